/** What the doors of prints share: a table's records. */
import type { Picture, RecordDocument } from '$lib/engine/record.ts';
import type { Seat } from '$lib/engine/module.ts';
import type { Occasion, Prints } from '$lib/games/kit/prints.ts';
import { printsOf } from '$lib/games/parts.ts';
import { limited, refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import { storage } from '$lib/server/storage/store.ts';
import { lastPlayed, timeOf } from '$lib/server/tables/hosted.ts';
import { findTable } from '$lib/server/tables/tables.ts';
import type { RequestEvent } from '@sveltejs/kit';
import { stockOf, pdfAnswer, svgAnswer } from '../../../pdfAnswer.ts';
import { hostedAt, saidAt } from './said.ts';

/** Which print of a table: of all of it, or the one that a seat has of its own. */
export interface Print {
	/** Its name among the game's prints. */
	readonly of: string;
	readonly seat?: Seat;
	/** As its game sets it page by page, where it does. */
	readonly paged?: boolean;
	/** Whether it is to be folded; refused where its game does not set it for half a sheet. */
	readonly folded?: boolean;
}

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
			const found = await recordAt(id, { ...print, paged: true, folded }, shown);
			return { record: await withPictures(id, found), name: found.name };
		},
		stock
	);
}

/** A print for a browser: its record, and as pages what its game sets page by page. */
export async function shownPrint(event: RequestEvent<{ table: string }>, print: Print) {
	const { from, shown, stock } = await asked(event);
	const { paper } = stock;
	const { record } = await recordAt(event.params.table, { ...print, paged: true }, shown, 'screen');
	const { book, ...rest } = record;
	return { record: rest, pages: book ? await svgAnswer(from, record, paper) : '', paper };
}

/** Who asks may, and has not asked too often: what they want to have printed, and on which paper. */
async function asked(event: RequestEvent<{ table: string }>) {
	const id = event.params.table;
	const visitor = await visiting(event, id);
	const stock = stockOf(event.url, true);
	const shown = shownOf(event.url);
	const who = visitor.member?.id ?? `facilitator ${id}`;
	limited('actions', who);
	const { workshop } = (await findTable(id)) ?? refuseDoor(404, 'no-such-table');
	return { from: { workshop, who }, shown, stock };
}

/** What of a table is printed beside the game: people's names, and what the desk keeps off. */
interface Shown {
	readonly names: boolean;
	/** Whether the address asks for names: a book has none otherwise. */
	readonly asked: boolean;
	readonly hidden: boolean;
}

/** `?names=yes` or `no` (without it, a book has none and every other print has them), `?hidden=no` (as without it) or `show`. */
export function shownOf({ searchParams }: URL): Shown {
	const names = searchParams.get('names') ?? '';
	if (!['', 'yes', 'no'].includes(names)) return refuseField('names');
	const hidden = searchParams.get('hidden') ?? 'no';
	if (hidden !== 'no' && hidden !== 'show') return refuseField('hidden');
	return { names: names !== 'no', asked: names === 'yes', hidden: hidden === 'show' };
}

/** What a print of a table says, the table's title, what the file is called, and by seat which pictures there are. */
export interface Recorded {
	readonly record: RecordDocument;
	readonly title: string;
	readonly name: string;
	readonly pictures: Readonly<Record<string, Picture>>;
}

/** A table's print, for whoever may have it; a screen has letters for all names, paper may not. */
export async function recordAt(
	id: string,
	print: Print,
	shown: Shown,
	on: 'paper' | 'screen' = 'paper'
): Promise<Recorded> {
	const hosted = await hostedAt(id);
	const prints = (await printsOf(hosted.game.id)) ?? refuseDoor(404, 'no-such-door');
	if (print.folded && own(prints.table, print.of)?.folds !== true) refuseField('fold');
	const named = isBook(prints, print) ? shown.asked : shown.names;
	const { view, occasion } = await saidAt(hosted, { named, hidden: shown.hidden }, on);
	const { record, name } = made(prints, print, view, occasion);
	const { table, position } = hosted;
	const last = timeOf(lastPlayed(position.log), table);
	const { pictures } = occasion;
	return { record: { ...record, made: last }, name, title: table.title, pictures };
}

const isBook = ({ table }: Prints, { of, seat, paged }: Print): boolean =>
	paged === true && seat === undefined && own(table, of)?.paged !== undefined;

/** The record of a print, and its file's name. */
function made(prints: Prints, { of, seat, paged }: Print, view: unknown, occasion: Occasion) {
	const { table } = occasion;
	if (seat === undefined) {
		const print = own(prints.table, of) ?? refuseDoor(404, 'no-such-door');
		const record = (paged ? print.paged : undefined) ?? print.record;
		return { record: record(view, occasion), name: print.file({ table }) };
	}
	const print = own(prints.seat, of) ?? refuseDoor(404, 'no-such-door');
	const record = print.record(view, occasion, seat) ?? refuseDoor(404, 'bad-seat');
	return { record, name: print.file({ table, seat: seat + 1 }) };
}

const own = <Value>(map: Readonly<Record<string, Value>>, key: string): Value | undefined =>
	Object.hasOwn(map, key) ? map[key] : undefined;

/** A record with the bytes of its pictures, as paper needs them. */
export const withPictures = async (
	table: string,
	{ record, pictures }: Recorded
): Promise<RecordDocument> => ({ ...record, pictures: await bytesOf(table, record, pictures) });

/** The pictures of a record, by address. */
async function bytesOf(
	table: string,
	{ blocks, book }: RecordDocument,
	pictures: Recorded['pictures']
): Promise<Record<string, Uint8Array>> {
	const inBlocks = blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []));
	const shown = new Set([...inBlocks, ...(book?.shows ?? [])].map(({ src }) => src));
	const bytes: Record<string, Uint8Array> = {};
	for (const [seat, { src }] of Object.entries(pictures)) {
		const picture = shown.has(src) ? await storage().picture(table, Number(seat)) : null;
		if (picture) bytes[src] = picture.bytes;
	}
	return bytes;
}
