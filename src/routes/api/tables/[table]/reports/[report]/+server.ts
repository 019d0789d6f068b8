import { leadingTable, refuseDoor } from '$lib/server/http/requests.ts';
import { settleReport } from '$lib/server/tables/written/reports.ts';
import type { RequestHandler } from './$types';

/** A report that has been dealt with. */
export const DELETE: RequestHandler = async (event) => {
	const { table, report } = event.params;
	await leadingTable(event);
	if (!(await settleReport(table, report))) refuseDoor(404, 'no-such-report');
	return new Response(null, { status: 204 });
};
