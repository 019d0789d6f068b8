import { fail, redirect } from '@sveltejs/kit';
import { printOffer } from '$lib/games/prints.ts';
import { facilitator, renewToken, worked } from '$lib/server/http/requests.ts';
import { workshopCookie } from '$lib/server/storage/identity.ts';
import { listOf } from '$lib/server/people/classList.ts';
import { invitationTo } from '$lib/server/people/invitation.ts';
import { startAt } from '$lib/server/tables/queries.ts';
import { plannedLessons } from '$lib/server/workshops/lessons.ts';
import { linesOf } from '$lib/server/workshops/workshops.ts';
import { nameOf } from '$lib/table/documents.ts';
import { askDoor } from '../../doors.server.ts';
import { textFields } from '../../fields.ts';
import { offerOf, readTable } from '../../offer.server.ts';
import { led } from './led.server.ts';
import type { Actions, PageServerLoad } from './$types';

/** Milliseconds of a processor, about, for the page and for each table on it. */
const [PAGE, LINE] = [10, 1];

export const load: PageServerLoad = async (event) => {
	const { params, url } = event;
	const workshop = await led(event, params.workshop);
	renewToken(event, workshopCookie(workshop.id), workshop.expires);
	const lines = await linesOf(workshop.id);
	worked(facilitator(workshop.id), PAGE + LINE * lines.length);
	const asked = url.searchParams.get('table');
	const chosen = lines.find(({ table }) => table === asked) ?? lines[0];
	const start = chosen && (await startAt(chosen.table, { facilitator: true, member: null }, true));
	return {
		workshop,
		invitation: invitationTo(event, workshop.code),
		document: nameOf({ kind: 'desk', workshop: workshop.id }),
		offer: offerOf(url.searchParams.get('game'), chosen?.seats),
		lines,
		list: await listOf(workshop.id),
		planned: await plannedLessons(workshop.id),
		chosen:
			chosen && start
				? {
						table: chosen.table,
						start,
						invitation: invitationTo(event, chosen.code),
						prints: await printOffer(chosen.game)
					}
				: null
	};
};

export const actions: Actions = {
	/** Opens one more table of this workshop, and goes on with it. */
	default: async (event) => {
		const { workshop } = event.params;
		const entered = await textFields(event.request);
		const asked = readTable(entered, { led: true });
		if ('problems' in asked) return fail(400, { entered, problems: asked.problems });
		const count = Math.max(1, Number(entered['count'] ?? 1) || 1);
		const title = count > 1 ? '' : (entered['title'] ?? '');
		const agree = entered['agree'] === 'yes';
		const opened = await askDoor<{ table: string }>(
			event,
			'POST',
			`/api/workshops/${workshop}/tables`,
			{ ...asked, title, agree, count }
		);
		if ('error' in opened) {
			return fail(opened.status, { entered, problems: { whole: opened.error.message } });
		}
		redirect(303, `/workshop/${workshop}?table=${opened.ok.table}`);
	}
};
