import { refuseDoor, visiting } from '$lib/server/doors.ts';
import { invitationTo } from '$lib/server/invitation.ts';
import { startAt } from '$lib/server/looking.ts';
import type { PageServerLoad } from './$types';

/** The table as the whole room may see it, and how to join it. A screen reads no texts being written. */
export const load: PageServerLoad = async (event) => {
	const { table } = event.params;
	await visiting(event, table);
	const start = (await startAt(table, { facilitator: true, member: null }, true)) ?? gone();
	return {
		table,
		start: { ...start, documents: { ...start.documents, story: null, sheets: [] } },
		invitation: invitationTo(event.url, start.room.code)
	};
};

const gone = () => refuseDoor(404, 'no-such-table');
