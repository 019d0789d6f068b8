/** Faults that 40 games of conform once missed, each planted by itself in a game of cards: found now, with seat, action and log. */
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { examine, type Finding } from '../../../src/lib/engine/conform.ts';
import type { Watch } from '../../../src/lib/engine/conform/flaw.ts';
import { otherwise, sayingsOf } from '../../../src/lib/engine/conform/alone.ts';
import { sameJson } from '../../../src/lib/engine/json.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import { replay } from '../../../src/lib/engine/referee.ts';
import { actionOf, whole } from '../../../src/lib/games/kit/schema.ts';
import { cardsWith, type Action, type Cards, type State } from './cards.ts';

const GAMES = 40;

type Change = (whole: Cards) => Partial<Cards>;

/** All that is said of a module, findings and hints. */
function said(module: AnyModule, more: Partial<Parameters<typeof examine>[1]> = {}): Finding[] {
	const { findings, hints } = examine(module, { games: GAMES, ...more });
	return [...findings, ...hints];
}

const lookedAt = (all: readonly Finding[]) =>
	all.map(({ clause, detail }) => `${clause}: ${detail}`).join('\n');

/** Does something more after an action that was played. */
const after =
	(more: (state: State, seat: number, action: Action) => void): Change =>
	(whole) => ({
		apply(state, actor, action, table) {
			whole.apply(state, actor, action, table);
			if (actor !== 'facilitator') more(state, actor, action);
		}
	});

const redealing =
	(how: (view: State, dealt: State) => State): Change =>
	(whole) => ({
		redeal: (view, audience, random) => how(view, whole.redeal?.(view, audience, random) ?? view)
	});

/** What is hidden, filled in the order of the cards. */
function inOrder(view: State): State {
	const open = new Set([
		...view.quay.map(({ card }) => card),
		...view.hands.flat(),
		...view.stored.flat()
	]);
	const left = Array.from({ length: 24 }, (_, card) => card).filter((card) => !open.has(card));
	const fill = (cards: readonly (number | null)[]) =>
		cards.map((card) => card ?? left.shift() ?? 0);
	return {
		...view,
		hands: view.hands.map(fill),
		stored: view.stored.map(fill),
		deck: fill(view.deck)
	};
}

const FAULTS: readonly [string, RegExp, Change][] = [
	[
		'a card stored in secret pays more where it is a nine',
		/meant: after \{"type":"store","card":\d+\} (the table|seat \d) sees coins\.\d = \d, after \{"type":"store","card":\d+\} \d: meant\?/,
		after((state, seat, { type, card }) => {
			if (type === 'store' && card === 9) state.coins[seat] = (state.coins[seat] ?? 0) + 1;
		})
	],
	[
		'a deed that is said to be secret stands in a field that all see',
		/meant: after \{"type":"store".*sees turn = |meant: after \{"type":"store".*sees last = /,
		(whole) => ({
			setup: (...given) => ({ ...whole.setup(...given), last: -1 }),
			apply(state, actor, action, table) {
				whole.apply(state, actor, action, table);
				(state as State & { last: number }).last = action.card;
			}
		})
	],
	[
		'a redeal deals what lies on the quay, inside objects',
		/redeal: the redeal for (the table|seat \d) deals \d+ (to|twice)/,
		redealing((view, dealt) => {
			const laid = view.quay[0]?.card;
			const [first = [], ...others] = dealt.hands;
			if (laid === undefined || view.hands[0]?.[0] !== null) return dealt;
			return { ...dealt, hands: [[laid, ...first.slice(1)], ...others] };
		})
	],
	[
		'a redeal that uses no chance',
		/redeal: the redeal for (the table|seat \d) uses no chance: \d+ hidden places are dealt the same way every time/,
		(whole) => ({ ...whole, redeal: inOrder })
	],
	[
		'an option that does nothing',
		/meant: the option "bonus" changes nothing: \d games went the same way/,
		(whole) => ({ setup: (seats, _options, random) => whole.setup(seats, { bonus: 1 }, random) })
	],
	[
		'whoever sits first wins ties',
		/meant: seats \d and \d both have \d+, and seat \d wins alone, as whoever sits first did in all \d+ ties/,
		(whole) => ({
			outcome(state) {
				const ended = whole.outcome(state);
				return ended && { ...ended, winners: ended.winners.slice(0, 1) };
			}
		})
	],
	[
		'an action with one field more',
		/schema: seat \d: \{"type":"(lay|store)","card":\d+\} passes with the field "another" too/,
		() => ({ action: actionOf(v.object({ type: v.picklist(['lay', 'store']), card: whole })) })
	],
	[
		'a fraction where all else is whole',
		/meant: coins\.\d is \d+\.\d+, where all other numbers are whole/,
		after((state, seat) => {
			state.coins[seat] = (state.coins[seat] ?? 0) * 1.1;
		})
	],
	[
		'a view that grows without bound',
		/meant: a view (has \d+ kB|grows by \d+ bytes a move)/,
		(whole) => ({
			bound: 500,
			setup: (...given) => ({ ...whole.setup(...given), story: [] as string[] }),
			apply(state, actor, action, table) {
				whole.apply(state, actor, action, table);
				(state as State & { story: string[] }).story.push('x'.repeat(900));
			}
		})
	],
	[
		'NaN is called by its name',
		/json: state\.coins\.\d is NaN/,
		after((state, seat) => {
			if (seat === 1) state.coins[seat] = Number.NaN;
		})
	],
	[
		'what is offered and then refused is said with seat and action',
		/seat \d(: | is offered )\{"type":"(lay|store)","card":11\}(, and it)? is refused/,
		(whole) => ({
			refuse: (view, actor, action) =>
				action.card === 11 ? { code: 'not-eleven' } : whole.refuse(view, actor, action)
		})
	],
	[
		'a set-up that writes to a constant which games share',
		/writes: TypeError: .*: written to what others still hold, such as a constant that was not copied/,
		(whole) => {
			const coins: number[] = [];
			return {
				setup(seats, ...given) {
					coins.length = 0;
					coins.push(...Array.from({ length: seats }, () => 0));
					return { ...whole.setup(seats, ...given), coins };
				}
			};
		}
	]
];

test.each(FAULTS)('%s', (_what, says, change) => {
	expect(lookedAt(said(cardsWith(change)))).toMatch(says);
});

test('a memo of the module that is keyed by too little shows where games are played in another order', () => {
	const fresh = () => {
		const paid = new Map<number, number>();
		return cardsWith(
			after((state, seat, { card }) => {
				const memo = paid.get(card) ?? state.coins[seat] ?? 0;
				paid.set(card, memo);
				state.coins[seat] = memo;
			})
		);
	};
	const found = otherwise(sayingsOf(fresh(), 1, 'forth'), sayingsOf(fresh(), 1, 'back'));
	expect(found?.detail).toMatch(
		/where other games were played before, the (state|score) is another after \{"type":"(lay|store)","card":\d+\}: something is kept in a variable/
	);
	expect(found?.log?.length).toBeGreaterThan(1);
	expect(
		otherwise(sayingsOf(cardsWith(), 1, 'forth'), sayingsOf(cardsWith(), 1, 'back'))
	).toBeNull();
});

test.each<[string, (module: AnyModule, watch: Watch) => unknown]>([
	['played in another order', (module, watch) => sayingsOf(module, 1, 'back', watch)],
	['played with other options', (module, watch) => said(module, { games: 0, watch })]
])('a game that is %s is told before it is tried: its rules may never end', (_how, examined) => {
	let [begun, next, tried] = [false, {}, 0];
	const untold: unknown[] = [];
	const module = cardsWith((whole) => ({
		setup(seats, _options, random) {
			if (!begun) untold.push('a set-up');
			return whole.setup(seats, { bonus: 1 }, random); // so that no option ends it early
		},
		apply(state, actor, action, table) {
			if (!sameJson(next, action)) untold.push(action);
			tried++;
			whole.apply(state, actor, action, table);
		}
	}));
	examined(module, (told) => {
		if ('start' in told) begun = true;
		else next = told.move.action as Action;
	});
	expect(untold).toEqual([]);
	expect(tried).toBeGreaterThan(20);
});

test('the game without any of them has neither findings nor hints', () => {
	expect(lookedAt(said(cardsWith(), { games: 100 }))).toBe('');
});

test('what is said comes with a log that replays', () => {
	const module = cardsWith((whole) => ({
		apply(state, actor, action, table) {
			whole.apply(state, actor, action, table);
			if (action.card === 9) state.coins[0] = 0.5;
		}
	}));
	const found = said(module).find(({ detail }) => detail.startsWith('coins.0 is 0.5'));
	const { state } = replay(module, found?.log ?? []);
	expect((state as State).coins[0]).toBe(0.5);
});

test('a list that takes long is said where there is a clock', () => {
	let now = 0;
	const module = cardsWith((whole) => ({
		legal(view, seat) {
			now += 60;
			return whole.legal(view, seat);
		}
	}));
	expect(lookedAt(said(module, { clock: () => now }))).toMatch(/legal took 60 ms for seat \d/);
	expect(lookedAt(said(module))).toBe('');
});

test('a term of worth without words is named', () => {
	const module = cardsWith(() => ({
		worth: (view, seat) => ({ glitter: view.coins[seat] ?? 0 }),
		weights: { glitter: 0.1 }
	}));
	const all = said(module, { say: (met) => (met.kind === 'term' ? null : 'well') });
	expect(lookedAt(all)).toContain('no words for term glitter');
});

test('a decision that hangs on a variable of the module is said with what to look for', () => {
	let asked = 0;
	const module = cardsWith(() => ({
		worth: (view, seat) => ({ coins: (view.coins[seat] ?? 0) + (asked++ % 7) }),
		weights: { coins: 0.1 }
	}));
	expect(lookedAt(said(module))).toMatch(/something outside the view|variable of the module/);
});

test('equal cards that are dealt once a game give no false alarm', () => {
	const SLIPS = Array.from(
		{ length: 12 },
		(_, slip) => ['fish', 'salt', 'rope', 'pearls'][slip % 4] ?? ''
	);
	const module = cardsWith((whole) => ({
		setup(seats, options, random) {
			const slips = random.shuffle(SLIPS);
			const wishes = Array.from({ length: seats }, (_, seat) =>
				slips.slice(2 * seat, 2 * seat + 2)
			);
			return { ...whole.setup(seats, options, random), wishes, away: slips.slice(2 * seats) };
		},
		view: (state, audience) => {
			const { wishes, away } = state as State & { wishes: string[][]; away: string[] };
			const hidden = wishes.map((held, seat) => (seat === audience ? held : held.map(() => null)));
			return { ...whole.view(state, audience), wishes: hidden, away: away.map(() => null) };
		},
		redeal(view, audience, random) {
			const { wishes, away } = view as State & { wishes: (string | null)[][]; away: null[] };
			const own = wishes.flat().filter((slip) => slip !== null);
			const left = [...SLIPS];
			for (const slip of own) left.splice(left.indexOf(slip), 1);
			const deal = random.shuffle(left);
			return {
				...(whole.redeal?.(view, audience, random) ?? view),
				wishes: wishes.map((held) => held.map((slip) => slip ?? deal.pop() ?? '')),
				away: away.map(() => deal.pop() ?? '')
			};
		}
	}));
	expect(lookedAt(said(module, { games: 120 }))).toBe('');
});
