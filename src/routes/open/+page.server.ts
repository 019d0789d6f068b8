import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { credentialsOf, refuseDoor } from '$lib/server/http/requests.ts';
import { facilitates } from '$lib/server/people/identity.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import { askDoor } from '../doors.server.ts';
import type { Actions, PageServerLoad } from './$types';

/** With `?workshop=` of one's own, a file's tables join it; without, they make a new one. */
export const load: PageServerLoad = async (event) => {
	const asked = event.url.searchParams.get('workshop');
	if (asked === null) return { into: null };
	const leads = await facilitates(asked, credentialsOf(event));
	const workshop = leads ? await findWorkshop(asked) : null;
	return { into: workshop?.title ?? refuseDoor(404, 'no-such-workshop') };
};

export const actions: Actions = {
	/** Opens the tables of the file that was chosen, and goes to the desk. */
	default: async (event) => {
		const chosen = (await event.request.formData()).get('file');
		if (!(chosen instanceof File) || chosen.size === 0) {
			return fail(400, { problem: m.keep_open_missing() });
		}
		const file = jsonOf(await chosen.text());
		if (file === undefined) return fail(400, { problem: m.keep_open_damaged() });
		const into = event.url.searchParams.get('workshop');
		const door = into === null ? '/api/import' : `/api/workshops/${into}/tables/import`;
		const opened = await askDoor<{ workshop?: string }>(event, 'POST', door, file);
		if ('error' in opened) return fail(opened.status, { problem: opened.error.message });
		return redirect(303, `/workshop/${into ?? opened.ok.workshop ?? ''}`);
	}
};

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
