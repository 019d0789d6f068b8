import { error } from '@sveltejs/kit';
import { dev } from '$app/environment';
import { picturesOf } from '$lib/games/boards.ts';
import { gameOf } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import type { PageLoad } from './$types';

/** Everything here happens on the device. */
export const ssr = false;

/** A game under work, for its author: only where it is being worked on. */
export const load: PageLoad = async ({ params, url }) => {
	const game = dev ? gameOf(params.game) : undefined;
	if (!game) error(404, m.doors_no_such_game());
	const asked = Number(url.searchParams.get('seats'));
	const seats = game.about.seats.includes(asked) ? asked : (game.about.seats[0] ?? 1);
	return { game, seats, pictures: await picturesOf(game.id) };
};
