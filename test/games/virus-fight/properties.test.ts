import { expect, test } from 'vitest';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { virusFight } from '../../../src/lib/games/virus-fight/index.ts';
import { homeRow } from '../../../src/lib/games/virus-fight/rules/programs.ts';
import { legal, refuse } from '../../../src/lib/games/virus-fight/rules/rules.ts';
import type { Action, State } from '../../../src/lib/games/virus-fight/rules/state.ts';
import { always } from '../walk.ts';

const allPieces = ({ cells, spares }: State): string[] =>
	[...Object.values(cells), ...spares.flat()].toSorted();

test('§1.1, §3.3 no piece is ever lost or doubled', () => {
	always(virusFight, ({ start, moves }) => {
		const all = allPieces(start);
		expect(new Set(all).size).toBe(12 * start.n);
		for (const { after } of moves) {
			expect(allPieces(after)).toEqual(all);
			for (const spares of after.spares) expect(spares).toEqual(spares.toSorted());
		}
	});
});

test('§1.4, §3.5 whoever is in has a marker on a piece of its own square, whoever is out has none', () => {
	always(virusFight, ({ moves }) => {
		expect(moves.length).toBeGreaterThan(0);
		for (const { after } of moves) {
			if (after.phase === 'program') continue;
			const standing = after.markers.filter((marker) => marker !== null);
			expect(new Set(standing).size).toBe(standing.length);
			for (const [seat, marker] of after.markers.entries()) {
				expect(marker === null).toBe(after.out.includes(seat));
				if (marker !== null) expect(after.cells).toHaveProperty([marker]);
			}
		}
	});
});

test('§1.4 a piece under a marker stays where it is', () => {
	always(virusFight, ({ moves }) => {
		for (const { before, after } of moves) {
			if (before.phase === 'program') continue;
			for (const marker of before.markers) {
				if (marker !== null) expect(after.cells[marker]).toBe(before.cells[marker]);
			}
		}
		expect(moves.length).toBeGreaterThan(0);
	});
});

test('§2.4 in a round every seat still in takes one turn', () => {
	always(virusFight, ({ moves }) => {
		for (const { after } of moves) {
			expect(new Set(after.taken).size).toBe(after.taken.length);
			if (after.phase === 'play') expect(after.taken).not.toContain(after.turn);
		}
	});
});

test('§2.2 home rows never touch, on any board', () => {
	const least: Record<number, number> = { 2: 5, 3: 6, 4: 7, 5: 8 };
	for (const seats of virusFight.about.seats) {
		for (let size = least[seats] ?? 5; size <= 11; size++) {
			const rows = [...Array(seats).keys()].map((seat) => homeRow(seats, size, seat));
			for (const [one, row] of rows.entries()) {
				for (const other of rows.slice(one + 1).flat()) {
					for (const cell of row) {
						const apart = Math.abs(cell[0] - other[0]) + Math.abs(cell[1] - other[1]);
						expect(apart).toBeGreaterThan(1);
					}
				}
			}
		}
	}
});

test('§3 the listed actions of a turn are exactly those that are not refused, on any square', () => {
	always(
		virusFight,
		({ moves }) => {
			const view = moves.at(-1)?.after;
			if (view?.phase !== 'play') return;
			const squares = [...Array((view.size + 2) ** 2).keys()].map(
				(index) => [(index % (view.size + 2)) - 1, Math.floor(index / (view.size + 2)) - 1] as const
			);
			const tried = squares.flatMap((to): Action[] => [
				...squares.map((from): Action => ({ type: 'move', from, to })),
				...allPieces(view).map((piece): Action => ({ type: 'write', piece, to })),
				{ type: 'erase', target: to },
				{ type: 'jump', to },
				{ type: 'step', to }
			]);
			const open = tried.filter((action) => refuse(view, view.turn, action) === null);
			const listed = [...legal(view, view.turn)].filter((action) =>
				['move', 'write', 'erase', 'jump', 'step'].includes(action.type)
			);
			const inOrder = (actions: Action[]) => actions.map((action) => JSON.stringify(action)).sort();
			expect(inOrder(listed)).toEqual(inOrder(open));
		},
		{ games: 10, most: 25 }
	);
});

test('§6 another’s program may be anything that could have been set', () => {
	always(virusFight, ({ start, moves }) => {
		const chance = randomFrom(seededSource(moves.length));
		const set = moves.find(({ after }) => after.phase === 'program')?.after ?? start;
		for (const seat of set.programs.keys()) {
			const other = virusFight.redeal?.(virusFight.view(set, 'table'), 'table', chance);
			const program = other?.programs[seat] ?? null;
			expect(program === null).toBe(set.programs[seat] === null);
			if (program === null || program === true) continue;
			const given: Action = { type: 'program', ...program };
			expect(refuse({ ...set, programs: set.programs.map(() => null) }, seat, given)).toBeNull();
		}
	});
});
