import { leadingWorkshop, limited, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { pdfAnswer, stockOf } from '$lib/server/http/pdfAnswer.ts';
import { madeOrRefused, shownOf } from '$lib/server/http/printing.ts';
import { classBooklet, printableTables } from '$lib/server/prints/classBooklet.ts';
import { withProgress } from '$lib/server/prints/progress.ts';
import type { RequestHandler } from './$types';

/** The part of the work that is done when all tables have been read. */
const READ = 0.3;

/** The books and sheets of all tables that have begun, and the tables side by side, in one file; `?as=` gives it a name to ask by how far it has come. */
export const GET: RequestHandler = async (event) => {
	const { workshop } = event.params;
	await leadingWorkshop(event, workshop);
	const [stock, shown] = [stockOf(event.url), shownOf(event.url)];
	const as = event.url.searchParams.get('as') ?? '';
	if (!/^[\w-]{0,64}$/.test(as)) refuseField('as');
	limited('actions', `facilitator ${workshop}`);
	const tables = await printableTables(workshop);
	if (tables.length === 0) refuseDoor(404, 'no-such-door');
	return withProgress(`${workshop} ${as}`, (tell) => {
		const read = (part: number) => {
			tell(READ * part);
		};
		return pdfAnswer(
			{ workshop, who: 'facilitator' },
			async () => madeOrRefused(await classBooklet(workshop, tables, shown, read)),
			stock,
			(made) => {
				tell(READ + (1 - READ) * made);
			}
		);
	});
};
