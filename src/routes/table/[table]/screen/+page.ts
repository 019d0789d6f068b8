import { picturesOf } from '$lib/games/boards.ts';
import type { PageLoad } from './$types';

/** The pictures of the table's game, so that the server draws the whole page. */
export const load: PageLoad = async ({ data }) => ({
	...data,
	pictures: await picturesOf(data.start.room.game)
});
