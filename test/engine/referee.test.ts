import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyJson } from '../../src/lib/engine/json.ts';
import { playOut } from '../../src/lib/engine/playout.ts';
import { byHand, seededSource } from '../../src/lib/engine/random.ts';
import {
	dealing,
	judge,
	lineTo,
	open,
	play,
	replay,
	rewind,
	stateAt,
	toldTo,
	type Entry,
	type Position
} from '../../src/lib/engine/referee.ts';
import { toyWith, type State } from './toy.ts';

const toy = toyWith();
const deal = dealing(seededSource(7));

function begun(options: unknown = {}): Position {
	const answer = open(toy, 2, options, deal);
	if ('refused' in answer) throw new Error(answer.refused.code);
	return answer.position;
}

/** The position after these seats have chosen these cards. */
function chosen(...cards: readonly (readonly [number, number])[]): Position {
	return cards.reduce((position, [seat, card]) => {
		const answer = play(toy, position, seat, choose(card), deal);
		if ('refused' in answer) throw new Error(answer.refused.code);
		return answer.position;
	}, begun());
}

const choose = (card: number) => ({ type: 'choose', card });

/** Random games, and all their positions. */
const anyGame = fc.nat({ max: 1e6 }).map((seed) => {
	const positions: Position[] = [];
	const watch = (position: Position) => positions.push(copyJson(position));
	const { position } = playOut(toy, { seats: 2 + (seed % 2), options: {}, seed, watch });
	return { positions, last: position };
});

test('a log that went through JSON replays to the same position, at every entry', () => {
	fc.assert(
		fc.property(anyGame, ({ positions, last }) => {
			const log = JSON.parse(JSON.stringify(last.log)) as Entry[];
			expect(replay(toy, log)).toEqual(last);
			for (const { head, state } of positions) expect(stateAt(toy, log, head)).toEqual(state);
		})
	);
});

test('a rewind is an entry, and play goes on from where it leads', () => {
	fc.assert(
		fc.property(anyGame, fc.nat(), ({ positions, last }, place) => {
			const back = positions[place % (positions.length - 1)] ?? last;
			const answer = rewind(toy, last, back.head, 'a slip');
			if ('refused' in answer) throw new Error(answer.refused.code);
			const { position, entry } = answer;
			expect(entry.deed).toEqual({ kind: 'rewind', to: back.head, reason: 'a slip' });
			expect(position.log.slice(0, -1)).toEqual(last.log);
			expect(position.state).toEqual(back.state);
			expect(replay(toy, position.log)).toEqual(position);
		})
	);
});

test('what was played after a rewind counts, what it took back does not, also through rewinds of rewinds', () => {
	const first = chosen([0, 1], [1, 2]);
	const back = rewind(toy, first, 1, 'seat 1 thinks again');
	if ('refused' in back) throw new Error(back.refused.code);
	const again = play(toy, back.position, 1, choose(3), deal);
	if ('refused' in again) throw new Error(again.refused.code);
	expect(lineTo(again.position.log, again.entry.seq).map(({ seq }) => seq)).toEqual([0, 1, 4]);
	const undone = rewind(toy, again.position, 2, 'the first was right');
	expect(undone).toMatchObject({ position: { head: 2, state: first.state } });
});

test('there is no way back to an entry that is not there, nor to a rewind', () => {
	const position = chosen([0, 1]);
	for (const to of [-1, 2, 0.5, NaN]) {
		expect(rewind(toy, position, to, '')).toMatchObject({ refused: { code: 'no-such-entry' } });
	}
	const back = rewind(toy, position, 0, '');
	if ('refused' in back) throw new Error(back.refused.code);
	expect(rewind(toy, back.position, 2, '')).toMatchObject({ refused: { code: 'no-such-entry' } });
});

test('a refused action changes nothing and writes nothing', () => {
	const position = chosen([0, 1]);
	const before = JSON.stringify(position);
	expect(play(toy, position, 0, choose(2), deal)).toMatchObject({
		refused: { code: 'not-your-turn', rule: '§1' }
	});
	expect(play(toy, position, 'facilitator', choose(2), deal)).toHaveProperty('refused');
	expect(JSON.stringify(position)).toBe(before);
});

test('playing leaves the position that was handed in as it was, unless it is spent', () => {
	const position = begun();
	const before = copyJson(position);
	play(toy, position, 0, choose(2), deal);
	expect(position).toEqual(before);
	const answer = play(toy, position, 0, choose(2), deal, { spent: true });
	expect(answer).toHaveProperty('position.state', position.state);
	expect((position.state as State).cards).toEqual([2, null]);
});

test('each number drawn stands in the entry, and dice thrown by hand are marked', () => {
	const first = chosen([0, 1]);
	const answer = play(toy, first, 1, choose(2), (draws) => byHand([6], () => 0, draws), {
		byHand: true,
		by: 'facilitator',
		id: 'mine'
	});
	expect(answer).toMatchObject({
		entry: { seq: 2, id: 'mine', draws: [5], byHand: true, by: 'facilitator' }
	});
	expect(first.log[0]?.draws).toHaveLength(2);
	expect(first.log[1]).not.toHaveProperty('byHand');
});

test('a log of other rules does not replay', () => {
	const { log } = chosen([0, 1], [1, 2]);
	const fewer = log.map((entry) => ({ ...entry, draws: [] }));
	expect(() => replay(toy, fewer)).toThrow('does not fit');
	expect(() => replay(toy, [])).toThrow('set-up');
	expect(() => replay(toy, log.slice(1))).toThrow('set-up');
});

test('everybody learns what was told to all, and only the seats named the rest', () => {
	const [, entry] = chosen([0, 3]).log;
	if (!entry) throw new Error('one card was chosen');
	const all = { type: 'chose', seat: 0 };
	expect(toldTo(entry, 0)).toEqual([all, { type: 'noted', card: 3 }]);
	expect(toldTo(entry, 1)).toEqual([all]);
	expect(toldTo(entry, 'table')).toEqual([all]);
});

test('what was told stays as it was told, whatever becomes of the state', () => {
	const told = toyWith((whole) => ({
		apply(state, actor, action, table) {
			table.tell({ type: 'before', scores: state.scores });
			whole.apply(state, actor, action, table);
			state.scores[0] = 99;
		}
	}));
	const answer = play(told, begun(), 0, choose(1), deal);
	expect(answer).toHaveProperty('entry.told.0.event.scores', [0, 0]);
});

test('an actor is judged by what that actor may see', () => {
	const seen: unknown[] = [];
	const watched = toyWith((whole) => ({
		refuse(view, actor, action) {
			seen.push(view.cards);
			return whole.refuse(view, actor, action);
		}
	}));
	const { state } = chosen([0, 3]);
	judge(watched, state, 0, choose(1));
	judge(watched, state, 1, choose(1));
	judge(watched, state, 'facilitator', { type: 'pause' });
	expect(seen).toEqual([
		[3, null],
		['hidden', null],
		['hidden', null]
	]);
});

test('a table is set up only at a number of seats and with options that the game has', () => {
	expect(open(toy, 4, {}, deal)).toEqual({ refused: { code: 'bad-seats', params: { seats: 4 } } });
	expect(open(toy, 2, { rounds: 9 }, deal)).toMatchObject({ refused: { code: 'bad-option' } });
	expect(begun({ rounds: 3 }).log[0]?.deed).toEqual({
		kind: 'setup',
		seats: 2,
		options: { rounds: 3, boasting: true }
	});
});
