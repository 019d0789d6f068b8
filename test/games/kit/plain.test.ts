/** What stands for what a game has not written: made of its module and its words. */
import { expect, test } from 'vitest';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import {
	endingOf,
	handsOf,
	heldBy,
	scoresOf,
	statusOf,
	titled
} from '../../../src/lib/games/kit/plain/said.ts';
import { dropped, tapsOf } from '../../../src/lib/games/kit/plain/taps.ts';
import { gameWords } from '../../../src/lib/games/kit/words.ts';
import { Picker } from '../../../src/lib/pieces/picking/picker.svelte.ts';
import { cardsWith, type State } from '../../engine/conform/cards.ts';

const names = (seat: number) => `Kim ${String(seat)}`;
const words = gameWords({
	refusals: {},
	actions: { lay: () => 'Lay', store: () => 'Store' },
	events: {},
	options: {},
	outcome: ({ winners }, of) => `${winners.map(of).join()} won.`,
	ends: { 'most-coins': () => 'No cards left' },
	phases: { spring: () => 'Spring' },
	title: () => 'Cards'
});

/** A game of three, with what is not as it begins. */
function begun(change: Partial<State> = {}, module: AnyModule = cardsWith()) {
	const state = module.setup(3, { bonus: 1 }, randomFrom(seededSource(1))) as State;
	return { plain: { game: module, words }, view: { ...state, ...change } };
}
const OVER = { hands: [[], [], []], coins: [4, 9, 4] };

test('the status says what a seat may do by the names of its actions, and for whom the others wait', () => {
	const { plain, view } = begun();
	const mine = statusOf(plain, view, 0, names);
	expect(mine).toMatchObject({ you: 'Choose: Lay, Store.', waiting: [], instead: null });
	expect(statusOf(plain, view, 1, names)).toMatchObject({ you: null, waiting: ['Kim 0'] });
	expect(statusOf(plain, view, null, names).you).toBeNull();
});

test('above it stand the chapter and the round that the stage names, and in the end how it ended', () => {
	const staged = cardsWith(() => ({ stage: () => ({ phase: 'spring', round: 2 }) }));
	const { plain, view } = begun({}, staged);
	expect(statusOf(plain, view, 0, names).caps).toBe('Spring · Round 2');
	const over = begun(OVER);
	const said = statusOf(over.plain, over.view, null, names);
	expect(said).toMatchObject({ caps: 'No cards left', instead: 'Kim 1 won.', you: null });
});

test('the end is told by the score, whomever it favours; who has as much shares a place', () => {
	const { plain, view } = begun(OVER);
	expect(endingOf(plain)(begun().view, names)).toBeNull();
	expect(endingOf(plain)(view, names)).toEqual({
		winners: [1],
		why: 'No cards left',
		places: [
			{ place: 1, seat: 1, says: '9 points' },
			{ place: 2, seat: 0, says: '4 points' },
			{ place: 2, seat: 2, says: '4 points' }
		]
	});
	const few = cardsWith(() => ({
		order: 'fewest',
		outcome: () => ({ reason: 'few', winners: [] })
	}));
	const other = begun({ ...OVER, coins: [4, 9, 5] }, few);
	expect(endingOf(other.plain)(other.view, names)?.places.map(({ seat }) => seat)).toEqual([
		0, 2, 1
	]);
});

test('no figure is shown that a view does not tell', () => {
	const hidden = cardsWith(() => ({ score: ({ deck }) => deck.map((card) => card ?? Number.NaN) }));
	const throwing = cardsWith(() => ({
		score: () => {
			throw new TypeError('null');
		}
	}));
	for (const module of [hidden, throwing, cardsWith(() => ({ score: undefined as never }))]) {
		const { plain, view } = begun({ deck: [null] }, module);
		expect(scoresOf(plain, view)).toEqual([]);
	}
});

test('what a seat holds is said by the game, or else by the number of its cards', () => {
	const { plain, view } = begun();
	expect(heldBy(plain, view, 0, null)).toBe('4 cards in hand');
	const own = { ...words, holds: (_: unknown, seat: number) => `ship ${String(seat)}` };
	expect(heldBy({ ...plain, words: own }, view, 2, 2)).toBe('ship 2');
	for (const other of [null, {}, { hands: 3 }, { hands: [1, 2] }])
		expect(handsOf(other)).toEqual([]);
});

test('a game whose words have a title has it above its board', () => {
	expect(titled(words)?.name()).toBe('Cards');
	expect(titled({ ...words, title: null })).toBeUndefined();
});

/** Somebody who stores a card, or shows two for a wish, in that order. */
function market() {
	const played: string[] = [];
	const picker = new Picker<string>(() => ({
		legal: ['hand=1', 'hand=2', 'wish=7 hand=1 with=2'],
		split: (action) =>
			action.split(' ').map((step) => ({
				asks: step.slice(0, step.indexOf('=')),
				answer: step.slice(step.indexOf('=') + 1)
			})),
		act: (action) => Promise.resolve(played.push(action) > 0),
		confirm: () => 'asked',
		word: () => null
	}));
	const path = () => picker.path.map(({ asks, answer }) => `${asks}=${answer}`).join(' ');
	return { picker, path };
}

test('a card that is dropped where its question is taken is chosen', async () => {
	const { picker, path } = market();
	await dropped(picker, 'hand=2', null);
	expect(path()).toBe('hand=2');
});

test('a card that is dropped on something else that answers is chosen with it, in the order of the game', async () => {
	const { picker, path } = market();
	await dropped(picker, 'hand=1', 'wish=7');
	expect(path()).toBe('wish=7 hand=1');
	await dropped(picker, 'with=2', 'wish=7');
	expect(path()).toBe('wish=7 hand=1 with=2');
	await dropped(picker, 'with=9', 'wish=8');
	expect(path()).toBe('wish=7 hand=1 with=2');
});

test('a button chooses what can be chosen, and says why of what cannot', () => {
	const { picker, path } = market();
	const asked: number[] = [];
	const taps = tapsOf(
		picker,
		() => 'hand',
		(card: number) => card,
		(card) => asked.push(card)
	);
	const click = (card: number): void => {
		taps.button(card).onclick?.({} as never);
	};
	click(9);
	click(2);
	expect([asked, path()]).toEqual([[9], 'hand=2']);
	expect(taps.button(2)).toMatchObject({ 'aria-pressed': true, 'data-answer': 'hand=2' });
	expect(taps.button(9)).toMatchObject({ 'aria-pressed': false, 'aria-disabled': true });
});
