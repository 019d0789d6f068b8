import fc from 'fast-check';
import type { Component } from 'svelte';
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { globalWarming } from '../../../src/lib/games/global-warming/index.ts';
import Board from '../../../src/lib/games/global-warming/screens/Board.svelte';
import Players from '../../../src/lib/games/global-warming/screens/Players.svelte';
import { wall as says, Wall } from '../../../src/lib/games/lists/all/global-warming.ts';
import { islandsOf } from '../../../src/lib/games/global-warming/rules/layout.ts';
import { VALUES, type State } from '../../../src/lib/games/global-warming/rules/state.ts';
import { inOrder, statusOf } from '../../../src/lib/games/global-warming/words/status.ts';
import { keyOf, neighbours, type Cell } from '../../../src/lib/pieces/geometry/squares.ts';
import { count, drawn as drawnOn, names, open } from '../drawn.ts';
import { always, somePositions } from '../walk.ts';

const drawn = (state: State, seat: number | null): string =>
	drawnOn(Board, globalWarming.view(state, seat ?? 'table'), seat);

describe('the board', () => {
	test('opens the places that the rules list for this seat, and no others', () => {
		somePositions(globalWarming, 7, (state) => {
			for (const seat of state.pawns.keys()) {
				const places = new Set(open(drawn(state, seat)));
				const actions = [...globalWarming.legal(globalWarming.view(state, seat), seat)];
				const pawns = actions.flatMap((one) => (one.type === 'movePawn' ? [one.pawn] : []));
				const held = pawns.includes(seat) ? seat : pawns[0];
				const listed = actions.flatMap((action) => {
					if (action.type === 'moveTile') return [keyOf(action.from)];
					if (action.type !== 'movePawn') return [];
					const at = state.pawns[action.pawn];
					return [...(at ? [keyOf(at)] : []), ...(action.pawn === held ? [keyOf(action.to)] : [])];
				});
				expect(places).toEqual(new Set(listed));
			}
		});
	});

	test('who watches finds nothing to press but the description', () => {
		somePositions(globalWarming, 7, (state) => {
			const html = drawn(state, null);
			expect(open(html)).toEqual([]);
			expect(html).not.toContain('class="btn');
		});
	});

	test('§6 before the reveal a phone draws as many faces as its own seat has chosen', () => {
		somePositions(globalWarming, 7, (state) => {
			if (state.phase !== 'select') return;
			for (const seat of state.pawns.keys()) {
				const own = state.chosen[seat] === null ? 0 : 1;
				// in the status, and beside the name once the list has come
				expect(count(drawn(state, seat), ' die shows ')).toBe(own);
				const list = drawnOn(Players, globalWarming.view(state, seat), seat);
				expect(count(list, ' die shows ')).toBe(own);
			}
		});
	});
});

test('the projector shows the island once somebody has chosen, and until then how to join', () => {
	const join = createRawSnippet((large: () => boolean) => ({
		render: () => `<b>${large() ? 'large' : 'small'}</b>`
	}));
	const wall = (view: State) =>
		render(Wall as Component, {
			props: { ...says, view, names, join, told: { seq: 0, events: [] } }
		}).body;
	always(
		globalWarming,
		({ start, moves, last }) => {
			expect(wall(globalWarming.view(start, 'table'))).toContain('<b>large</b>');
			for (const state of [moves[0]?.after ?? start, last]) {
				const html = wall(globalWarming.view(state, 'table'));
				expect(html).toContain('<b>small</b>');
				expect(html).toContain('role="grid"');
				expect(html).not.toContain('<button');
			}
		},
		{ games: 3 }
	);
});

describe('the status', () => {
	test('names everybody the game waits for, and asks a seat exactly while it may act', () => {
		always(globalWarming, ({ start, moves }) => {
			for (const state of [start, ...moves.map(({ after }) => after)]) {
				const awaited = globalWarming.toAct(state);
				for (const seat of [...state.pawns.keys(), null]) {
					const said = statusOf(globalWarming.view(state, seat ?? 'table'), seat, names);
					expect(said.you !== null).toBe(seat !== null && awaited.includes(seat));
					expect(said.waiting).toEqual(awaited.filter((one) => one !== seat).map(names));
					const act = seat === null && ['act', 'sink'].includes(state.phase);
					expect(said.instead !== null).toBe(state.phase === 'over' || act);
				}
			}
		});
	});

	test('§3.1 once the faces are shown, the seats stand in the order in which they act', () => {
		always(globalWarming, ({ moves }) => {
			expect(moves.length).toBeGreaterThan(0);
			for (const { after } of moves) {
				const order = inOrder(after);
				expect([...order].sort()).toEqual([...after.pawns.keys()]);
				if (after.phase !== 'act') continue;
				const waiting = order.filter((seat) => after.queue.includes(seat));
				expect(waiting).toEqual(after.queue);
			}
		});
	});
});

test('islands hang together by edges, fall apart nowhere else, and the largest comes first', () => {
	const cell = fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 }));
	const cells = fc.uniqueArray(cell, { selector: keyOf, maxLength: VALUES.length * 4 });
	fc.assert(
		fc.property(cells, (places: readonly Cell[]) => {
			const islands = islandsOf(places);
			expect(islands.flat().sort()).toEqual(places.map(keyOf).sort());
			const of = (key: string) => islands.findIndex((island) => island.includes(key));
			for (const place of places) {
				for (const beside of neighbours(place).map(keyOf)) {
					if (of(beside) >= 0) expect(of(beside)).toBe(of(keyOf(place)));
				}
			}
			const sizes = islands.map(({ length }) => length);
			expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
		})
	);
});
