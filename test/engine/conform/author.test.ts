/** Faults that an author from elsewhere once planted, those that the other tests beside this one have not: each by itself, in a game of cards. */
import { expect, test } from 'vitest';
import { examine, type Met } from '../../../src/lib/engine/conform.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import { cardsWith, type Action, type Cards, type State } from './cards.ts';

const GAMES = 25;

type Change = (whole: Cards) => Partial<Cards>;

/** All findings and hints of a module, a line each. */
function said(module: AnyModule, say?: (met: Met) => string | null): string {
	const { findings, hints } = examine(module, { games: GAMES, ...(say && { say }) });
	return [...findings, ...hints].map(({ clause, detail }) => `${clause}: ${detail}`).join('\n');
}

const redealing =
	(how: (dealt: State, view: State, audience: number | 'table') => State): Change =>
	(whole) => ({
		redeal: (view, audience, random) =>
			how(structuredClone(whole.redeal?.(view, audience, random) ?? view), view, audience)
	});

/** Does something more after an action that was played. */
const after =
	(
		more: (state: State, seat: number, action: Action, table: Parameters<Cards['apply']>[3]) => void
	): Change =>
	(whole) => ({
		apply(state, actor, action, table) {
			whole.apply(state, actor, action, table);
			if (actor !== 'facilitator') more(state, actor, action, table);
		}
	});

/** What all games share, as a careless module has it. */
const ORDER = [2, 1, 0];

const FAULTS: readonly [string, RegExp, Change][] = [
	[
		'whose turn it is, by a card that is hidden',
		/to-act: \[\d\] to the table, \[1\] to seat \d/,
		(whole) => ({
			toAct: (view) =>
				view.hands[1]?.includes(5) && whole.toAct(view).length > 0 ? [1] : whole.toAct(view)
		})
	],
	[
		'a redeal that leaves one list hidden',
		/redeal: the redeal for seat 0 never deals stored\.1\.0/,
		redealing((dealt, view) => ({ ...dealt, stored: view.stored }))
	],
	[
		'a redeal with a card too few',
		/secret: the table sees .*, and .* after a redeal/,
		redealing((dealt) => ({ ...dealt, deck: dealt.deck.slice(1) }))
	],
	[
		'a redeal that puts one’s own hand in another order',
		/secret: seat \d sees .*, and .* after a redeal/,
		redealing((dealt, _view, audience) => ({
			...dealt,
			hands: dealt.hands.map((cards, seat) => (seat === audience ? cards.toReversed() : cards))
		}))
	],
	[
		'a redeal that changes what all see',
		/secret: the table sees .*"coins":\[0,0\].*, and .*"coins":\[1,1\].* after a redeal/,
		redealing((dealt) => ({ ...dealt, coins: dealt.coins.map((coins) => coins + 1) }))
	],
	[
		'a redeal that deals what the seat itself has stored',
		/redeal: the redeal for seat \d deals \d+ to hands\.\d, where stored\.\d has it already/,
		redealing((dealt, view, audience) => {
			const own = audience === 'table' ? undefined : view.stored[audience]?.[0];
			const other = dealt.hands.findIndex((cards, seat) => seat !== audience && cards.length > 0);
			const hand = dealt.hands[other];
			if (own !== undefined && hand) hand[0] = own;
			return dealt;
		})
	],
	[
		'a game that never ends',
		/bound: no end after 12 actions/,
		() => ({ outcome: () => null, bound: 12 })
	],
	[
		'a game in which nobody is to act, and that is not over',
		/nobody is to act, and no word of the facilitator lets the game go on/,
		(whole) => ({ toAct: (view) => (view.quay.length > 3 ? [] : whole.toAct(view)) })
	],
	[
		'a list that sorts the hand in the view',
		/writes: TypeError: Cannot assign to read only property/,
		(whole) => ({
			*legal(view, seat) {
				view.hands[seat]?.sort((one, other) => (one ?? 0) - (other ?? 0));
				yield* whole.legal(view, seat);
			}
		})
	],
	[
		'a rule that turns round what all games share',
		/replay: the same action leads elsewhere/,
		after((state, seat) => {
			state.coins[seat] = (state.coins[seat] ?? 0) + (ORDER.reverse()[0] ?? 0);
		})
	],
	[
		'minus nothing',
		/json: state\.coins\.0 is -0/,
		after((state) => {
			state.coins[0] = -0;
		})
	],
	[
		'a field without a value',
		/json: state\.bonus is undefined/,
		after((state) => {
			Object.assign(state, { bonus: undefined });
		})
	],
	[
		'a map in the state',
		/json: state\.paid is no plain object/,
		(whole) => ({ setup: (...given) => ({ ...whole.setup(...given), paid: new Map() }) })
	],
	[
		'the turn of a seat that is not there',
		/to-act: waits for \[9\] of \d seats/,
		after((state) => {
			if (state.quay.length === 3) state.turn = 9;
		})
	],
	[
		'a refusal that throws where something is odd',
		/throws: RangeError: no such card/,
		(whole) => ({
			refuse(view, actor, action) {
				if (action.card > 23) throw new RangeError('no such card');
				return whole.refuse(view, actor, action);
			}
		})
	],
	[
		'a rule that throws in one of many games',
		/throws: TypeError: seven/,
		after((state, _seat, { type, card }) => {
			if (type === 'store' && card === 7 && state.quay.length === 3) throw new TypeError('seven');
		})
	],
	[
		'a term of worth without a weight',
		/worth: "coins" has no weight/,
		() => ({ worth: (view, seat) => ({ coins: view.coins[seat] ?? 0 }), weights: {} })
	],
	[
		'an event that names the card stored in secret',
		/told: (the table|seat \d) is told .*"card":\d+.*, else .*"card":\d+/,
		after((_state, seat, { type, card }, { tell }) => {
			if (type === 'store') tell({ type: 'hid', seat, card });
		})
	],
	[
		'an event that tells one bit of it',
		/told: (the table|seat \d) is told .*"odd":(true|false).*, else /,
		after((_state, seat, { type, card }, { tell }) => {
			if (type === 'store') tell({ type: 'hid', seat, odd: card % 2 === 1 });
		})
	],
	[
		'an event that is told to the seat beside it',
		/told: seat \d is told .*"card":\d+.*, else /,
		after((state, seat, { type, card }, { tell }) => {
			if (type === 'store') tell({ type: 'hid', seat, card }, [(seat + 1) % state.hands.length]);
		})
	],
	[
		'a key in a public object that names the card',
		/meant: after \{"type":"store","card":\d+\} (the table|seat \d) sees seen\.c\d+ = /,
		(whole) => ({
			setup: (...given) => ({ ...whole.setup(...given), seen: {} }),
			apply(state, actor, action, table) {
				whole.apply(state, actor, action, table);
				const { seen } = state as State & { seen: Record<string, number> };
				seen[`c${String(action.card)}`] = 1;
			}
		})
	],
	[
		'what is stored in secret, shown on the wall',
		/meant: the table sees stored\.\d\.\d, and seat \d does not: everybody looks at the wall/,
		(whole) => ({
			view: (state, audience) =>
				audience === 'table'
					? { ...whole.view(state, audience), stored: state.stored }
					: whole.view(state, audience)
		})
	],
	[
		'whoever has the best hand begins, which all see',
		/meant: in set-ups in which all see turn = \d, .* does it tell what is hidden/,
		(whole) => ({
			setup(seats, ...given) {
				const state = whole.setup(seats, ...given);
				const worth = state.hands.map((hand) =>
					hand.reduce<number>((sum, card) => sum + (card ?? 0), 0)
				);
				return { ...state, turn: worth.indexOf(Math.max(...worth)) };
			}
		})
	],
	[
		'a count of some cards in the deck, which all see',
		/meant: in set-ups in which all see low = \d, .* does it tell what is hidden/,
		(whole) => ({
			setup(...given) {
				const state = whole.setup(...given);
				return { ...state, low: state.deck.filter((card) => (card ?? 0) < 4).length };
			}
		})
	],
	[
		'a neighbour’s hand, shown when few cards are left',
		/meant: after .* seat \d sees hands\.\d\.\d = \d+, which was hidden, and is told nothing of it/,
		(whole) => ({
			view(state, audience) {
				const view = whole.view(state, audience);
				if (state.quay.length < 4 || audience === 'table') return view;
				const beside = (audience + 1) % state.hands.length;
				return {
					...view,
					hands: view.hands.map((hand, seat) =>
						seat === beside ? (state.hands[seat] ?? []) : hand
					)
				};
			}
		})
	],
	[
		'a history of hands in the view',
		/redeal: the redeal for (the table|seat \d) deals \d+ to \w+, where story\.\d\.\d has it already/,
		(whole) => ({
			setup: (...given) => ({ ...whole.setup(...given), story: [] as unknown[] }),
			apply(state, actor, action, table) {
				const { story } = state as State & { story: unknown[] };
				story.push(structuredClone(state.hands));
				whole.apply(state, actor, action, table);
			}
		})
	]
];

test.each(FAULTS)('%s', (_what, says, change) => {
	expect(said(cardsWith(change))).toMatch(says);
});

test('nothing is said of a game without a fault', () => {
	expect(said(cardsWith())).toBe('');
});

test('a refusal, and an end, without words are named', () => {
	for (const kind of ['refusal', 'end'] as const)
		expect(said(cardsWith(), (met) => (met.kind === kind ? null : 'well'))).toMatch(
			/words: no words for/
		);
});
