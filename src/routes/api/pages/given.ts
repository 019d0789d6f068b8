/** What a link to a page shows: whoever has it needs nothing else. */
import type { RequestEvent } from '@sveltejs/kit';
import { givenPrints } from '$lib/games/prints.ts';
import { networkOf } from '$lib/server/base/networks.ts';
import { readThrough } from '$lib/server/http/logsRead.ts';
import { counted, limited, refuseDoor } from '$lib/server/http/requests.ts';
import { pageAt } from '$lib/server/workshops/pages.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import type { From } from '$lib/server/base/orders.ts';
import { recordFor } from '$lib/server/http/printing.ts';
import type { Recorded } from '$lib/server/prints/records.ts';

/** A page by what stands in its address; it counts for the network that asks. Texts that the desk keeps off are not on it. */
export async function pageGiven(
	event: RequestEvent<{ page: string }>
): Promise<Recorded & { table: string; expires: number; from: From }> {
	const page = (await pageAt(event.params.page)) ?? refuseDoor(404, 'no-such-page');
	const { table, seat, expires } = page;
	const network = networkOf(event.getClientAddress());
	const who = `${network} ${table}`;
	limited('pages', who);
	counted(event, who);
	await readThrough(who, [table]);
	const { game, workshop } = (await findTable(table)) ?? refuseDoor(404, 'no-such-page');
	const given = (await givenPrints(game)) ?? refuseDoor(404, 'no-such-page');
	const print = seat === null ? { of: given.table } : { of: given.seat, seat };
	return {
		...(await recordFor(table, print, { names: true, asked: true, hidden: false })),
		table,
		expires,
		// parents at home wait for nobody who asks for the same page again and again
		from: { workshop, who: `${who} ${String(seat)}` }
	};
}
