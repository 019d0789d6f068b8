import { fail, redirect } from '@sveltejs/kit';
import { games } from '$lib/games/registry.ts';
import * as m from '$lib/paraglide/messages.js';
import { keepsCookies, tryCookie } from '$lib/server/http/cookies.ts';
import { atLocalhost } from '$lib/server/http/here.ts';
import { OPENING_CODE, openTo, readOpening } from '$lib/server/http/opening.ts';
import { credentialsOf, forgetToken } from '$lib/server/http/requests.ts';
import { placesOf } from '$lib/server/people/places.ts';
import type { Actions, PageServerLoad } from './$types';
import { askDoor } from './doors.server.ts';
import { textFields } from './fields.ts';
import { frontWith } from './front.server.ts';
import { lessonIn, offerOf, readTable, type TableProblems } from './offer.server.ts';

export const load: PageServerLoad = async (event) => {
	tryCookie(event);
	const { gone, ...places } = await placesOf(credentialsOf(event));
	for (const name of gone) forgetToken(event, name);
	const desk = atLocalhost(event);
	if (desk !== null && places.leads.length + places.sits.length === 0) redirect(303, desk);
	const offer = offerOf(event.url.searchParams.get('game'));
	return { front: await frontWith(games), offer, openTo: openTo(), places };
};

/** The longest name of a workshop, in characters. */
const LONGEST_TITLE = 60;

interface Problems extends TableProblems {
	readonly title?: string;
	readonly opening?: string;
}

export const actions: Actions = {
	/** Opens a workshop with its first table, gives the facilitator its token, and goes there. */
	default: async (event) => {
		const entered = await textFields(event.request);
		const no = (status: number, problems: Problems) => fail(status, { entered, problems });
		if (!keepsCookies(event)) return no(400, { whole: m.doors_no_cookies() });
		const title = entered['title'] ?? '';
		if (title === '') return no(400, { title: m.home_title_missing() });
		if (Array.from(title).length > LONGEST_TITLE) return no(400, { title: m.home_title_long() });
		const asked = readTable(entered, { led: true });
		if ('problems' in asked) return no(400, asked.problems);

		const opened = await askDoor<{ workshop: string }>(
			event,
			'POST',
			'/api/workshops',
			{ title, language: entered['language'] },
			{
				[OPENING_CODE]: readOpening(entered['opening'] ?? '')
			}
		);
		if ('error' in opened) {
			const { code, message } = opened.error;
			return no(opened.status, code === 'opening-code' ? { opening: message } : { whole: message });
		}
		const { workshop } = opened.ok;
		const table = await askDoor(event, 'POST', `/api/workshops/${workshop}/tables`, {
			...asked,
			title: m.desk_table_name({ number: 1 })
		});
		if ('error' in table) return no(table.status, { whole: table.error.message });
		const minutes = lessonIn(entered);
		redirect(303, `/workshop/${workshop}${minutes === null ? '' : `?lesson=${String(minutes)}`}`);
	}
};
