import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { FILE_MOST } from '$lib/server/export/weight.ts';
import { networkOf } from '$lib/server/base/networks.ts';
import { credentialsOf, refuseDoor } from '$lib/server/http/requests.ts';
import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { OPENING_CODE, openTo, readOpening } from '$lib/server/http/opening.ts';
import { facilitates } from '$lib/server/storage/identity.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { askDoor } from '../doors.server.ts';
import { postedForm } from '../fields.ts';
import type { Actions, PageServerLoad } from './$types';

/** A file of tables with what a form writes around it, in bytes. */
const FORM_MOST = FILE_MOST + 64 * 1024;

/** With `?workshop=` of one's own, a file's tables join it; without, they make a new one. */
export const load: PageServerLoad = async (event) => {
	tryCookie(event);
	const asked = event.url.searchParams.get('workshop');
	if (asked === null) return { into: null, openTo: openTo() };
	const leads = await facilitates(asked, credentialsOf(event));
	const workshop = leads ? await findWorkshop(asked) : null;
	return {
		into: workshop?.title ?? refuseDoor(404, 'no-such-workshop'),
		openTo: 'anyone' as const
	};
};

export const actions: Actions = {
	/** Opens the tables of the file that was chosen, and goes to the desk. */
	default: async (event) => {
		const network = networkOf(event.getClientAddress());
		const sent = await postedForm(event.request, FORM_MOST, network);
		if (!keepsCookies(event)) return fail(400, { problem: m.doors_no_cookies() });
		const chosen = sent.get('file');
		if (!(chosen instanceof File) || chosen.size === 0) {
			return fail(400, { problem: m.keep_open_missing() });
		}
		const typed = sent.get('opening');
		const code = readOpening(typeof typed === 'string' ? typed : '');
		const into = event.url.searchParams.get('workshop');
		const door = into === null ? '/api/import' : `/api/workshops/${into}/tables/import`;
		const opened = await askDoor<{ workshop?: string }>(event, 'POST', door, chosen, {
			[OPENING_CODE]: code
		});
		if ('error' in opened) {
			const { code: why, message } = opened.error;
			return fail(
				opened.status,
				why === 'opening-code'
					? { opening: message }
					: { problem: why === 'bad-json' ? m.keep_open_damaged() : message }
			);
		}
		return redirect(303, `/workshop/${into ?? opened.ok.workshop ?? ''}`);
	}
};
