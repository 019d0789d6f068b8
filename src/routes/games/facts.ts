/** What a game is, in words: its kind, how many play it and how long. */
import * as m from '$lib/paraglide/messages.js';
import type { Kind } from '$lib/games/kit/kinds.ts';
import type { Word } from '$lib/games/kit/words.ts';

export const KIND_WORDS: Readonly<Record<Kind, { readonly short: Word; readonly long: Word }>> = {
	open: { short: m.library_kind_open_short, long: m.library_kind_open },
	secret: { short: m.library_kind_secret_short, long: m.library_kind_secret },
	together: { short: m.library_kind_together_short, long: m.library_kind_together },
	dice: { short: m.library_kind_dice_short, long: m.library_kind_dice }
};

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
