import { error } from '@sveltejs/kit';
import { cryptoSource } from '$lib/engine/random.ts';
import { gameOf } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import { offeredAt } from '../../../offer.server.ts';
import type { PageServerLoad } from './$types';

/** What can be chosen for the game, from the address what was, and by which chance it is set up: here and on the device alike. */
export const load: PageServerLoad = ({ params, url }) => {
	if (!gameOf(params.game)) error(404, m.doors_no_such_game());
	return { ...offeredAt(params.game, url), seed: cryptoSource(2 ** 32) };
};
