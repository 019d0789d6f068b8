/** What a link to a page shows: whoever has it needs nothing else. */
import { givenPrints } from '$lib/games/prints.ts';
import { limited, refuseDoor } from '$lib/server/http/requests.ts';
import { pageAt } from '$lib/server/people/pages.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import { recordAt, type Recorded } from '../tables/[table]/print/printing.ts';

/** A page by what stands in its address. Texts that the desk keeps off are not on it. */
export async function pageGiven(
	token: string
): Promise<Recorded & { table: string; expires: number }> {
	const page = (await pageAt(token)) ?? refuseDoor(404, 'no-such-page');
	const { table, seat, expires } = page;
	limited('pages', table);
	const game = (await findTable(table))?.game ?? '';
	const given = (await givenPrints(game)) ?? refuseDoor(404, 'no-such-page');
	const print = seat === null ? { of: given.table } : { of: given.seat, seat };
	return {
		...(await recordAt(table, print, { names: true, asked: true, hidden: false })),
		table,
		expires
	};
}
