import { hasPictures, picturesOf } from '$lib/games/boards.ts';
import type { PageLoad } from './$types';

/** The game with the board that its moments are drawn by. */
export const load: PageLoad = async ({ params, data }) => ({
	...data,
	Past: hasPictures(params.game) ? (await picturesOf(params.game)).Past : undefined
});
