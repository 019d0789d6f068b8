/** What is printed of a whole workshop and takes a while: who waits for it can ask how far it has come. */
import type { RequestEvent } from '@sveltejs/kit';
import type { RecordDocument } from '../../engine/record.ts';
import { printableTables } from '../prints/classPapers.ts';
import { withProgress } from '../prints/progress.ts';
import type { NoRecord, Shown } from '../prints/records.ts';
import type { Table } from '../storage/storage.ts';
import { pdfAnswer, stockOf } from './pdfAnswer.ts';
import { madeOrRefused, shownOf } from './printing.ts';
import { readWorkshop } from './logsRead.ts';
import { facilitator, leadingWorkshop, limited, refuseDoor, refuseField } from './requests.ts';

/** The part of the work that is done when all tables have been read. */
const READ = 0.3;

/** Puts together the record of a workshop's tables; `tell` hears from 0 to 1 how many are read. */
type Make = (
	workshop: string,
	tables: readonly Table[],
	shown: Shown,
	tell: (read: number) => void
) => Promise<{ record: RecordDocument; name: string } | NoRecord>;

/** All tables of a workshop in one file; `?as=` gives the work a name to ask by how far it has come. */
export async function wholePrint(
	event: RequestEvent<{ workshop: string }>,
	make: Make
): Promise<Response> {
	const workshop = await leadingWorkshop(event);
	const [stock, shown] = [stockOf(event.url), shownOf(event.url)];
	const as = event.url.searchParams.get('as') ?? '';
	if (!/^[\w-]{0,64}$/.test(as)) refuseField('as');
	limited('actions', facilitator(workshop));
	await readWorkshop(workshop);
	const tables = await printableTables(workshop);
	if (tables.length === 0) refuseDoor(404, 'no-such-door');
	return withProgress(`${workshop} ${as}`, (tell) => {
		const read = (part: number) => tell(READ * part);
		return pdfAnswer(
			{ workshop, who: 'facilitator' },
			async () => madeOrRefused(await make(workshop, tables, shown, read)),
			stock,
			(made) => tell(READ + (1 - READ) * made)
		);
	});
}
