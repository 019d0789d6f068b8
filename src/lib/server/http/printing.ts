/** What the doors of prints share: what an address asks for, and how it is answered. */
import type { RequestEvent } from '@sveltejs/kit';
import {
	isNoRecord,
	recordAt,
	withPictures,
	type NoRecord,
	type Print,
	type Recorded,
	type Shown
} from '../prints/records.ts';
import { missingAt } from '../prints/said.ts';
import { findTable } from '../tables/tables.ts';
import { pdfAnswer, stockOf, svgAnswer } from './pdfAnswer.ts';
import { readThrough } from './logsRead.ts';
import { limited, refuseDoor, refuseField, visiting } from './requests.ts';

/** A print of the table for anyone there, on the paper that is asked for. */
export async function printed(
	event: RequestEvent<{ table: string }>,
	print: Print
): Promise<Response> {
	const id = event.params.table;
	const { from, shown, stock } = await asked(event);
	return pdfAnswer(
		from,
		async () => {
			const { folded = false } = stock;
			const found = await recordFor(id, { ...print, paged: true, folded }, shown);
			return { record: await withPictures(id, found), name: found.name };
		},
		stock
	);
}

/** A print for a browser: its record, and as pages what its game sets page by page. */
export async function shownPrint(event: RequestEvent<{ table: string }>, print: Print) {
	const { from, shown, stock } = await asked(event);
	const { paper } = stock;
	const { record } = await recordFor(
		event.params.table,
		{ ...print, paged: true },
		shown,
		'screen'
	);
	const { book, ...rest } = record;
	return { record: rest, pages: book ? await svgAnswer(from, record, paper) : '', paper };
}

/** Who asks may, and has not asked too often: what they want to have printed, and on which paper. */
async function asked(event: RequestEvent<{ table: string }>) {
	const id = event.params.table;
	const visitor = await visiting(event);
	const stock = stockOf(event.url, true);
	const shown = shownOf(event.url);
	if (shown.hidden && !visitor.facilitator) refuseDoor(403, 'facilitator-only');
	const who = visitor.member?.id ?? `facilitator ${id}`;
	limited('actions', who);
	const { workshop } = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	await readThrough(visitor.who, [id]);
	return { from: { workshop, who }, shown, stock };
}

/** `?names=yes` or `no` (without it, a book has none and every other print has them), `?hidden=no` (as without it) or `show`. */
export function shownOf({ searchParams }: URL): Shown {
	const names = searchParams.get('names') ?? '';
	if (!['', 'yes', 'no'].includes(names)) return refuseField('names');
	const hidden = searchParams.get('hidden') ?? 'no';
	if (hidden !== 'no' && hidden !== 'show') return refuseField('hidden');
	return { names: names !== 'no', asked: names === 'yes', hidden: hidden === 'show' };
}

/** What was put together for a print; ends the request where there is no such record. */
export function madeOrRefused<Answer extends object>(answer: Answer | NoRecord): Answer {
	if (!isNoRecord(answer)) return answer;
	if (typeof answer === 'object') return refuseField(answer.field);
	return refuseDoor(404, answer === 'no-such-print' ? 'no-such-door' : answer);
}

/** A table's print; ends the request where there is no such one. See `recordAt`. */
export const recordFor = async (
	table: string,
	print: Print,
	shown: Shown,
	on: 'paper' | 'screen' = 'paper'
): Promise<Recorded> => madeOrRefused(await recordAt(table, print, shown, on));

/** Which letters the prints of these tables have no typeface for; ends the request where one of the tables is gone. */
export const missingFor = async (tables: readonly string[]) =>
	madeOrRefused(await missingAt(tables));
