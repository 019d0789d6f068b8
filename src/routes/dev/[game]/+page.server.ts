import { offeredAt } from '../../offer.server.ts';
import type { PageServerLoad } from './$types';

/** What can be chosen for the game, and from the address what was: as where it is tried. */
export const load: PageServerLoad = ({ params, url }) => offeredAt(params.game, url);
