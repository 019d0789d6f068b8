/** Kuhn poker: three cards, two players, one bet. Small enough that the best answer to any way of playing can be worked out. */
import { isObject } from '../../../src/lib/engine/json.ts';
import {
	anyModule,
	refusal,
	type AnyModule,
	type GameModule
} from '../../../src/lib/engine/module.ts';
import { optionsOf } from '../../../src/lib/engine/options.ts';
import { randomFrom, seededSource } from '../../../src/lib/engine/random.ts';
import { decide } from '../../../src/lib/engine/search/decide.ts';
import { toyAbout } from '../about.ts';

interface State {
	/** 0 the jack, 1 the queen, 2 the king; null where it is hidden. */
	cards: (number | null)[];
	/** What was done so far: `p` a pass, `b` a bet. */
	done: string;
}

interface Action {
	type: 'pass' | 'bet';
}

const ENDS = ['pp', 'pbp', 'pbb', 'bp', 'bb'];

const toAct = ({ done }: State): number[] => (ENDS.includes(done) ? [] : [done.length % 2]);

/** What seat 0 wins, in chips. */
function gainOf({ cards: [own = 0, other = 0], done }: State): number {
	if (done === 'bp') return 1;
	if (done === 'pbp') return -1;
	const sign = (own ?? 0) > (other ?? 0) ? 1 : -1;
	return done === 'pp' ? sign : 2 * sign;
}

const game: GameModule<State, Action, object> = {
	id: 'kuhn',
	version: 1,
	about: { ...toyAbout, seats: [2] },
	options: optionsOf({}, {}),
	action: {
		parse: (given) =>
			isObject(given) &&
			Object.keys(given).length === 1 &&
			(given['type'] === 'pass' || given['type'] === 'bet')
				? { action: { type: given['type'] } }
				: { field: 'type' }
	},
	bound: 3,
	ends: true,
	setup: (_seats, _options, random) => ({ cards: random.shuffle([0, 1, 2]).slice(0, 2), done: '' }),
	toAct,
	legal: (view, seat) =>
		toAct(view).includes(seat) ? [{ type: 'pass' } as const, { type: 'bet' } as const] : [],
	refuse: (view, actor) =>
		actor !== 'facilitator' && toAct(view).includes(actor) ? null : refusal('not-your-turn'),
	apply(state, _actor, { type }) {
		state.done += type === 'bet' ? 'b' : 'p';
	},
	view: ({ cards, done }, audience) => ({
		cards: cards.map((card, seat) => (seat === audience || ENDS.includes(done) ? card : null)),
		done
	}),
	redeal({ cards, done }, _audience, random) {
		const left = random.shuffle([0, 1, 2].filter((card) => !cards.includes(card)));
		return { cards: cards.map((card) => card ?? left.shift() ?? null), done };
	},
	worth: (view, seat) => ({
		chips: ENDS.includes(view.done) ? gainOf(view) * (seat === 0 ? 1 : -1) : 0
	}),
	weights: { chips: 0.5 },
	stakes: true,
	outcome: (state) =>
		ENDS.includes(state.done) ? { reason: 'shown', winners: [gainOf(state) > 0 ? 0 : 1] } : null
};

export const kuhn: AnyModule = anyModule(game);

const DEALS = [0, 1, 2].flatMap((own) =>
	[0, 1, 2].filter((other) => other !== own).map((other) => [own, other] as const)
);
/** Where each seat decides. */
const DECIDES = [
	['', 'pb'],
	['p', 'b']
] as const;

/** How likely a bet is, by the card held and what was done. */
export type Policy = Readonly<Record<string, number>>;

const places = (seat: 0 | 1): string[] =>
	DECIDES[seat].flatMap((done) => [0, 1, 2].map((card) => `${String(card)}${done}`));

/** How a search plays: how often it bets at each place, by the number of simulations and of tries. */
export function policyOf(budget: number, tries: number): Policy {
	const bets = (place: string, seat: 0 | 1): number => {
		const cards: (number | null)[] = [null, null];
		cards[seat] = Number(place[0]);
		const view: State = { cards, done: place.slice(1) };
		const chosen = Array.from({ length: tries }, (_, seed) =>
			decide({ module: kuhn, view, seat, told: [], budget, random: randomFrom(seededSource(seed)) })
		);
		return chosen.filter(({ action }) => action.type === 'bet').length / tries;
	};
	return Object.fromEntries(
		([0, 1] as const).flatMap((seat) =>
			places(seat).map((place) => [place, bets(place, seat)] as const)
		)
	);
}

/** What seat 0 wins on average where both play by these. */
function meanGain(policy: Policy): number {
	const from = (cards: readonly number[], done: string): number => {
		if (ENDS.includes(done)) return gainOf({ cards: [...cards], done });
		const bet = policy[`${String(cards[done.length % 2])}${done}`] ?? 0;
		return bet * from(cards, `${done}b`) + (1 - bet) * from(cards, `${done}p`);
	};
	return DEALS.reduce((sum, cards) => sum + from(cards, ''), 0) / DEALS.length;
}

/** What the best answers of both seats win together, halved, in chips a game: 0 for play that cannot be exploited. */
export function exploitability(policy: Policy): number {
	const best = (seat: 0 | 1): number => {
		const own = places(seat);
		const answers = Array.from({ length: 2 ** own.length }, (_, bits) =>
			Object.fromEntries(own.map((place, index) => [place, (bits >> index) & 1]))
		);
		const sign = seat === 0 ? 1 : -1;
		return Math.max(...answers.map((answer) => sign * meanGain({ ...policy, ...answer })));
	};
	return (best(0) + best(1)) / 2;
}
