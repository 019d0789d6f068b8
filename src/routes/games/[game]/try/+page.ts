import { error } from '@sveltejs/kit';
import { picturesOf } from '$lib/games/boards.ts';
import { gameOf } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import type { PageLoad } from './$types';

/** Everything here happens on the device. */
export const ssr = false;

/** The game with its pictures: all of it is played on this device. */
export const load: PageLoad = async ({ params, data }) => {
	const game = gameOf(params.game);
	if (!game) error(404, m.doors_no_such_game());
	return { ...data, game, pictures: await picturesOf(game.id) };
};
