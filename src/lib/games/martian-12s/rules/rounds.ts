/** §2 How a round begins, goes on and is scored. */
import type { Random } from '../../../engine/random.ts';
import { fullBag } from './bag.ts';
import { roundsOf, setsOf, walletsOf } from './options.ts';
import {
	PULLS,
	type Ending,
	type Options,
	type Result,
	type State,
	type TellMartian
} from './state.ts';

/** §1.3 Everybody's chips, the first bag, and the fullest wallet draws first. */
export function setup(seats: number, options: Options, random: Random): State {
	const wallets = walletsOf(options, seats);
	const state: State = {
		phase: 'play',
		round: 1,
		rounds: roundsOf(options, seats),
		stake: options.stake,
		set: options.set,
		sets: setsOf(options, seats),
		pot: 0,
		wallets,
		first: wallets.indexOf(Math.max(...wallets)),
		turn: 0,
		bag: [],
		stacks: [],
		status: [],
		scores: [],
		lastResult: null,
		stopVotes: []
	};
	beginRound(state, random);
	return state;
}

/** §2.1 All pyramids go back into the bag; who cannot pay one stake sits the round out. */
export function beginRound(state: State, random: Random): void {
	state.phase = 'play';
	state.bag = fullBag(state.set, state.sets, random);
	state.stacks = state.wallets.map(() => []);
	state.scores = state.wallets.map(() => 0);
	state.status = state.wallets.map((chips) => (chips >= state.stake ? 'in' : 'out'));
	state.stopVotes = [];
	state.turn = state.first;
}

/** Every seat, from the one after `seat` clockwise to itself. */
const clockwiseFrom = ({ wallets }: State, seat: number): number[] =>
	wallets.map((_, index) => (seat + 1 + index) % wallets.length);

/** §2.1 Whether a seat can pay a stake. */
export const canPay = ({ wallets, stake }: State, seat: number): boolean =>
	(wallets[seat] ?? 0) >= stake;

export const pullsOf = ({ stacks }: State, seat: number): number => stacks[seat]?.length ?? 0;

/** §2.5 The seats whose score is still in the running. */
const standing = ({ status }: State): number[] =>
	status.flatMap((is, seat) => (is === 'popped' || is === 'out' ? [] : [seat]));

/** §2.5 The next one who may pull; when nobody may, or one alone has not popped, the round is scored. */
export function goOn(state: State, tell: TellMartian): void {
	const next = clockwiseFrom(state, state.turn).find(
		(seat) => state.status[seat] === 'in' && pullsOf(state, seat) < PULLS
	);
	if (next === undefined || standing(state).length === 1) score(state, tell);
	else state.turn = next;
}

/** §3 The winners share the pot; then the next round is waited for, or the game is over. */
function score(state: State, tell: TellMartian): void {
	const result = resultOf(state);
	for (const seat of result.winners)
		state.wallets[seat] = (state.wallets[seat] ?? 0) + result.share;
	state.pot = result.carry;
	state.lastResult = result;
	tell({ type: 'scored', ...result, winners: [...result.winners] });
	const payers = state.wallets.filter((chips) => chips >= state.stake);
	if (state.round >= state.rounds) end(state, 'rounds', tell);
	else if (payers.length < 2) end(state, 'money', tell);
	else {
		state.phase = 'roundOver';
		state.first =
			clockwiseFrom(state, state.first).find((seat) => canPay(state, seat)) ?? state.first;
	}
}

/** §3.1 The highest score, of equal ones the one of more pyramids; §3.2 still equal ones share. */
function resultOf(state: State): Result {
	const most = (seats: readonly number[], of: (seat: number) => number) => {
		const best = Math.max(...seats.map(of));
		return seats.filter((seat) => of(seat) === best);
	};
	const highest = most(standing(state), (seat) => state.scores[seat] ?? 0);
	const winners = most(highest, (seat) => pullsOf(state, seat));
	const share = Math.floor(state.pot / winners.length);
	return {
		winners,
		score: state.scores[winners[0] ?? 0] ?? 0,
		share,
		carry: state.pot - share * winners.length
	};
}

/** §4 The game is over. */
export function end(state: State, because: Ending, tell: TellMartian): void {
	state.phase = 'over';
	tell({ type: 'game-ended', winners: richest(state), because });
}

/** §4.1 The fullest wallets. */
export function richest({ wallets }: State): number[] {
	const most = Math.max(...wallets);
	return wallets.flatMap((chips, seat) => (chips === most ? [seat] : []));
}
