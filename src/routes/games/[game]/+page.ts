import { screensOf } from '$lib/games/parts.ts';
import type { PageLoad } from './$types';

/** The game with the board that its moments are drawn by. */
export const load: PageLoad = async ({ params, data }) => ({
	...data,
	Past: (await screensOf(params.game))?.Past
});
