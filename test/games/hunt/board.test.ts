/** What the board adds to the rules: plans, what would follow, lines of fire, and words for what stands where. */
import { describe, expect, test } from 'vitest';
import { previewOf, lossOf } from '../../../src/lib/games/hunt/screens/preview.ts';
import { hunt } from '../../../src/lib/games/hunt/index.ts';
import { linesIn } from '../../../src/lib/games/hunt/screens/linesOfFire.ts';
import { squareSays } from '../../../src/lib/games/hunt/words/naming.ts';
import { positionSays } from '../../../src/lib/games/hunt/words/position.ts';
import { plansOf, splitIn, turnedToo } from '../../../src/lib/games/hunt/screens/plans.ts';
import { legal, refuse } from '../../../src/lib/games/hunt/rules/rules.ts';
import type { Change, HuntEvent, State } from '../../../src/lib/games/hunt/rules/state.ts';
import { statusOf } from '../../../src/lib/games/hunt/words/status.ts';
import { follow } from '../../../src/lib/games/hunt/screens/trail.ts';
import { whyNot } from '../../../src/lib/games/hunt/screens/whyNot.ts';
import type { Cell } from '../../../src/lib/pieces/geometry/squares.ts';
import { always } from '../walk.ts';

const names = (seat: number) => ['Robin', 'Mona', 'Kit', 'Amal'][seat] ?? '';
const few = { games: 8, most: 80 };

/** Two Stacks on a board with nothing but these Fences. */
function playing(fences: Readonly<Record<string, string>>, more: Partial<State> = {}): State {
	const board = Array.from({ length: 7 }, (_, y) =>
		Array.from({ length: 7 }, (_, x) => fences[`${String(x)},${String(y)}`] ?? null)
	);
	return {
		game: 'hunt',
		options: { sets: ['rainbow', 'xeno'], firstSeat: 0, draft: 'choose' },
		phase: 'step2',
		turn: 0,
		board,
		stacks: [
			{ at: [3, 3], pieces: ['R', 'G'], lost: ['K'] },
			{ at: [5, 5], pieces: ['Y'], lost: [] }
		],
		pool: [],
		full: 4,
		die: 'aim',
		reordered: false,
		out: [],
		winners: null,
		...more
	};
}

describe('plans', () => {
	test('there is one for every legal action, and no two are picked alike', () => {
		always(
			hunt,
			({ moves }) => {
				for (const { after } of moves) {
					const plans = plansOf(after, after.turn, []);
					const actions = [...legal(after, after.turn)].filter(({ type }) => type !== 'aim');
					for (const action of actions) expect(plans).toContainEqual(action);
					const picks = plans.map((plan) => JSON.stringify(splitIn(after, [])(plan)));
					expect(new Set(picks).size).toBe(picks.length);
				}
			},
			few
		);
	});

	test('§4.5 Fences are turned one after the other in any order, each once, and what they add up to is legal', () => {
		const view = playing({ '3,2': 'B3u', '4,3': 'W2e' });
		let aimed: Change[] = [];
		for (const change of [
			{ at: [4, 3], facing: 'w' },
			{ at: [3, 2], facing: 'n' },
			{ at: [3, 2], facing: 's' }
		] satisfies Change[]) {
			expect(plansOf(view, 0, aimed)).toContainEqual({ type: 'turn', ...change });
			aimed = turnedToo(aimed, change);
		}
		expect(aimed).toHaveLength(2);
		expect(refuse(view, 0, { type: 'aim', changes: aimed })).toBeNull();
		expect(plansOf(view, 0, aimed)).toContainEqual({ type: 'aim', changes: aimed });
	});
});

test('what is foreseen is what then happens', () => {
	let seen = 0;
	always(
		hunt,
		({ moves }) => {
			for (const { before, after, seat, action, events } of moves) {
				// only while pieces are drawn blind can nobody foresee
				const blind = before.options.draft === 'blind' && before.pool.length > 0;
				if (action.type === 'roll' || blind) continue;
				const preview = previewOf(before, seat, action);
				expect(preview.after).toEqual(after);
				expect(JSON.parse(JSON.stringify(preview.events))).toEqual(events);
				seen++;
			}
		},
		few
	);
	expect(seen).toBeGreaterThan(0);
});

describe('lines of fire', () => {
	test('§5.1 one that strikes is drawn to the Stack it hits, the others to the first piece or the edge', () => {
		const view = playing({ '1,3': 'B3u', '2,3': 'W2u', '5,1': 'K3s', '1,5': 'O2n' });
		const { after, events } = previewOf(view, 0, {
			type: 'aim',
			changes: [{ at: [2, 3], facing: 'e' }]
		});
		expect(lossOf(events, 0)).toBe(1);
		const lines = linesIn(after, events);
		expect(lines).toContainEqual({ from: [2, 3], to: [3, 3], strikes: true });
		expect(lines).toContainEqual({ from: [5, 1], to: [5, 5], strikes: false });
		expect(lines).toContainEqual({ from: [1, 5], to: [1, 3], strikes: false });
		expect(lines).toHaveLength(3);
	});

	test('every piece that a line takes is told with the Fence and with the Stack in its sight', () => {
		always(
			hunt,
			({ moves }) => {
				for (const { after, events } of moves) {
					// at a table of this game only its own rules tell events
					const told = events as unknown as HuntEvent[];
					for (const event of told) {
						if (event.type !== 'struck' && event.type !== 'saved') continue;
						expect(event.from !== undefined).toBe(event.cause === 'line');
						if (!event.from || !event.at) continue;
						const [x, y] = event.from;
						expect(after.board[y]?.[x]?.charAt(0)).toBe(event.color);
						expect(event.at[0] === x || event.at[1] === y).toBe(true);
					}
				}
				expect(moves.length).toBeGreaterThan(0);
			},
			{ games: 10, most: 200 }
		);
	});
});

test('the news are those of a turn until something happens in the next; what is taken back leaves none', () => {
	const trail = follow();
	const told = (seq: number, ...events: { type: string; to?: Cell; from?: Cell }[]) =>
		trail({ seq, events });
	told(1, { type: 'fence-moved', from: [0, 1], to: [1, 1] });
	expect(told(2, { type: 'rolled' }).news).toHaveLength(2);
	expect([...told(2, { type: 'rolled' }).squares]).toEqual(['0,1', '1,1']);
	const after = told(3, { type: 'stack-moved', from: [2, 2], to: [2, 3] }, { type: 'turn-began' });
	expect(after.news).toHaveLength(4);
	expect([...after.squares]).toEqual(['2,2', '2,3']);
	expect(told(4, { type: 'fence-moved', from: [1, 1], to: [1, 2] }).news).toHaveLength(1);
	expect(told(3).news).toEqual([]);
});

describe('in words', () => {
	const view = playing({ '1,3': 'B3u', '0,2': 'W2e' });

	test('a square says what it holds, a Stack from the top', () => {
		expect(squareSays(view, [3, 3], names)).toBe(
			'column 4, row 4: Robin’s Stack, from the top: green, red'
		);
		expect(squareSays(view, [0, 2], names)).toMatch(/Outside: Fence, medium white, pointing east/);
		expect(squareSays(view, [2, 2], names)).toBe('column 3, row 3: empty');
	});

	test('the position names all 20 Fences and every Stack', () => {
		always(
			hunt,
			({ last }) => {
				const said = positionSays(last, names).join(' ');
				expect(said.match(/(medium|large)/g)).toHaveLength(20);
				for (const seat of last.stacks.keys()) expect(said).toContain(names(seat));
			},
			few
		);
	});

	test('the status says the act to who acts, whom it waits for to others, and both to who watches', () => {
		expect(statusOf(view, 0, names)).toMatchObject({ you: 'Aim Fences beside your Stack' });
		expect(statusOf(view, 1, names)).toMatchObject({ you: null, waiting: ['Robin'] });
		expect(statusOf(view, null, names).instead).toBe('Robin aims Fences beside their Stack');
		const free = playing({ '0,1': 'B3u' }, { phase: 'roll', die: null });
		expect(statusOf(free, 0, names).more).toBe(
			'Impossible now: Tip, Swap, Hop, Aim. Rolling what is impossible costs a piece.'
		);
		const over = playing({}, { phase: 'over', winners: [0], out: [[1]] });
		over.stacks = [...over.stacks.slice(0, 1), { at: null, pieces: [], lost: ['Y'] }];
		expect(statusOf(over, 0, names)).toMatchObject({ more: 'Fallen, in this order: Mona.' });
		expect(statusOf(over, 1, names).instead).toBe('Robin has the last Stack in play and wins.');
	});
});

describe('why not', () => {
	const nothing = { fence: null, deed: null, color: null };
	const why = (more: Partial<State>, deed: string | null, square: Cell, seat: number | null = 0) =>
		whyNot(
			playing({ '3,2': 'B3u', '0,1': 'W2u', '3,0': 'K2e' }, more),
			seat,
			{ ...nothing, deed },
			square
		);

	test('a square says why it cannot be chosen in this step', () => {
		expect(why({}, 'aim', [0, 1])).toMatch(/right beside/);
		expect(why({ die: 'tip' }, 'tip', [3, 0])).toMatch(/lies flat already/);
		expect(why({ die: 'swap' }, 'swap', [0, 1])).toMatch(/not in the row or column/);
		expect(why({ die: 'hop' }, 'hop', [1, 1])).toMatch(/no Fence on that square/);
		expect(why({ die: 'dig' }, 'dig', [1, 1])).toMatch(/button/);
		expect(why({ die: 'wild' }, null, [1, 1])).toMatch(/First choose one of the actions/);
		expect(why({ phase: 'step1' }, null, [0, 1])).toMatch(/next to your Stack/);
		expect(why({ phase: 'roll' }, null, [1, 1])).toMatch(/Roll the die first/);
		expect(why({ phase: 'step3' }, null, [1, 1])).toMatch(/too far/);
		expect(why({}, 'aim', [3, 2], 1)).toMatch(/somebody else’s turn/);
		expect(why({}, 'aim', [3, 2], null)).toMatch(/only watch/);
	});
});
