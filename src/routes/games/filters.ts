/** Which games of the library are asked for, as the address says it: `?players=4&minutes=30&kind=open`. */
import { KINDS, type Kind } from '$lib/games/kit/kinds.ts';

export interface Filters {
	readonly players: number | null;
	/** The time that there is. */
	readonly minutes: number | null;
	readonly kind: Kind | null;
}

/** The lengths of time that a form offers. */
export const TIMES = [15, 30, 45, 60] as const;

/** What of a game the filters look at. */
interface Filtered {
	readonly seats: readonly number[];
	readonly minutes: readonly [number, number];
	readonly kinds: readonly Kind[];
}

/** Reads the filters; what no form of ours has sent counts as not asked. */
export function filtersIn(asked: URLSearchParams): Filters {
	return {
		players: wholeIn(asked.get('players')),
		minutes: wholeIn(asked.get('minutes')),
		kind: KINDS.find((kind) => kind === asked.get('kind')) ?? null
	};
}

const wholeIn = (written: string | null): number | null =>
	written !== null && /^[1-9]\d{0,2}$/.test(written) ? Number(written) : null;

/** Whether a game is for this many players, fits into the time, and is of that kind. */
export const fits = (game: Filtered, { players, minutes, kind }: Filters): boolean =>
	(players === null || game.seats.includes(players)) &&
	(minutes === null || game.minutes[0] <= minutes) &&
	(kind === null || game.kinds.includes(kind));
