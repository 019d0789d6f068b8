import { picturesOf } from '$lib/games/boards.ts';
import { gameOf } from '$lib/games/registry.ts';
import type { PageLoad } from './$types';

/**
 * The game with its pictures: the server draws how it begins, and all of it is played on this device. Nothing else is
 * imported here: Kit sends the styles of those parts only that it comes to by the lists of games first.
 */
export const load: PageLoad = async ({ params, data }) => {
	const game = gameOf(params.game);
	if (!game) throw new Error('the server has looked it up');
	return { ...data, game, pictures: await picturesOf(game.id) };
};
