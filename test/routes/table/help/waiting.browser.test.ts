/** Help looks first at what keeps the main button waiting, whatever the game. */
import { expect, test, vi } from 'vitest';
import { drawn, show } from '../../../components/mounting.ts';
import { arrived } from '../../../components/tables.ts';
import Tutor from '../../../../src/routes/table/[table]/help/Tutor.svelte';
import { reasonIn } from '../../../../src/routes/table/[table]/help/waiting.ts';

const SILENT = 'Your best moves are about equally good here.';
const MOVE = { step: 1, left: 4, says: 'Which of your moves would leave you better off?' };

/** A main button beside the help, and what the server would say. */
async function helped(why: string | null, answer: object) {
	const asked = vi
		.spyOn(window, 'fetch')
		.mockImplementation(() => Promise.resolve(Response.json(answer)));
	await show(Tutor, { table: 'oak', seq: 1, alone: true });
	const row = document.createElement('div');
	row.innerHTML = `<p id="why"><span aria-hidden="true">↑</span> ${why ?? ''}</p>
		<button data-act aria-describedby="why" aria-disabled="${String(why !== null)}">Place 2 RP</button>`;
	document.body.append(row);
	await drawn();
	return {
		asked,
		act: row.querySelector('button'),
		press: async () => {
			document.querySelector<HTMLElement>('section button')?.click();
			await arrived();
		}
	};
}
const said = () => document.querySelector('section')?.innerText ?? '';

test('what a button waits for is said first, in its own words and without asking the server', async () => {
	const { asked, press } = await helped('Name the new Resource first.', MOVE);
	expect(reasonIn(document.body)).toBe('Name the new Resource first.');
	await press();
	expect(said()).toContain('Something is still missing. Name the new Resource first.');
	expect(asked).not.toHaveBeenCalled();
	await press();
	expect(said()).toContain(MOVE.says);
});

test('beside a button that waits, moves are not called equally good', async () => {
	const { act, press } = await helped('Name the new Resource first.', {
		silent: true,
		says: SILENT
	});
	await press();
	await press();
	expect(said()).not.toContain(SILENT);
	act?.setAttribute('aria-disabled', 'false');
	await arrived();
	expect(said()).toContain(SILENT);
	expect(said()).not.toContain('missing');
});

test('where nothing waits, the first step is about moves', async () => {
	const { asked, press } = await helped(null, MOVE);
	await press();
	expect(asked).toHaveBeenCalledOnce();
	expect(said()).toContain(MOVE.says);
});
