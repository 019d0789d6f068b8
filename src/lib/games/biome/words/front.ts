/** What the front door says where this game is the first of all. */
import * as m from '../../../paraglide/messages.js';
import type { Front } from '../../kit/listing.ts';

export const front: Front = {
	tagline: m.home_tagline,
	lead: m.home_lead,
	credit: m.home_game_credit
};
