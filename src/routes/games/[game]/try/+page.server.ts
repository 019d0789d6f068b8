import { cryptoSource } from '$lib/engine/random.ts';
import { offeredAt } from '../../../offer.server.ts';
import type { PageServerLoad } from './$types';

/** What can be chosen for the game, from the address what was, and by which chance it is set up: here and on the device alike. */
export const load: PageServerLoad = ({ params, url }) => ({
	...offeredAt(params.game, url),
	seed: cryptoSource(2 ** 32)
});
