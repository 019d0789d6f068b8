/** How a game ended, as its end card tells it: who won, why, and in what order all the others came in. */
import type { Outcome, Seat } from '../../engine/module.ts';
import type { Suit } from '../piecepack.ts';
import type { Said } from '../spoken.ts';

/** The names people gave, of one seat, as one phrase. */
type Names = (seat: Seat) => string;

/** A line of the list. */
export interface Place {
	/** Counted from 1; who has as much shares it. */
	readonly place: number;
	readonly seat: Seat;
	/** What they had in the end; empty where there is nothing to say. */
	readonly says: string;
}

export interface End {
	/** Nobody where nobody won. */
	readonly winners: readonly Seat[];
	/** In a sentence or two. */
	readonly why: string;
	/** From first to last. */
	readonly places: readonly Place[];
	/** The pawns of the seats, where the game has pawns. */
	readonly suits?: readonly Suit[];
}

/** By what the seats are put in order, most first, and what is said of each. */
export interface Standing {
	readonly seats: readonly Seat[];
	readonly figure: (seat: Seat) => number;
	readonly says: (seat: Seat) => string;
	readonly suits?: readonly Suit[];
}

/** The seats from first to last; winners come before all others. */
function placed({ seats, figure, says }: Standing, winners: readonly Seat[]): Place[] {
	const of = (seat: Seat) => (winners.includes(seat) ? Infinity : figure(seat));
	const ahead = (seat: Seat) => seats.filter((other) => of(other) > of(seat)).length;
	return seats
		.map((seat) => ({ place: ahead(seat) + 1, seat, says: says(seat) }))
		.sort((a, b) => a.place - b.place);
}

/** Tells the end from a game's own outcome, and the words of what its status says then; null while it goes on. */
export const ending =
	<State>(
		outcome: (view: State) => Outcome | null,
		why: (view: State, names: Names) => Pick<Said, 'instead' | 'more'>,
		standing: (view: State) => Standing
	) =>
	(view: State, names: Names): End | null => {
		const ended = outcome(view);
		if (!ended) return null;
		const { winners } = ended;
		const { instead, more } = why(view, names);
		const said = [instead, more].filter((sentence) => sentence !== null).join(' ');
		const standings = standing(view);
		const { suits } = standings;
		const places = placed(standings, winners);
		return { winners, why: said, places, ...(suits ? { suits } : {}) };
	};

/** How late a seat went out, for games that the last one left wins: who is still in comes first. */
export const lateness = (out: readonly Seat[], seat: Seat): number => {
	const at = out.indexOf(seat);
	return at < 0 ? out.length : at;
};
