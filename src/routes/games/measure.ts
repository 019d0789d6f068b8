/** How many play a game and how long, in words. */
import * as m from '$lib/paraglide/messages.js';

/** For how many players a game is. */
export function playersOf(seats: readonly number[]): string {
	const [least = 1] = seats;
	const most = seats.at(-1) ?? least;
	return least === most
		? m.library_players_exactly({ count: most })
		: m.library_players({ from: least, to: most });
}

/** How long a game takes. */
export const minutesOf = ([from, to]: readonly [number, number]): string =>
	from === to ? m.library_minutes_exactly({ count: from }) : m.library_minutes({ from, to });
