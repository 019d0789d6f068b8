import { describe, expect, test } from 'vitest';
import {
	conform,
	examine,
	type Clause,
	type Finding,
	type Met
} from '../../src/lib/engine/conform.ts';
import { refusal, type AnyModule, type Outcome } from '../../src/lib/engine/module.ts';
import { choice, optionsOf } from '../../src/lib/engine/options.ts';
import { randomFrom } from '../../src/lib/engine/random.ts';
import { play, replay } from '../../src/lib/engine/referee.ts';
import { toyWith, type Action, type State, type Toy } from './toy.ts';

const GAMES = 40;

test('a whole module has no flaw, at any number of seats and with any options', () => {
	const report = examine(toyWith(), { games: 60, say: () => 'words' });
	expect(report.findings).toEqual([]);
	expect(report.unfinished).toBe(0);
	expect(report.actions).toBeGreaterThan(60);
});

type Change = (whole: Toy) => Partial<Toy>;

/** Does something more after an action that was played. */
const after =
	(more: (...given: Parameters<Toy['apply']>) => void): Change =>
	(whole) => ({
		apply(...given) {
			whole.apply(...given);
			more(...given);
		}
	});

const outcomeWith =
	(more: (state: State, outcome: Outcome | null) => Outcome | null): Change =>
	(whole) => ({ outcome: (state) => more(state, whole.outcome(state)) });

/** Carries all charms past the view, where no JSON shows them. */
const smuggled =
	(whole: Toy): Toy['view'] =>
	(state, audience) =>
		Object.defineProperty(whole.view(state, audience), 'real', { value: state.charms });

const charmsBehind = (view: State): readonly (number | null)[] =>
	(view as State & { real: State['charms'] }).real;

/** A redeal that gives everybody else a charm that there is not. */
const withoutCharms = (whole: Toy): Partial<Toy> => ({
	redeal(view, audience, random) {
		const dealt = whole.redeal?.(view, audience, random) ?? view;
		const charms = dealt.charms.map((charm, seat) => view.charms[seat] ?? (charm && 0));
		return { ...dealt, charms };
	}
});

type Fill = Toy['options']['fill'];

/** Fills its options in another way. */
const filling =
	(how: (fill: Fill, ...given: Parameters<Fill>) => ReturnType<Fill>): Change =>
	({ options }) => ({
		options: { ...options, fill: (...given) => how((...asked) => options.fill(...asked), ...given) }
	});

const ENDED: Outcome = { reason: 'scored', winners: [] };

const BROKEN: readonly [Clause, string, Change][] = [
	[
		'options',
		'refuses its own defaults',
		filling((fill, given, seats) => fill(given === 3 ? {} : { ...(given as object), no: 1 }, seats))
	],
	[
		'options',
		'takes options that are none',
		filling((fill, given, seats) => fill(Array.isArray(given) ? {} : given, seats))
	],
	[
		'options',
		'offers a preset that does not fit',
		({ options }) => ({
			options: { ...options, presets: [{ id: 'short', options: { rounds: 77 } }] }
		})
	],
	[
		'options',
		'recommends a preset that is not there',
		({ options }) => ({
			options: { ...options, recommended: 'long' }
		})
	],
	[
		'options',
		'would try a value that it does not allow',
		({ options }) => ({
			options: {
				...options,
				fields: { ...options.fields, rounds: { ...options.fields.rounds, spread: [2, 77] } }
			}
		})
	],
	[
		'set-up',
		'is not set up at one of its numbers of seats',
		filling((fill, given, seats) =>
			seats === 3 ? { refused: refusal('bad-option') } : fill(given, seats)
		)
	],
	[
		'throws',
		'throws in apply',
		after((state) => {
			if (state.round > 1) throw new Error('no second round');
		})
	],
	[
		'throws',
		'throws in refuse',
		(whole) => ({
			refuse(view, actor, action) {
				if (action.type === 'choose' && action.card > 50) throw new Error('no such shelf');
				return whole.refuse(view, actor, action);
			}
		})
	],
	[
		'writes',
		'writes to the view in legal',
		(whole) => ({
			*legal(view, seat) {
				view.scores.sort();
				yield* whole.legal(view, seat);
			}
		})
	],
	[
		'writes',
		'writes to the state in view',
		(whole) => ({
			view(state, audience) {
				state.paused = false;
				return whole.view(state, audience);
			}
		})
	],
	[
		'writes',
		'writes to the options in setup',
		(whole) => ({
			setup(seats, options, random) {
				options.rounds = 3;
				return whole.setup(seats, options, random);
			}
		})
	],
	[
		'writes',
		'writes to the action in apply',
		(whole) => ({
			apply(state, actor, action, table) {
				if (action.type === 'choose') action.card = 1;
				whole.apply(state, actor, action, table);
			}
		})
	],
	[
		'json',
		'keeps what JSON does not know',
		after((state) => {
			state.scores[0] = -Infinity;
		})
	],
	[
		'json',
		'keeps -0',
		after((state) => {
			state.scores[0] = -0;
		})
	],
	[
		'json',
		'tells what JSON does not know',
		after((_state, _actor, _action, { tell }) => {
			tell({ type: 'chose', when: new Date(0) });
		})
	],
	[
		'keys',
		'has a key with a dot',
		(whole) => ({
			setup: (...given) => ({ ...whole.setup(...given), 'a.b': 1 })
		})
	],
	[
		'to-act',
		'waits for somebody who is not there',
		(whole) => ({
			toAct: (view) => whole.toAct(view).map((seat) => seat + 1)
		})
	],
	[
		'to-act',
		'waits for a seat twice',
		(whole) => ({
			toAct: (view) => [...whole.toAct(view), ...whole.toAct(view).slice(0, 1)]
		})
	],
	[
		'to-act',
		'waits for another seat in another view',
		(whole) => ({
			toAct: (view) => whole.toAct(view).filter((seat) => view.charms[seat] === null)
		})
	],
	[
		'outcome',
		'ends while seats are to act',
		outcomeWith((state, ended) => (state.round > 1 ? ENDED : ended))
	],
	['outcome', 'waits for nobody and goes on', outcomeWith(() => null)],
	[
		'outcome',
		'names a winner who does not play',
		outcomeWith((_state, ended) => ended && { ...ended, winners: [9] })
	],
	[
		'outcome',
		'pauses for ever',
		(whole) => ({
			refuse: (view, actor, action) =>
				action.type === 'resume' ? refusal('never') : whole.refuse(view, actor, action)
		})
	],
	[
		'legal-empty',
		'lists nothing for a seat that is to act',
		(whole) => ({
			*legal(view, seat) {
				if (view.round === 1 || seat === 0) yield* whole.legal(view, seat);
			}
		})
	],
	[
		'legal-refused',
		'lists what is refused',
		(whole) => ({
			*legal(view, seat) {
				yield* whole.legal(view, seat);
				yield { type: 'choose', card: 4 };
			}
		})
	],
	[
		'unlisted',
		'accepts what it does not list',
		(whole) => ({
			*legal(view, seat) {
				for (const action of whole.legal(view, seat)) {
					if (action.type !== 'choose' || action.card !== 3) yield action;
				}
			}
		})
	],
	['unlisted', 'does not say that its list holds examples', () => ({ sampled: [] })],
	[
		'schema',
		'lists what its schema does not know',
		({ action }) => ({
			action: {
				parse: (given) =>
					JSON.stringify(given).includes('"card":2') ? { field: 'card' } : action.parse(given)
			}
		})
	],
	[
		'schema',
		'parses an action as another',
		({ action }) => ({
			action: {
				parse(given) {
					const parsed = action.parse(given);
					return 'action' in parsed && parsed.action.type === 'choose'
						? { action: { type: 'choose', card: 1 } }
						: parsed;
				}
			}
		})
	],
	[
		'refusal',
		'refuses with a sentence in place of a code',
		(whole) => ({
			refuse: (...given) => whole.refuse(...given) && refusal('Not now!')
		})
	],
	[
		'refusal',
		'refuses with params that no sentence can hold',
		(whole) => ({
			refuse: (...given) => whole.refuse(...given) && refusal('not-now', { seat: NaN })
		})
	],
	[
		'replay',
		'takes chances that no log knows',
		after((state) => {
			state.scores[0] = Math.random();
		})
	],
	[
		'replay',
		'tells by chances that no log knows',
		after((_state, _actor, _action, { tell }) => {
			tell({ type: 'chose', seat: Math.random() });
		})
	],
	[
		'replay',
		'remembers what is in no state',
		(whole) => {
			let turns = 0;
			return after((state) => {
				state.scores[0] = turns++;
			})(whole);
		}
	],
	[
		'rewind',
		'is now and then set up otherwise',
		(whole) => {
			let times = 0;
			return {
				setup(...given) {
					times += 1;
					const state = whole.setup(...given);
					return times % 4 === 0 ? { ...state, rounds: state.rounds + 1 } : state;
				}
			};
		}
	],
	[
		'secret',
		'shows a charm',
		(whole) => ({
			view: (state, audience) => ({ ...whole.view(state, audience), charms: [...state.charms] })
		})
	],
	[
		'secret',
		'shows a card that was chosen',
		(whole) => ({
			view: (state, audience) => ({ ...whole.view(state, audience), cards: [...state.cards] })
		})
	],
	[
		'secret',
		'lists by what is hidden',
		(whole) => ({
			view: smuggled(whole),
			*legal(view, seat) {
				const [first = 0] = charmsBehind(view);
				for (const action of whole.legal(view, seat)) {
					if (action.type !== 'choose' || action.card === 1 || (first ?? 0) > 3) yield action;
				}
			},
			sampled: ['choose', 'boast']
		})
	],
	[
		'secret',
		'refuses by what is hidden',
		(whole) => ({
			view: smuggled(whole),
			refuse(view, actor, action) {
				const why = whole.refuse(view, actor, action);
				return why && (charmsBehind(view)[0] ?? 0) > 3 ? refusal('beware-of-seat-0') : why;
			}
		})
	],
	[
		'redeal',
		'ends by a redeal',
		(whole) => ({
			...withoutCharms(whole),
			outcome: (state) => (state.charms.includes(0) ? ENDED : whole.outcome(state))
		})
	],
	[
		'redeal',
		'waits for nobody after a redeal',
		(whole) => ({
			...withoutCharms(whole),
			view: smuggled(whole),
			toAct: (view) => (charmsBehind(view).includes(0) ? [] : whole.toAct(view))
		})
	],
	[
		'redeal',
		'leaves a seat without an action after a redeal',
		(whole) => ({
			...withoutCharms(whole),
			*legal(view, seat) {
				if (view.charms[seat] !== 0) yield* whole.legal(view, seat);
			}
		})
	],
	[
		'told',
		'tells everybody the secret choice',
		after((_state, _actor, action, { tell }) => {
			if (action.type === 'choose') tell({ type: 'noted', card: action.card });
		})
	],
	[
		'told',
		'tells everybody a hidden charm',
		after((state, _actor, _action, { tell }) => {
			tell({ type: 'noted', card: state.charms[0] });
		})
	],
	[
		'told',
		'tells a seat that is not there',
		after((_state, _actor, _action, { tell }) => {
			tell({ type: 'noted', card: 1 }, [7]);
		})
	],
	[
		'bound',
		'never ends though it must',
		after((state) => {
			state.round = 1;
		})
	],
	[
		'fair',
		'rates what it cannot see',
		(whole) => {
			let asked = 0;
			return {
				worth: () => ({ whim: asked++ % 7 }),
				weights: { whim: 1 },
				legal: (view, seat) => whole.legal(view, seat)
			};
		}
	],
	['worth', 'has a term without a weight', () => ({ worth: () => ({ score: 1 }) })],
	['worth', 'makes no effort at all', () => ({ worth: () => ({}), effort: () => 0 })],
	[
		'worth',
		'never ends, however purposeful',
		(whole) => ({
			...after((state) => {
				state.round = 1;
			})(whole),
			ends: false,
			bound: 20,
			worth: (view, seat) => ({ score: view.scores[seat] ?? 0 }),
			weights: { score: 1 }
		})
	]
];

test.each(BROKEN)('finds it (%s) when a module %s', (clause, _what, change) => {
	const findings = conform(toyWith(change), { games: GAMES });
	expect(findings.map((finding) => finding.clause)).toContain(clause);
});

test('finds it (redeal) when a module hides something and cannot exchange it', () => {
	const module = toyWith();
	Reflect.deleteProperty(module, 'redeal');
	expect(conform(module, { games: 2 })).toMatchObject([{ clause: 'redeal' }]);
});

describe('words', () => {
	const without = (kind: Met['kind'], name: string) =>
		conform(toyWith(), {
			games: GAMES,
			say: (met) => (met.kind === kind && JSON.stringify(met).includes(`"${name}"`) ? null : 'well')
		});

	test.each<[Met['kind'], string]>([
		['refusal', 'no-such-card'],
		['refusal', 'bad-option'],
		['action', 'pause'],
		['event', 'shown'],
		['option', 'boasting']
	])('finds it when a module has no words for the %s %s', (kind, name) => {
		expect(without(kind, name)).toMatchObject([
			{ clause: 'words', detail: `no words for ${kind} ${name}` }
		]);
	});

	test('finds it when a sentence has a hole', () => {
		const say = (met: Met) => (met.kind === 'action' ? `${met.type} undefined` : 'well');
		expect(conform(toyWith(), { games: GAMES, say })).toMatchObject([{ clause: 'words' }]);
	});
});

/** Throws when the second card 3 is played. */
const brittle = toyWith(
	after((state, _actor, action) => {
		if (action.type === 'choose' && action.card === 3 && state.round > 1) {
			throw new Error('too many threes');
		}
	})
);

function onlyOne(findings: readonly Finding[]): Finding {
	expect(findings).toHaveLength(1);
	const [finding] = findings;
	if (!finding) throw new Error('there is one');
	return finding;
}

test('shows a flaw by the shortest log, as JSON that replays', () => {
	const given = conform(brittle, { games: GAMES, seats: 2 });
	const finding = JSON.parse(JSON.stringify(onlyOne(given))) as Finding;
	expect(finding).toMatchObject({ game: 'toy', clause: 'throws', seats: 2 });
	const { log, tried } = finding;
	const actions = log.flatMap(({ deed }) => (deed.kind === 'action' ? [deed.action.type] : []));
	expect(actions).toEqual(['choose']);
	const position = replay(brittle, log);
	expect(() =>
		play(brittle, position, tried?.actor ?? 0, tried?.action as Action, () => randomFrom(() => 0))
	).toThrow('too many threes');
});

test('the same seed finds the same, another seed plays other games', () => {
	const first = examine(brittle, { games: 20, seed: 3 });
	expect(examine(brittle, { games: 20, seed: 3 })).toEqual(first);
	expect(examine(brittle, { games: 20, seed: 500 }).actions).not.toBe(first.actions);
});

test('a game that need not end and does not counts as unfinished', () => {
	const endless: AnyModule = { ...toyWith(after((state) => void (state.round = 1))), ends: false };
	const report = examine(endless, { games: 6 });
	expect(report.findings).toEqual([]);
	expect(report.unfinished).toBe(6);
});

test('purposeful play has to end a game that aimless play may not end', () => {
	const patient: AnyModule = {
		...toyWith(),
		worth: (view, seat) => ({ score: (view as State).scores[seat] ?? 0 }),
		weights: { score: 1 }
	};
	expect(conform(patient, { games: GAMES })).toEqual([]);
});

test('plays with the seats and options it is given, and tries the examples', () => {
	const seen = new Set<number>();
	const module = toyWith((whole) => ({
		setup(seats, options, random) {
			seen.add(seats * 10 + options.rounds);
			return whole.setup(seats, options, random);
		},
		options: optionsOf({ rounds: choice([1, 2, 3], 2), boasting: choice([true, false], true) }, {}),
		refuse(view, actor, action) {
			if (action.type === 'choose' && action.card === 41) throw new Error('the example was tried');
			return whole.refuse(view, actor, action);
		}
	}));
	const examples = [{ actor: 0, action: { type: 'choose', card: 41 } }];
	const findings = conform(module, { games: 5, seats: 3, options: { rounds: 3 }, examples });
	expect(findings).toMatchObject([{ clause: 'throws', seats: 3, options: { rounds: 3 } }]);
	expect([...seen]).toEqual([33]);
});
