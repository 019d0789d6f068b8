/** Eyes to the front: every table that plays stops by one press, and one that refuses is said by name. */
import { expect, test, vi } from 'vitest';
import PauseAll from '../../../src/routes/workshop/[workshop]/clock/PauseAll.svelte';
import { drawn, show, until } from '../../components/mounting.ts';

const line = (number: number, more: object = {}) => ({
	...{ table: `t${String(number)}`, title: `Table ${String(number)}` },
	...{ outcome: null, closed: false, paused: false },
	...more
});
/** Shows it, presses it, and answers what was said and asked; some tables refuse. */
async function pressed(lines: object[], refuses: readonly string[] = []) {
	const asked: string[] = [];
	const said: (string | null)[] = [];
	vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
		const { paused } = JSON.parse(body) as { paused: boolean };
		asked.push(`${path} ${String(paused)}`);
		const error = { code: 'full', message: 'The disk is full.' };
		return Promise.resolve(
			refuses.some((table) => path.includes(table))
				? Response.json({ error }, { status: 503 })
				: Response.json({ seq: 3 })
		);
	});
	const say = (sentence: string | null) => said.push(sentence);
	await show(PauseAll as never, { lines, say } as never);
	document.querySelector('button')?.click();
	await drawn();
	await until(
		() => said.length,
		(count) => count > 0
	);
	return { asked, said };
}

test('those that play stop, and go on by the next press', async () => {
	const over = line(3, { outcome: 'equilibrium' });
	const stop = await pressed([line(1), line(2, { paused: true }), over]);
	expect(stop.asked).toEqual(['/api/tables/t1/desk true', '/api/tables/t2/desk true']);
	expect(stop.said).toEqual([null]);
	const on = await pressed([line(1, { paused: true }), line(2, { paused: true }), over]);
	expect(on.asked).toEqual(['/api/tables/t1/desk false', '/api/tables/t2/desk false']);
});

test('each that refuses is said by name', async () => {
	const { said } = await pressed([line(1), line(2), line(3)], ['t1', 't3']);
	expect(said).toEqual(['Table 1: The disk is full. Table 3: The disk is full.']);
});
