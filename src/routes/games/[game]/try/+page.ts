import { picturesOf } from '$lib/games/boards.ts';
import { speechOf } from '$lib/games/parts.ts';
import { gameOf } from '$lib/games/registry.ts';
import { triesOf } from '$lib/games/tries.ts';
import type { PageLoad } from './$types';

/**
 * The game with its pictures, and where nobody has asked for a whole one, the moments at which it is tried: the server
 * draws how it begins, and all of it is played on this device. Nothing else is imported here: Kit sends the styles of
 * those parts only that it comes to by the lists of games first.
 */
export const load: PageLoad = async ({ params, url, data }) => {
	const game = gameOf(params.game);
	if (!game) throw new Error('the server has looked it up');
	const pictures = await picturesOf(game.id);
	const begins = data.entered === undefined && !url.searchParams.has('whole');
	// a whole game is tried where its moments are out of reach
	const tries = begins ? await triesOf(game.id).catch(() => null) : null;
	const speech = tries && (await speechOf(game.id).catch(() => null));
	return { ...data, game, pictures, tries, speech };
};
