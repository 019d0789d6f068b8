import { hasPictures } from '$lib/games/boards.ts';
import { games } from '$lib/games/registry.ts';
import type { PageServerLoad } from './$types';
import { listed } from './library.server.ts';

/** Nothing here needs a script. */
export const csr = false;

export const load: PageServerLoad = () => ({
	games: games.filter(({ id }) => hasPictures(id)).map(listed)
});
