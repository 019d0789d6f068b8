import { error } from '@sveltejs/kit';
import { dev } from '$app/environment';
import { picturesOf } from '$lib/games/boards.ts';
import { moduleOf, ownWordsOf } from '$lib/games/parts.ts';
import * as m from '$lib/paraglide/messages.js';
import type { PageLoad } from './$types';

/** Everything here happens on the device. */
export const ssr = false;

/** A game under work, for its author: only where it is being worked on. */
export const load: PageLoad = async ({ params, data, url }) => {
	const game = dev ? await moduleOf(params.game) : null;
	if (!game) error(404, m.doors_no_such_game());
	const [pictures, words] = await Promise.all([picturesOf(game.id), ownWordsOf(game.id)]);
	return { ...data, game, words, address: url.pathname + url.search, pictures };
};
