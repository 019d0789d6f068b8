import { picturesOf } from '$lib/games/boards.ts';
import type { PageLoad } from './$types';

/** The pictures of the game at the chosen table. */
export const load: PageLoad = async ({ data }) => ({
	...data,
	pictures: data.chosen ? await picturesOf(data.chosen.start.room.game) : null
});
