import * as m from '$lib/paraglide/messages.js';
import { bound, type Bound } from '$lib/print/binding.ts';
import { isPrintable, printsOf } from '$lib/games/parts.ts';
import { leadingWorkshop, limited, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { withProgress } from '$lib/server/prints/progress.ts';
import { columnsOf } from '$lib/server/workshops/comparison.ts';
import { storage } from '$lib/server/storage/store.ts';
import { stockOf, pdfAnswer } from '../../../../pdfAnswer.ts';
import { recordAt, shownOf, withPictures } from '../../../../tables/[table]/print/printing.ts';
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
	const { title = '' } = (await storage().workshop(workshop)) ?? {};
	const tables = (await storage().tablesOf(workshop)).filter(({ game }) => isPrintable(game));
	if (tables.length === 0) refuseDoor(404, 'no-such-door');
	const bind = async (tell: (made: number) => void) => {
		const books: Bound[] = [];
		const columns = (await columnsOf(workshop, shown.asked)).filter(({ seq }) => seq > 0);
		const begun = tables.filter(({ id }) => columns.some(({ table }) => table === id));
		for (const [index, { id, game, title: name }] of begun.entries()) {
			const part = async (of: string) =>
				withPictures(id, await recordAt(id, { of, paged: true }, { ...shown, names: shown.asked }));
			const sheeted = Object.hasOwn((await printsOf(game))?.table ?? {}, 'booklet');
			const sheets = sheeted ? await part('booklet') : null;
			books.push({ title: name, book: await part('history'), sheets });
			tell((READ * (index + 1)) / begun.length);
			await new Promise(setImmediate); // others have their turn between two tables
		}
		const beside = columns.map(({ title: name, measures }) => ({ title: name, facts: measures }));
		const worlds = books.length === 0 || books.some(({ sheets }) => sheets !== null);
		const called = worlds ? m.print_workshop_title : m.print_workshop_games;
		const record = bound(called({ workshop: title }), books, beside);
		return { record, name: m.print_file_workshop({ workshop: title }) };
	};
	return withProgress(`${workshop} ${as}`, (tell) =>
		pdfAnswer(
			{ workshop, who: 'facilitator' },
			() => bind(tell),
			stock,
			(made) => {
				tell(READ + (1 - READ) * made);
			}
		)
	);
};
