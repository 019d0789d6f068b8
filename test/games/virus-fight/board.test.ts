/** What the board adds to the rules: the private editor, blocks and their outlines, dangers preview, words. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { blocksIn, outline } from '../../../src/lib/games/virus-fight/rules/blocks.ts';
import {
	NOTHING,
	shoved,
	slid,
	toggled
} from '../../../src/lib/games/virus-fight/screens/drafting.ts';
import { lacks, mustTake, strands } from '../../../src/lib/games/virus-fight/rules/preview.ts';
import { virusFight } from '../../../src/lib/games/virus-fight/index.ts';
import { squareSays } from '../../../src/lib/games/virus-fight/words/naming.ts';
import { positionSays } from '../../../src/lib/games/virus-fight/words/position.ts';
import { choices, split } from '../../../src/lib/games/virus-fight/screens/steps.ts';
import { legal, refuse } from '../../../src/lib/games/virus-fight/rules/rules.ts';
import type { State } from '../../../src/lib/games/virus-fight/rules/state.ts';
import { statusOf } from '../../../src/lib/games/virus-fight/words/status.ts';
import { follow } from '../../../src/lib/games/virus-fight/screens/trail.ts';
import { nextFirst } from '../../../src/lib/games/virus-fight/rules/turns.ts';
import { whyNot } from '../../../src/lib/games/virus-fight/screens/whyNot.ts';
import { always, eachMove } from '../walk.ts';

const names = (seat: number) => ['Robin', 'Mona', 'Sally', 'Amal', 'Duncan'][seat] ?? '';
const options = { boardSize: null, sets: null, roundLimit: null };
const start = (): State => virusFight.setup(2, options, randomFrom(seededSource(1)));

/** Robin is on turn in a block of three, Mona stands in one of two, and one piece lies alone. */
const playing = (more: Partial<State> = {}): State => ({
	...start(),
	phase: 'play',
	cells: { '0,4': '0W1', '1,4': '0M2', '2,4': '0E3', '3,0': '1J2', '4,0': '1M1', '0,0': '1E2' },
	markers: ['1,4', '3,0'],
	spares: [['0W2', '1W2', '0J1'], ['1J3']],
	...more
});
const nothing = { piece: null, spare: null };

describe('§2.1 the editor', () => {
	const step = fc.oneof(
		fc.record({ add: fc.integer({ min: 0, max: 11 }) }),
		fc.record({ shove: fc.nat({ max: 4 }), by: fc.constantFrom(-1 as const, 1 as const) }),
		fc.record({ slide: fc.nat({ max: 4 }) })
	);

	test('always holds a program that could be set, as long as it is not too long', () => {
		const view = start();
		const spares = view.spares[0] ?? [];
		fc.assert(
			fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
				let program = NOTHING;
				for (const one of steps) {
					if ('add' in one) program = toggled(program, spares[one.add] ?? '', 5);
					else if ('slide' in one) program = slid(program, one.slide, 5);
					else program = shoved(program, one.shove, one.by);
					const refused = refuse(view, 0, { type: 'program', ...program });
					if (program.pieces.length > 5) program = toggled(program, program.pieces[5] ?? '', 5);
					else if (program.pieces.length > 0) expect(refused).toBeNull();
					else expect(refused?.code).toBe('bad-program-length');
				}
			})
		);
	});

	test('keeps the marker on its piece, however pieces change places', () => {
		const line = { pieces: ['0M1', '0W1', '0E1'], marker: 1, offset: 0 };
		const marked = ({ pieces, marker }: typeof line) => pieces[marker];
		expect(marked(shoved(line, 1, -1))).toBe('0W1');
		expect(marked(shoved(line, 0, 1))).toBe('0W1');
		expect(marked(toggled(line, '0M1', 5))).toBe('0W1');
		expect(shoved(line, 0, -1)).toEqual(line);
	});

	test('moves the line so far that it reaches the square that was tapped', () => {
		const line = { pieces: ['0M1', '0W1'], marker: 0, offset: 1 };
		expect(slid(line, 0, 5).offset).toBe(0);
		expect(slid(line, 4, 5).offset).toBe(3);
		expect(slid(line, 2, 5).offset).toBe(1);
	});
});

describe('what is foreseen', () => {
	test('§3.5, §3.6 an instruction that would leave no step puts its player out, and only that', () => {
		let stranded = 0;
		eachMove(
			virusFight,
			({ before, after, seat, action }) => {
				if (before.phase !== 'play' || action.type === 'concede') return;
				expect(strands(before, action)).toBe(after.out.includes(seat));
				if (after.out.includes(seat)) stranded++;
			},
			{ games: 40 }
		);
		expect(stranded).toBeGreaterThan(0);
	});

	test('§2.4 who is first in the next round, if nothing more happens to the pieces', () => {
		always(virusFight, ({ moves }) => {
			for (const { before, after } of moves) {
				if (before.phase !== 'play' || after.round === before.round) continue;
				expect(after.first).toBe(nextFirst({ ...after, first: before.first }));
			}
			expect(moves.length).toBeGreaterThan(0);
		});
	});

	test('§3.3 a strike must take a piece where no empty square is in reach', () => {
		const corner = { '0,4': '0E1', '1,4': '0M1', '0,3': '0M2', '3,0': '1J2' };
		const view = playing({ cells: corner, markers: ['0,4', '3,0'] });
		expect(mustTake(view)).toBe(true);
		expect(mustTake({ ...view, cells: { '0,4': '0E1', '1,4': '0M1', '3,0': '1J2' } })).toBe(false);
	});

	test('somebody lacks what is neither among their spares nor in their block', () => {
		expect(lacks(playing(), 0)).toEqual([]);
		expect(lacks(playing(), 1)).toEqual(['E', 'W']);
		expect(lacks(start(), 1)).toEqual([]);
	});
});

describe('§1.3 blocks', () => {
	test('every piece is in one block, with all markers that stand in it', () => {
		const blocks = blocksIn(playing({ markers: ['1,4', '2,4'] }));
		expect(blocks.map(({ keys }) => keys.size)).toEqual([3, 2, 1]);
		expect(blocks.map(({ seats }) => seats)).toEqual([[0, 1], [], []]);
	});

	test('an outline closes: every corner is the end of two lines', () => {
		const cell = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).map(([x, y]) => `${x},${y}`);
		fc.assert(
			fc.property(fc.uniqueArray(cell, { minLength: 1 }), (keys) => {
				const ends = outline(new Set(keys), 6).split(/[ML]/).slice(1);
				const counts = new Map<string, number>();
				for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
				expect([...counts.values()].every((count) => count % 2 === 0)).toBe(true);
			})
		);
	});
});

test('the answers tell every choice of a turn from every other, spares that are alike once', () => {
	always(
		virusFight,
		({ moves }) => {
			for (const { after: view } of moves) {
				if (view.phase !== 'play') continue;
				const steps = choices(view).map((action) => JSON.stringify(split(action)));
				expect(new Set(steps).size).toBe(steps.length);
				expect(steps.length).toBeGreaterThan(0);
			}
		},
		{ games: 10, most: 60 }
	);
	const view = playing({ markers: ['0,4', '3,0'] });
	const pieces = choices(view).flatMap((one) => (one.type === 'write' ? [one.piece] : []));
	expect([...new Set(pieces)]).toEqual(['0W2', '0J1']);
});

test('the brackets mark what a turn touched, until the next turn goes on', () => {
	const trail = follow();
	const told = (seq: number, ...events: { type: string }[]) => trail({ seq, events });
	const squares = (seq: number, ...events: { type: string }[]) => [...told(seq, ...events).squares];
	expect(squares(1, { type: 'moved', from: [0, 0], to: [0, 1] } as never)).toEqual(['0,0', '0,1']);
	const stepped = { type: 'stepped', from: [1, 1], to: [2, 1] } as never;
	expect(squares(2, stepped)).toEqual(['0,0', '0,1', '1,1', '2,1']);
	expect(told(2, stepped).news).toHaveLength(2);
	expect(squares(3, { type: 'erased', target: [4, 4] } as never)).toEqual(['4,4']);
	expect(squares(2)).toEqual([]);
});

describe('in words', () => {
	test('a square says what stands there, whose marker, and whose block it is', () => {
		const view = playing();
		expect(squareSays(view, [1, 4], names)).toBe(
			'b5: MOVE 2 with Robin’s marker, now running, block of Robin'
		);
		expect(squareSays(view, [4, 0], names)).toBe('e1: MOVE 1, block of Mona');
		expect(squareSays(view, [0, 0], names)).toBe('a1: ERASE 2, empty block');
		expect(squareSays(view, [2, 2], names)).toBe('c3: empty');
		expect(squareSays(start(), [0, 4], names)).toBe('a5: Robin’s home row');
	});

	test('the position tells every block and everybody’s spares', () => {
		const [mine, theirs, lone, robin] = positionSays(playing(), names);
		expect(mine).toBe('Active block of Robin: WRITE 1 at a5, MOVE 2 at b5, ERASE 3 at c5.');
		expect(theirs).toContain('Active block of Mona');
		expect(lone).toBe('Empty block: ERASE 2 at a1.');
		expect(robin).toContain('2 WRITE (4 pips), 1 JUMP (1 pip), 0 ERASE (0 pips)');
	});

	test('the status says what a seat does now, and whom it waits for', () => {
		expect(statusOf(start(), 0, names).you).toBe('Build your program in secret');
		const set = { ...start(), programs: [true, null] } satisfies State;
		expect(statusOf(set, 0, names).waiting).toEqual(['Mona']);
		expect(statusOf(playing(), 0, names).you).toBe('Run MOVE 2');
		expect(statusOf(playing({ step: 'step' }), 0, names).you).toBe('Take your step');
		expect(statusOf(playing(), 1, names).waiting).toEqual(['Robin']);
		expect(statusOf(playing({ roundLimit: 9 }), null, names).caps).toBe('Round 1 of 9');
		const alone = playing({ cells: { '1,4': '0M2', '3,0': '1J2' } });
		expect(statusOf(alone, 0, names)).toMatchObject({
			you: 'Go on without MOVE: it cannot run',
			more: 'Your marker has nowhere to go, so you will be out.'
		});
	});

	test('a square that cannot be chosen says why', () => {
		const view = playing();
		const [far, own] = [[0, 0] as const, [0, 4] as const];
		expect(whyNot(view, null, nothing, far)).toMatch(/only watch/);
		expect(whyNot(view, 1, nothing, far)).toMatch(/Another program is running now/);
		expect(whyNot(view, 0, nothing, far)).toMatch(/not part of your active block/);
		expect(whyNot(view, 0, nothing, [1, 4])).toMatch(/marker stands on this piece/);
		expect(whyNot(view, 0, { piece: own, spare: null }, [4, 4])).toMatch(/not beside/);
		const writing = playing({ markers: ['0,4', '3,0'] });
		expect(whyNot(writing, 0, nothing, [0, 3])).toMatch(/one of your spares first/);
		expect(whyNot(playing({ step: 'step' }), 0, nothing, far)).toMatch(/not beside/);
	});

	test('a square that may be chosen is never refused', () => {
		always(
			virusFight,
			({ last }) => {
				for (const action of legal(last, last.turn)) {
					expect(refuse(last, last.turn, action)).toBeNull();
				}
				expect(last.n).toBeGreaterThan(1);
			},
			{ games: 5, most: 30 }
		);
	});
});
