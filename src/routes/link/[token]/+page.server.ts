import { keepToken, refuseDoor, refusePlace } from '$lib/server/doors.ts';
import { tableCookie, workshopCookie } from '$lib/server/identity.ts';
import { useLink } from '$lib/server/links.ts';
import * as m from '$lib/paraglide/messages.js';
import { redirect } from '@sveltejs/kit';
import type { Actions } from './$types';

export const actions: Actions = {
	/** Uses the link up: only by a press of the button, since previews and scanners open every address they see. */
	default: async (event) => {
		const used =
			(await useLink(event.params.token, m.doors_guest())) ?? refuseDoor(404, 'no-such-link');
		if (typeof used === 'string') return refusePlace(used);
		const { as, table, workshop, token, expires } = used;
		const cookie = as === 'facilitator' ? workshopCookie(workshop) : tableCookie(table);
		keepToken(event, cookie, token, expires);
		if (as === 'facilitator') redirect(303, `/workshop/${workshop}`);
		redirect(303, as === 'screen' ? `/table/${table}/screen` : `/table/${table}`);
	}
};
