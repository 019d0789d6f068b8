/** What the board adds to the rules: places, picks, what would follow, and words for what stands where. */
import { describe, expect, test } from 'vitest';
import {
	equalParts,
	lossPreviewOf
} from '../../../src/lib/games/melting-iceberg/screens/lossPreview.ts';
import { meltingIceberg } from '../../../src/lib/games/melting-iceberg/index.ts';
import { openings } from '../../../src/lib/games/melting-iceberg/rules/melting.ts';
import { spoken } from '../../../src/lib/games/melting-iceberg/words/naming.ts';
import { positionSays } from '../../../src/lib/games/melting-iceberg/words/position.ts';
import { offered, splitIn } from '../../../src/lib/games/melting-iceberg/screens/steps.ts';
import { legal } from '../../../src/lib/games/melting-iceberg/rules/rules.ts';
import {
	meant,
	rowsOf,
	spotsOf
} from '../../../src/lib/games/melting-iceberg/screens/ice/spots.ts';
import type { Spot } from '../../../src/lib/games/melting-iceberg/words/marks.ts';
import { nextOpen, towards } from '../../../src/lib/games/melting-iceberg/screens/ice/walking.ts';
import { rollsYet, standingOf } from '../../../src/lib/games/melting-iceberg/rules/standing.ts';
import type { State } from '../../../src/lib/games/melting-iceberg/rules/state.ts';
import { statusOf } from '../../../src/lib/games/melting-iceberg/words/status.ts';
import { follow } from '../../../src/lib/games/melting-iceberg/screens/trail.ts';
import { whyNot } from '../../../src/lib/games/melting-iceberg/screens/whyNot.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { always, eachMove } from '../walk.ts';
import { hexesAround } from '../../../src/lib/pieces/geometry/hexes.ts';

const names = (seat: number) => ['Robin', 'Mona'][seat] ?? '';
const few = { games: 8, most: 120 };

/** Two players in round 2: each floe is docked with all animals aboard, and some food lies on the ice. */
function playing(more: Partial<State> = {}): State {
	const options = { food: 8, tieBreak: 'none' } as const;
	const start = meltingIceberg.setup(2, options, randomFrom(seededSource(1)));
	const aboard = (at: readonly [number, number]) =>
		[at, ...hexesAround(at)].map((hex) => ({ at: hex, carrying: false }));
	return {
		...start,
		phase: 'move',
		round: 2,
		floes: [
			[6, 3],
			[-6, -3]
		],
		animals: [aboard([6, 3]), aboard([-6, -3])],
		food: [
			{ at: [4, 2], pile: [1, 0] },
			{ at: [-4, -2], pile: [1] }
		],
		hands: [
			[0, 0],
			[0, 0]
		],
		placed: 16,
		playerOne: 0,
		turnSeat: 0,
		counter: 1,
		dice: [3, 4],
		allowance: { animals: 3, distance: 4 },
		...more
	};
}

const spotAt = (view: State, key: string): Spot => {
	const spot = spotsOf(view).find((one) => one.key === key);
	if (!spot) throw new Error(`no place at ${key}`);
	return spot;
};

/** A field of these icebergs alone, seat 0 about to melt. */
const meltingOf = (ids: readonly number[]): State => {
	const view = playing({ phase: 'melt', dice: null, allowance: null, meltDie: 1, counter: 4 });
	return { ...view, icebergs: view.icebergs.filter(({ id }) => ids.includes(id)) };
};

describe('places', () => {
	test('every hex of ice and floes is one, and while the ice melts every iceberg and floe is', () => {
		expect(spotsOf(playing())).toHaveLength(133 + 14);
		expect(spotsOf(playing({ phase: 'meltRoll' }))).toHaveLength(19 + 2);
		const docking = playing({ phase: 'dock', floes: [null, null] });
		expect(spotsOf(docking)).toHaveLength(19 + 18);
		const rows = rowsOf(spotsOf(playing()));
		expect(rows.flat()).toHaveLength(147);
		for (const row of rows) {
			const xs = row.map(({ x }) => x);
			expect(xs).toEqual(xs.toSorted((a, b) => a - b));
		}
	});

	test('from everywhere the arrows and the page keys lead to everywhere', () => {
		for (const view of [playing(), meltingOf([0, 1, 2, 3, 7, 8])]) {
			const spots = spotsOf(view);
			const [start] = spots;
			const found = new Set<Spot>(start ? [start] : []);
			for (const spot of found) {
				for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
					const next = towards(key, spot, spots);
					if (next) found.add(next);
				}
			}
			expect(found.size).toBe(spots.length);
		}
		const view = playing();
		const spots = spotsOf(view);
		const from = spotAt(view, '0,0');
		expect(towards('ArrowRight', from, spots)?.key).toBe('1,0');
		expect(towards('ArrowLeft', from, spots)?.key).toBe('-1,0');
		const open = new Set(['2,0', '-2,0']);
		const isOpen = ({ key }: Spot) => open.has(key);
		expect(nextOpen('PageDown', from, spots, isOpen)?.key).toBe('2,0');
		expect(nextOpen('PageUp', from, spots, isOpen)?.key).toBe('-2,0');
		expect(nextOpen('PageDown', spotAt(view, '2,0'), spots, isOpen)?.key).toBe('-2,0');
		expect(nextOpen('Home', from, spots, isOpen)).toBeNull();
	});

	test('a finger means the one place within its reach, and with several comes nearer', () => {
		const view = playing();
		const open = [spotAt(view, '0,0'), spotAt(view, '1,0'), spotAt(view, '4,2')];
		expect(meant({ x: 5, y: 0 }, 30, open)).toBe(open[0]);
		expect(meant({ x: 25, y: 0 }, 40, open)).toBe('several');
		expect(meant({ x: -200, y: 0 }, 40, open)).toBeNull();
	});
});

test('every offered action is picked in a way of its own, and what is not offered has a twin', () => {
	always(
		meltingIceberg,
		({ moves }) => {
			for (const { after } of moves.filter((_, index) => index % 5 === 0)) {
				const all = legal(after, after.turnSeat);
				const actions = offered(after, all);
				const ways = actions.map((action) => JSON.stringify(splitIn(after)(action)));
				expect(new Set(ways).size).toBe(actions.length);
				for (const left of all.filter((action) => !actions.includes(action))) {
					expect(left).toMatchObject({ type: 'moveAnimal', drop: 'start' });
					expect(actions).toContainEqual({ ...left, drop: 'end' });
				}
			}
			expect(moves.length).toBeGreaterThan(0);
		},
		few
	);
});

describe('what a melt would take along', () => {
	test('is what then happens', () => {
		let seen = 0;
		eachMove(
			meltingIceberg,
			({ before, after, action, events }) => {
				if (action.type !== 'melt') return;
				const preview = lossPreviewOf(before, action.iceberg, action.keep);
				expect(preview.after.icebergs).toEqual(after.icebergs);
				expect(preview.after.animals).toEqual(after.animals);
				expect(events).toEqual(expect.arrayContaining([...preview.events]));
				const left = before.icebergs.length - preview.icebergs.length;
				expect(after.icebergs).toHaveLength(left);
				seen++;
			},
			{ games: 10, most: 400 }
		);
		expect(seen).toBeGreaterThan(20);
	});

	test('§4.4 equal parts are told, an uneven split has none', () => {
		// B, A, E lie in a row; with H the part of B is the larger one
		const even = meltingOf([0, 1, 4]);
		expect(equalParts(even, 0)).toEqual([[1], [4]]);
		expect(equalParts(meltingOf([0, 1, 4, 7]), 0)).toEqual([]);
		expect(lossPreviewOf(even, 0, 4).icebergs).toEqual([0, 1]);
	});

	test('§4.3 an opening is one that slides, with its sides, or one that lies open', () => {
		const corners = openings(meltingOf([...Array(19).keys()])).map(({ iceberg }) => iceberg.id);
		expect(corners).toEqual([9, 11, 15, 17]);
		const row = openings(meltingOf([0, 1, 4]));
		expect(row.map(({ iceberg }) => iceberg.id)).toEqual([0, 1, 4]);
		// the one between has but two empty places in a row on either side
		expect(row.map(({ ways }) => ways.length > 0)).toEqual([false, true, true]);
		expect(row[0]?.exposed).toBe(true);
	});
});

describe('in words', () => {
	test('a place says what it is and holds, and what may be done there', () => {
		const view = playing();
		expect(spoken(view, spotAt(view, '4,2'), null, names)).toBe(
			'Iceberg H (white), centre, a pile, from the top: Robin’s fish, Mona’s berries'
		);
		const bear = spoken(view, spotAt(view, '6,3'), { use: 'pick', picked: false }, names);
		expect(bear).toBe('Robin’s floe, centre, Robin’s bear, you can pick this');
		const wide = playing({ phase: 'melt' });
		expect(spoken(wide, spotAt(wide, '-6,-3'), null, names)).toBe(
			'Mona’s floe, Mona: fox × 7, 0 with food'
		);
		const docking = playing({ phase: 'dock', floes: [null, null], animals: [[], []] });
		expect(spoken(docking, spotAt(docking, '6,3'), { use: 'dock', picked: false }, names)).toBe(
			'In the sea beside H, you can dock here'
		);
	});

	test('the position names every iceberg and floe', () => {
		const said = positionSays(playing(), names);
		expect(said).toHaveLength(21);
		expect(said.join(' ')).toMatch(/Robin’s floe: In the sea beside H; Robin: bear × 7/);
	});

	test('the status says the act to who acts, whom it waits for to others, and both to who watches', () => {
		const view = playing();
		expect(statusOf(view, 0, names)).toMatchObject({ you: 'Move up to 3 animals' });
		expect(statusOf(view, 1, names)).toMatchObject({ you: null, waiting: ['Robin'] });
		expect(statusOf(view, null, names)).toMatchObject({
			instead: 'Robin moves animals',
			more: 'After the moves, a roll of 1 or less melts an iceberg.'
		});
		const reason = 'last-iceberg' as const;
		const over = playing({ phase: 'over', result: { winners: [0, 1], reason } });
		expect(statusOf(over, 1, names)).toMatchObject({
			instead: 'Victory for Robin and Mona: most animals with food on the last iceberg.',
			more: 'A tie on the last iceberg stands.'
		});
		expect(
			statusOf(playing({ phase: 'over', result: { winners: [0], reason } }), 0, names)
		).toMatchObject({ instead: 'You win.' });
	});
});

test('a standing counts animals, those with food, and food wherever it is', () => {
	const view = playing();
	const [own = []] = view.animals;
	view.animals[0] = own.map((animal, index) =>
		index === 0
			? { at: [0, 0], carrying: true }
			: index === 1
				? { at: [4, 2], carrying: false }
				: animal
	);
	view.animals[1] = [null, ...(view.animals[1] ?? []).slice(1)];
	view.hands = [
		[0, 2],
		[3, 0]
	];
	expect(standingOf(view, 0)).toEqual({ left: 7, fed: 2, food: 1 + 1 + 3 });
	expect(standingOf(view, 1)).toEqual({ left: 6, fed: 0, food: 2 + 2 });
	const rolling = playing({ phase: 'meltRoll', playerOne: 1, turnSeat: 0 });
	expect([rollsYet(rolling, 0), rollsYet(rolling, 1)]).toEqual([true, false]);
});

test('the news are those of one player until another one acts; what is taken back leaves none', () => {
	const trail = follow();
	const move = { type: 'animal-moved', from: [0, 0], to: [1, 0], seat: 0 };
	trail({ seq: 1, events: [{ type: 'dice-read', seat: 0 }] });
	const moved = trail({ seq: 2, events: [move] });
	expect(moved.news).toHaveLength(2);
	expect(moved.ends).toEqual([
		[0, 0],
		[1, 0]
	]);
	const rolled = trail({ seq: 3, events: [{ type: 'melt-rolled', seat: 1 }] });
	expect(rolled.news).toHaveLength(1);
	expect(rolled.ends).toHaveLength(2);
	expect(trail({ seq: 2, events: [] }).news).toEqual([]);
});

describe('why not', () => {
	const nothing = { owner: null, animal: null, iceberg: null };
	const why = (view: State, key: string, picked = {}, seat: number | null = 0) =>
		whyNot(view, seat, { ...nothing, ...picked }, spotAt(view, key));

	test('a place says why it cannot be chosen in this step', () => {
		const view = playing();
		expect(why(view, '0,0')).toMatch(/First choose an animal/);
		expect(why(view, '0,0', { animal: 1 })).toMatch(/You cannot get there in 4 steps/);
		expect(why(view, '7,3', { animal: 4 })).toMatch(/This place is taken/);
		expect(why(playing({ moved: [0] }), '6,3')).toMatch(/has moved already/);
		expect(why(playing({ allowance: null }), '6,3')).toMatch(/which die is which/);
		expect(why(playing({ phase: 'meltRoll' }), '0,0')).toMatch(/First roll/);
		expect(why(meltingOf([...Array(19).keys()]), '0,0')).toMatch(/stuck/);
		expect(why(playing({ phase: 'dock', floes: [null, [-6, -3]] }), '0,0')).toMatch(
			/A floe docks in/
		);
		const placing = playing({ phase: 'food', hands: [[0, 1], []], placed: 0 });
		expect(why(placing, '0,0', { owner: 1 })).toMatch(/white iceberg/);
		expect(why(view, '0,0', {}, 1)).toMatch(/somebody else’s turn/);
		expect(why(view, '0,0', {}, null)).toMatch(/only watch/);
	});
});
