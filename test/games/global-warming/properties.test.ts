import { expect, test } from 'vitest';
import { globalWarming } from '../../../src/lib/games/global-warming/index.ts';
import type { Cell, Face, State } from '../../../src/lib/games/global-warming/rules/state.ts';
import { always, redealsAlike } from '../walk.ts';

const named = (faces: readonly (Partial<Record<keyof Face, unknown>> | null)[]): string[] =>
	faces.map((face) => `${String(face?.suit)} ${String(face?.value)}`).sort();

const beside = (a: Cell, b: Cell): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;
const alive = ({ pawns }: State): number[] =>
	[...pawns.keys()].filter((seat) => pawns[seat] !== null);

test('§1.1, §4.2 each suit and value is afloat or gone, and its coin with it', () => {
	always(globalWarming, ({ start, moves }) => {
		const all = named(start.tiles);
		expect(new Set(all).size).toBe(24);
		for (const { after } of [...moves, { after: start }]) {
			expect(named([...after.tiles, ...after.gone])).toEqual(all);
			expect(named([...after.line, ...after.bag])).toEqual(named(after.tiles));
		}
	});
});

test('§1.2, §3.3 a place holds one tile at most, a tile one pawn at most, and pawns stand on tiles', () => {
	always(globalWarming, ({ start, moves }) => {
		expect(start.pawns).not.toContain(null);
		for (const { after } of [...moves, { after: start }]) {
			const places = after.tiles.map(({ at }) => at.join());
			const stands = alive(after).map((seat) => after.pawns[seat]?.join());
			expect(new Set(places).size).toBe(places.length);
			expect(new Set(stands).size).toBe(stands.length);
			for (const place of stands) expect(places).toContain(place);
		}
	});
});

test('§3.2 a blank moves one tile without a pawn, and it touches another afterwards', () => {
	always(globalWarming, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { before, after, action } of moves) {
			if (action.type !== 'moveTile') continue;
			const { from, to } = action;
			const others = before.tiles.filter(({ at }) => at.join() !== from.join());
			expect(others).toHaveLength(before.tiles.length - 1);
			expect(others.some(({ at }) => beside(at, to))).toBe(true);
			expect(before.pawns.map((at) => at?.join())).not.toContain(from.join());
			expect(after.pawns.length).toBe(before.pawns.length);
		}
	});
});

test('§2.2, §3.1, §3.3 only faces that nobody shares act, in their order, and a number in full or not at all', () => {
	always(globalWarming, ({ moves }) => {
		let due = new Map<number, number>();
		let shown = 0;
		for (const { before, seat, action, events } of moves) {
			if (action.type === 'movePawn') due.set(seat, (due.get(seat) ?? 0) - 1);
			if (action.type === 'movePawn' || action.type === 'moveTile' || action.type === 'skipTile') {
				expect(before.queue[0]).toBe(seat);
			}
			for (const event of events) {
				if (event.type === 'action-lost') due.delete(event['seat'] as number);
				if (event.type === 'sank') expect([...due.values()].every((left) => left === 0)).toBe(true);
				if (event.type !== 'revealed') continue;
				shown++;
				const faces = event['faces'] as (number | null)[];
				const queue = event['queue'] as number[];
				const inOrder = queue.map((one) => faces[one] ?? -1);
				expect(new Set(inOrder).size).toBe(inOrder.length);
				expect(inOrder).toEqual([0, 5, 4, 3, 2, 1].filter((face) => inOrder.includes(face)));
				for (const [one, face] of faces.entries()) {
					const alone = face !== null && faces.filter((other) => other === face).length === 1;
					expect(queue.includes(one)).toBe(alone);
				}
				due = new Map(queue.map((one) => [one, faces[one] ?? 0]));
			}
		}
		expect(shown).toBeGreaterThan(0);
	});
});

test('§4 one tile sinks a turn, the row stays full while the bag lasts, and the last pawn wins by turn 23', () => {
	always(
		globalWarming,
		({ moves, last }) => {
			for (const { after } of moves) {
				const turns = after.turn - (after.phase === 'over' ? 0 : 1);
				expect(after.gone).toHaveLength(turns);
				expect(after.line).toHaveLength(Math.min(3, 24 - turns));
				expect(after.drowned.length).toBe(after.pawns.length - alive(after).length);
			}
			expect(last.turn).toBeLessThanOrEqual(23);
			const [survivor] = alive(last);
			const outcome = globalWarming.outcome(last);
			expect(alive(last)).toHaveLength(1);
			expect(outcome?.winners).toEqual([survivor]);
			expect(outcome?.['ranking']).toEqual([survivor, ...last.drowned.toReversed()]);
		},
		{ most: 500 }
	);
});

test('§4.3 the first to drown keeps the bag, where the table plays so; with autoSink nobody waits for it', () => {
	always(globalWarming, ({ start, moves }) => {
		expect(start.handler).toBeLessThan(start.pawns.length);
		for (const { after } of moves) {
			const [first] = after.drowned;
			const keeper = first !== undefined && after.drownedHandler ? first : start.handler;
			expect(after.handler).toBe(keeper);
			if (after.autoSink) expect(after.phase).not.toBe('sink');
			if (after.phase === 'sink') expect(globalWarming.toAct(after)).toEqual([keeper]);
		}
	});
});

test('§6 a view shows one side of a coin, nothing of the bag, and before the reveal only one’s own face', () => {
	always(globalWarming, ({ start, moves }) => {
		expect(named(globalWarming.view(start, 0).bag)).toEqual(Array(21).fill('undefined undefined'));
		for (const { after } of moves) {
			for (const audience of ['table' as const, ...after.pawns.keys()]) {
				const view = globalWarming.view(after, audience);
				expect(view.bag).toEqual(after.bag.map(() => null));
				for (const [index, { suit, value, up }] of view.line.entries()) {
					const coin = after.line[index];
					expect(up).toBe(coin?.up);
					expect([suit, value]).toEqual(up === 'suit' ? [coin?.suit, null] : [null, coin?.value]);
				}
				if (after.phase !== 'select') continue;
				for (const [seat, face] of view.chosen.entries()) {
					const real = after.chosen[seat];
					expect(face).toBe(seat === audience || real === null ? real : -1);
				}
			}
		}
	});
});

test('§6 what is hidden may be anything that fits: a redealt game has the same coins and tiles', () => {
	redealsAlike(globalWarming, 0, (other, after) => {
		expect(named([...other.line, ...other.bag])).toEqual(named(after.tiles));
	});
});
