import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { keepToken, refuseDoor, refusePlace } from '$lib/server/http/requests.ts';
import { tableCookie, workshopCookie } from '$lib/server/storage/identity.ts';
import { useLink } from '$lib/server/workshops/links.ts';
import * as m from '$lib/paraglide/messages.js';
import { fail, redirect } from '@sveltejs/kit';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = tryCookie;

export const actions: Actions = {
	/** Uses the link up: only by a press of the button, since previews and scanners open every address they see. */
	default: async (event) => {
		if (!keepsCookies(event)) return fail(400, { problem: m.doors_no_cookies() });
		const used =
			(await useLink(event.params.token, m.doors_guest())) ?? refuseDoor(404, 'no-such-link');
		if (typeof used === 'string') return refusePlace(used);
		const { token, expires } = used;
		if (used.as === 'facilitator') {
			keepToken(event, workshopCookie(used.workshop), token, expires);
			redirect(303, `/workshop/${used.workshop}`);
		}
		keepToken(event, tableCookie(used.table), token, expires);
		redirect(303, used.as === 'screen' ? `/table/${used.table}/screen` : `/table/${used.table}`);
	}
};
