import { error } from '@sveltejs/kit';
import { picturesOf } from '$lib/games/boards.ts';
import { gameOf } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import type { PageLoad } from './$types';

/** The game with its pictures: the server draws how it begins, and all of it is played on this device. */
export const load: PageLoad = async ({ params, data }) => {
	const game = gameOf(params.game);
	if (!game) error(404, m.doors_no_such_game());
	return { ...data, game, pictures: await picturesOf(game.id) };
};
