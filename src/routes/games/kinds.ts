/** The kinds of games in words: in a row of the library, and where somebody chooses one. */
import type { Kind } from '$lib/games/kit/kinds.ts';
import type { Word } from '$lib/games/kit/words.ts';
import * as m from '$lib/paraglide/messages.js';

export const KIND_WORDS: Readonly<Record<Kind, { readonly short: Word; readonly long: Word }>> = {
	open: { short: m.library_kind_open_short, long: m.library_kind_open },
	secret: { short: m.library_kind_secret_short, long: m.library_kind_secret },
	together: { short: m.library_kind_together_short, long: m.library_kind_together },
	dice: { short: m.library_kind_dice_short, long: m.library_kind_dice }
};
