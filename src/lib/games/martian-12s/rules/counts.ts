/** What anybody at the table may count: who leads, what is left in the bag, how likely a pull pops. */
import type { Seat } from '../../../engine/module.ts';
import { pointsOf } from './bag.ts';
import { pullsOf } from './rounds.ts';
import { LIMIT, type Pyramid, type Size, type State } from './state.ts';

/** Feeling for a size, or not. */
export type Wanted = Size | 'any';

/** The score that wins as things stand, and who has it. */
interface Lead {
	readonly score: number;
	readonly pulls: number;
	readonly seats: readonly Seat[];
}

/** §3.1 The highest score in the running, of equal ones the one of more pyramids; null before the first pull. */
export function leadOf(view: State): Lead | null {
	const standing = [...view.status.keys()].filter(
		(seat) => view.status[seat] !== 'popped' && pullsOf(view, seat) > 0
	);
	const rank = (seat: Seat) => scoreOf(view, seat) * 100 + pullsOf(view, seat);
	const best = Math.max(...standing.map(rank));
	const seats = standing.filter((seat) => rank(seat) === best);
	const [first] = seats;
	if (first === undefined) return null;
	return { score: scoreOf(view, first), pulls: pullsOf(view, first), seats };
}

/** How a seat stands: its pulls, whether it is in the round, and whether it is its turn. */
export const seatNow = ({ stacks, status, phase, turn }: State, seat: Seat) => ({
	stack: stacks[seat] ?? [],
	status: status[seat],
	turn: phase === 'play' && turn === seat
});

export const scoreOf = ({ scores }: State, seat: Seat): number => scores[seat] ?? 0;
export const chipsOf = ({ wallets }: State, seat: Seat): number => wallets[seat] ?? 0;

/** How many chips of the pot were left from the round before. */
export const carriedOf = ({ lastResult }: State): number => lastResult?.carry ?? 0;

/** The pyramids in the bag that such a hand may take. */
export const within = ({ bag }: State, wanted: Wanted): readonly Pyramid[] =>
	wanted === 'any' ? bag : bag.filter(({ size }) => size === wanted);

/** §2.3 How likely such a pull pops this seat's stack, 0 to 1; null where nothing of it is left. */
export function popping(view: State, seat: Seat, wanted: Wanted): number | null {
	const reach = within(view, wanted);
	if (reach.length === 0) return null;
	const over = reach.filter((pyramid) => scoreOf(view, seat) + pointsOf(pyramid) > LIMIT);
	return over.length / reach.length;
}

/** All seats clockwise, one's own first. */
export const seatsFrom = ({ wallets }: State, seat: Seat | null): Seat[] =>
	wallets.map((_, index) => ((seat ?? 0) + index) % wallets.length);

/** All seats, the fullest wallet first. */
export const byWallet = (view: State): Seat[] =>
	[...view.wallets.keys()].sort((a, b) => chipsOf(view, b) - chipsOf(view, a));
