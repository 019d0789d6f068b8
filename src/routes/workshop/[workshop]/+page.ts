import { picturesOf } from '$lib/games/boards.ts';
import { guideOf } from '$lib/games/guides.ts';
import type { PageLoad } from './$types';

/** The chosen table with the pictures of its game, and with how that is led. */
export const load: PageLoad = async ({ data }) => {
	const { chosen, ...whole } = data;
	if (!chosen) return { ...whole, chosen: null };
	const { game } = chosen.start.room;
	const [pictures, guide] = await Promise.all([picturesOf(game), guideOf(game)]);
	return { ...whole, chosen: { ...chosen, pictures, guide } };
};
