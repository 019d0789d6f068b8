/** "We are stuck" on a phone: at the foot of every game, large enough, and as the room says by now. */
import { expect, test, vi } from 'vitest';
import { games } from '../../../../src/lib/games/registry.ts';
import Hand from '../../../../src/routes/table/[table]/help/Hand.svelte';
import { faults } from '../../../components/axe.ts';
import { drawn, show, until } from '../../../components/mounting.ts';
import { tooSmall } from '../../../components/seen.ts';
import { showPhone } from '../../../components/tables.ts';

const sent: { path: string; body: unknown }[] = [];
const answering = (answer: () => Response) => {
	sent.length = 0;
	vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
		sent.push({ path, body: JSON.parse(body) });
		return Promise.resolve(answer());
	});
};

const button = () => document.querySelector('button');
const alert = () => document.querySelector('[role="alert"]')?.textContent ?? '';
const shown = (hand: { seat: number; at: number } | null) =>
	show(Hand, { table: 'oak', hand, names: (seat: number) => `Player ${String(seat + 1)}` });

test.each(
	games
		.filter(({ id }) => ['timelock', 'hunt'].includes(id))
		.map((game) => [game.id, game] as const)
)('%s: a table that is stuck finds the button below its game', async (_id, game) => {
	await showPhone(game);
	document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
	const found = () =>
		[...document.querySelectorAll('main button')].filter(
			(one) => one.textContent.trim() === 'We are stuck'
		);
	expect(await until(found, ({ length }) => length > 0)).toHaveLength(1);
});

test('it asks, says who has asked, and lets anybody say that it goes on', async () => {
	answering(() => Response.json({ seq: 3 }));
	await shown(null);
	button()?.click();
	await drawn();
	expect(sent).toMatchObject([{ path: '/api/tables/oak/hand', body: { up: true } }]);
	await shown({ seat: 1, at: 0 });
	expect(document.querySelector('[role="status"]')?.textContent.trim()).toBe(
		'Player 2 has asked for the facilitator.'
	);
	expect(tooSmall()).toEqual([]);
	expect(await faults('part')).toEqual([]);
	button()?.click();
	await drawn();
	expect(sent.at(-1)).toMatchObject({ body: { up: false } });
});

test('why it could not ask stands beside it', async () => {
	const error = { code: 'too-many', message: 'Too many tries at once. Wait 40 seconds.' };
	answering(() => Response.json({ error }, { status: 429 }));
	await shown(null);
	button()?.click();
	expect(await until(alert, (words) => words !== '')).toBe(error.message);
	answering(() => {
		throw new TypeError('no network');
	});
	button()?.click();
	expect(await until(alert, (words) => words !== error.message)).not.toBe('');
});
