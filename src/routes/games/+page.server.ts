import { hasBoard } from '$lib/games/parts.ts';
import { games } from '$lib/games/registry.ts';
import type { PageServerLoad } from './$types';
import { filtersIn, fits } from './filters.ts';
import { listed } from './library.server.ts';

/** The games that fit, how many there are in all, and what was asked for. */
export const load: PageServerLoad = ({ url }) => {
	const all = games.filter(({ id }) => hasBoard(id)).map(listed);
	const filters = filtersIn(url.searchParams);
	const players = [...new Set(all.flatMap(({ seats }) => seats))].toSorted((a, b) => a - b);
	return { games: all.filter((game) => fits(game, filters)), all: all.length, players, filters };
};
