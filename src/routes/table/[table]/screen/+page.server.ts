import { refuseDoor, visiting } from '$lib/server/http/requests.ts';
import { invitationTo } from '$lib/server/people/invitation.ts';
import { startAt } from '$lib/server/tables/queries.ts';
import { storage } from '$lib/server/storage/store.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import { findWorkshop } from '$lib/server/workshops/workshops.ts';
import type { PageServerLoad, PageServerLoadEvent } from './$types';

/** The table as the whole room may see it, and how to join it. A screen reads no texts being written. */
export const load: PageServerLoad = async (event) => {
	const { table } = event.params;
	await visiting(event);
	const start = (await startAt(table, { facilitator: true, member: null }, true)) ?? gone();
	return {
		table,
		start: { ...start, documents: { ...start.documents, story: null, sheets: [] } },
		invitation: invitationTo(event, start.room.code),
		/** Where there are more tables, the whole room is asked to join the workshop. */
		workshop: await workshopOf(event)
	};
};

async function workshopOf(event: PageServerLoadEvent) {
	const workshop = await findWorkshop((await findTable(event.params.table))?.workshop ?? '');
	const tables = workshop && (await storage().tablesOf(workshop.id));
	if (!tables || tables.length < 2) return null;
	const { title, code } = workshop;
	return { title, code, invitation: invitationTo(event, code) };
}

const gone = () => refuseDoor(404, 'no-such-table');
