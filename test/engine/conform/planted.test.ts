/** Faults that a module's author makes, each planted by itself: conform finds it, and says where. */
import { describe, expect, test } from 'vitest';
import { conform, type Clause, type Finding, type Met } from '../../../src/lib/engine/conform.ts';
import { optionsInTurn } from '../../../src/lib/engine/conform/rotation.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import { toyWith, type State, type Toy } from '../toy.ts';

const GAMES = 60;

type Change = (whole: Toy) => Partial<Toy>;

/** The first finding of a clause; fails where there is none. */
function found(module: AnyModule, clause: Clause): Finding {
	const findings = conform(module, { games: GAMES });
	const one = findings.find((finding) => finding.clause === clause);
	if (!one) throw new Error(`found ${JSON.stringify(findings.map((each) => each.detail))}`);
	return one;
}

const viewing =
	(how: (view: State) => unknown): Change =>
	(whole) => ({
		// as an author would, who has forgotten the shape
		view: (state, audience) => how(whole.view(state, audience)) as State
	});

const redealing =
	(how: (whole: Toy, ...given: Parameters<NonNullable<Toy['redeal']>>) => State): Change =>
	(whole) => ({ redeal: (...given) => how(whole, ...given) });

/** What each seat has in the end. */
const totalsOf = ({ scores, charms }: State): number[] =>
	scores.map((points, seat) => points + (charms[seat] ?? 0));

/** Charms of which there is one each. */
const unlike: Change = (whole) => ({
	setup: (seats, options, random) => ({
		...whole.setup(seats, options, random),
		charms: random.shuffle([1, 2, 3, 4, 5, 6]).slice(0, seats)
	})
});

let seen = 0;
/** Counts what is played anywhere, as a variable of the module. */
const counting: Change = (whole) => ({
	apply(...given) {
		seen++;
		whole.apply(...given);
	}
});

const FAULTS: readonly [string, Clause, RegExp, Change][] = [
	[
		'a view that drops a key',
		'shape',
		/view of (the table|seat \d): boasts is missing/,
		viewing(({ boasts, ...rest }) => (boasts.length > 0 ? rest : rest))
	],
	[
		'a view that shortens a list',
		'shape',
		/scores has 1 of \d items/,
		viewing((view) => ({ ...view, scores: view.scores.slice(0, 1) }))
	],
	[
		'a view with a text in place of a list',
		'shape',
		/scores is "[\d ]+"/,
		viewing((view) => ({ ...view, scores: view.scores.join(' ') }))
	],
	[
		'a view with the text of a number in its place',
		'shape',
		/round is "\d" in place of a number, elsewhere "\d"/,
		viewing((view) => ({ ...view, round: String(view.round) }))
	],
	[
		'a view with a key that no state has',
		'shape',
		/extra is in no state/,
		viewing((view) => ({ ...view, extra: 1 }))
	],
	[
		'a redeal that gives the view back',
		'redeal',
		/the redeal for (the table|seat \d) never deals (charms|cards)\.\d/,
		redealing((_whole, view) => view)
	],
	[
		'a redeal that never deals one hidden place',
		'redeal',
		/never deals charms\.\d/,
		redealing((whole, view, ...given) => ({
			...(whole.redeal?.(view, ...given) ?? view),
			charms: view.charms
		}))
	],
	[
		'a redeal that always deals the same',
		'redeal',
		/always deals 3 to charms\.\d/,
		redealing((whole, view, ...given) => ({
			...(whole.redeal?.(view, ...given) ?? view),
			charms: view.charms.map((charm) => charm ?? 3)
		}))
	],
	['a redeal that deals what somebody has already', 'redeal', /deals \d twice to charms/, unlike],
	[
		'a list that lacks an action under one value of an option',
		'unlisted',
		/seat \d may do .*"card":3/,
		(whole) => ({
			*legal(view, seat) {
				for (const action of whole.legal(view, seat)) {
					const lost = view.rounds === 1 && action.type === 'choose' && action.card === 3;
					if (!lost) yield action;
				}
			}
		})
	],
	[
		'a list that hangs on a variable of the module',
		'secret',
		/the list of seat \d changes though its view does not/,
		(whole) => ({
			...counting(whole),
			*legal(view, seat) {
				const all = [...whole.legal(view, seat)];
				yield* seen % 2 === 0 ? all : all.toReversed();
			}
		})
	],
	[
		'a refusal that hangs on a variable of the module',
		'secret',
		/what is refused to seat \d changes though its view does not/,
		(whole) => ({
			...counting(whole),
			refuse(...given) {
				const refused = whole.refuse(...given);
				return refused && { ...refused, code: `${refused.code}-${'ab'.charAt(seen % 2)}` };
			}
		})
	],
	[
		'a list that knows which object the view is',
		'secret',
		/the list of seat \d changes though its view does not/,
		(whole) => {
			const real = new WeakMap<State, number>();
			return {
				view(state, audience) {
					const view = whole.view(state, audience);
					real.set(view, state.round);
					return view;
				},
				legal: (view, seat) =>
					[...whole.legal(view, seat)].slice(real.get(view) === undefined ? 1 : 0)
			};
		}
	],
	[
		'a winner with less than somebody else',
		'outcome',
		/seat \d wins with \d+, while seat \d has \d+/,
		(whole) => ({
			score: totalsOf,
			order: 'most',
			outcome: (state) => whole.outcome(state) && { reason: 'scored', winners: [0] }
		})
	],
	[
		'nobody who wins where somebody must',
		'outcome',
		/nobody wins, with the scores/,
		(whole) => ({
			score: totalsOf,
			order: 'most',
			outcome: (state) => whole.outcome(state) && { reason: 'scored', winners: [] }
		})
	],
	[
		'a winner who is no seat',
		'outcome',
		/winners \[9\] of \d seats/,
		(whole) => ({ outcome: (state) => whole.outcome(state) && { reason: 'scored', winners: [9] } })
	],
	[
		'a score that lacks a seat',
		'outcome',
		/the score is \[.*\] for \d seats/,
		() => ({ score: (state) => totalsOf(state).slice(1), order: 'most' })
	],
	[
		'a stage with a round that is none',
		'asked',
		/stage for (the table|seat \d) has the round/,
		() => ({ stage: ({ round }) => ({ round: round / 2 }) })
	],
	[
		'a gist that does not say whether it is near',
		'asked',
		/gist for (the table|seat \d) has no type, or does not say if it is near/,
		() => ({ gist: () => JSON.parse('{"type":"lead"}') as never })
	],
	[
		'a faded view that drops a key',
		'shape',
		/what is left of the view of (the table|seat \d): charms is missing/,
		() => ({
			faded: {
				view: ({ charms, ...rest }) => (charms.length > 0 ? rest : rest) as State,
				event: (event) => event
			}
		})
	],
	[
		'a faded event with another type',
		'asked',
		/what is left of ".*" is called "dim"/,
		() => ({ faded: { view: (view) => view, event: () => ({ type: 'dim' }) } })
	],
	[
		'a write to what all games share, by its path',
		'writes',
		/every game shares state\.boasts/,
		(whole) => {
			const boasts: string[] = [];
			return {
				setup: (...given) => ({ ...whole.setup(...given), boasts }),
				apply(state, ...given) {
					boasts.push('Mine!');
					whole.apply(state, ...given);
				}
			};
		}
	]
];

test.each(FAULTS)('%s is found (%s)', (_what, clause, says, change) => {
	expect(found(toyWith(change), clause).detail).toMatch(says);
});

test('what is found comes with a short log that ends where it shows', () => {
	const view = viewing((whole) =>
		whole.round > 1 ? { ...whole, scores: whole.scores.slice(1) } : whole
	);
	const { log, detail, tried } = found(toyWith(view), 'shape');
	expect(detail).toContain('scores has');
	const choices = log.filter(({ deed }) => deed.kind === 'action');
	const seats = log[0]?.deed.kind === 'setup' ? log[0].deed.seats : 0;
	// the last seat's choice, which ends the round, is what was tried
	expect(choices).toHaveLength(seats - 1);
	expect(tried?.action).toMatchObject({ type: 'choose' });
});

test('a whole module with score, stage, gist and memory has no flaw', () => {
	const whole = toyWith(() => ({
		score: totalsOf,
		order: 'most',
		stage: ({ round }) => ({ step: 'choose', round }),
		gist: ({ round }) => ({ type: 'round', near: round > 1 }),
		faded: { view: (view) => view, event: (event) => event }
	}));
	expect(conform(whole, { games: GAMES, say: () => 'words' })).toEqual([]);
});

describe('words', () => {
	const told = toyWith(() => ({
		stage: () => ({ step: 'choose' }),
		gist: () => ({ type: 'lead', near: false })
	}));
	const saying = (say: (met: Met) => string | null) => conform(told, { games: GAMES, say });

	test.each<[Met['kind'], string]>([
		['value', 'value boasting true'],
		['end', 'end scored'],
		['gist', 'gist lead'],
		['step', 'step choose']
	])('a %s without words is named', (kind, name) => {
		const [finding] = saying((met) => (met.kind === kind ? null : 'well'));
		expect(finding).toMatchObject({ clause: 'words' });
		expect(finding?.detail).toContain(name);
	});

	test('a message that is not there is reported, and nothing is thrown', () => {
		const [finding] = saying((met) => {
			if (met.kind === 'end') throw new TypeError('m.toy_endd is not a function');
			return 'well';
		});
		expect(finding?.detail).toBe('no words for end scored (m.toy_endd is not a function)');
	});
});

test('each value of each option is played as often as any other', () => {
	const times = new Map<string, number>();
	for (let game = 0; game < 60; game++) {
		for (const pair of Object.entries(optionsInTurn(toyWith(), 2, game) as object))
			times.set(pair.join(' '), (times.get(pair.join(' ')) ?? 0) + 1);
	}
	expect(times.size).toBe(4);
	expect(Math.min(...times.values())).toBeGreaterThanOrEqual(10);
});
