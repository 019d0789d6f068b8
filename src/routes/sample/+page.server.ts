import { fail, redirect } from '@sveltejs/kit';
import * as m from '$lib/paraglide/messages.js';
import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { openTo } from '$lib/server/http/opening.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { askOpening } from '../doors.server.ts';
import { textFields } from '../fields.ts';
import { sampleShown } from '$lib/server/prints/sampleShown.ts';
import { hasSamples } from '$lib/server/workshops/sample.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async (event) => {
	tryCookie(event);
	if (!hasSamples()) refuseDoor(404, 'no-such-door');
	const open = openTo();
	// A page whose cover comes later is always answered with 200: the page of a refused form shows none.
	const refused = event.request.method === 'POST';
	return { openTo: open, shown: refused || open === 'nobody' ? null : await sampleShown() };
};

export const actions: Actions = {
	/** Opens a sample workshop and goes to its desk. */
	default: async (event) => {
		const entered = await textFields(event.request);
		if (!keepsCookies(event)) return fail(400, { problem: m.doors_no_cookies() });
		const opened = await askOpening<{ workshop: string; tables: readonly { table: string }[] }>(
			event,
			'/api/sample',
			undefined,
			entered['opening']
		);
		if (!('ok' in opened)) return opened;
		const { workshop, tables } = opened.ok;
		redirect(303, `/workshop/${workshop}?table=${tables[0]?.table ?? ''}`);
	}
};
