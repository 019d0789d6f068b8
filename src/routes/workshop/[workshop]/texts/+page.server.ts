import { facilitator, worked } from '$lib/server/http/requests.ts';
import { ownWords } from '$lib/server/tables/written/ownWords.ts';
import { linesWritten } from '$lib/server/workshops/written.ts';
import { linesOf } from '$lib/server/workshops/workshops.ts';
import { nameOf } from '$lib/table/documents.ts';
import { led } from '../led.server.ts';
import type { PageServerLoad } from './$types';

/** Milliseconds of a processor, about, for a table. */
const TABLE = 5;

/** What people write at all tables: `?table=` for one of them, `?marked=yes` for what is marked. */
export const load: PageServerLoad = async (event) => {
	const workshop = await led(event, event.params.workshop);
	const { searchParams } = event.url;
	const marked = searchParams.get('marked') === 'yes';
	const tables = (await linesOf(workshop.id)).map(({ table, title }) => ({ table, title }));
	const table = tables.find((one) => one.table === searchParams.get('table'))?.table ?? null;
	worked(facilitator(workshop.id), TABLE * tables.length);
	return {
		workshop: { id: workshop.id, title: workshop.title },
		document: nameOf({ kind: 'desk', workshop: workshop.id }),
		tables,
		wanted: { table, marked },
		lines: await linesWritten(workshop.id, { table, marked }),
		own: await ownWords(workshop.id)
	};
};
