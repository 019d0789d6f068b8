/** The records of a table's prints, or why there is none. */
import type { Picture, RecordDocument } from '../../engine/record.ts';
import type { Seat } from '../../engine/module.ts';
import type { Occasion, Prints } from '../../games/kit/prints.ts';
import { printsOf } from '../../games/parts.ts';
import { storage } from '../storage/store.ts';
import { lastPlayed, timeOf, type HostedTable } from '../tables/hosted.ts';
import { keptTable, saidAt } from './said.ts';

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

/** What of a table is printed beside the game: people's names, and what the desk keeps off. */
export interface Shown {
	readonly names: boolean;
	/** Whether names are asked for: a book has none otherwise. */
	readonly asked: boolean;
	readonly hidden: boolean;
}

/** What a print of a table says, the table's title, what the file is called, and by seat which pictures there are. */
export interface Recorded {
	readonly record: RecordDocument;
	readonly title: string;
	readonly name: string;
	readonly pictures: Readonly<Record<string, Picture>>;
}

/** Why there is no record: what is not there, or the field that asks for something this print cannot be. */
export type NoRecord = 'no-such-table' | 'no-such-print' | 'bad-seat' | { readonly field: 'fold' };

/** A table's print, or why there is none; a screen has letters for all names, paper may not. */
export async function recordAt(
	id: string,
	print: Print,
	shown: Shown,
	on: 'paper' | 'screen' = 'paper'
): Promise<Recorded | NoRecord> {
	const hosted = await keptTable(id);
	if (!hosted) return 'no-such-table';
	const prints = await printsOf(hosted.game.id);
	if (!prints) return 'no-such-print';
	if (print.folded && own(prints.table, print.of)?.folds !== true) return { field: 'fold' };
	const named = isBook(prints, print) ? shown.asked : shown.names;
	const { view, occasion } = await saidAt(hosted, { named, hidden: shown.hidden }, on);
	const { table, position } = hosted;
	const called = worldOf(hosted, occasion) || occasion.table;
	const made = madeOf(prints, print, view, { ...occasion, called });
	if (typeof made === 'string') return made;
	const record = { ...made.record, made: timeOf(lastPlayed(position.log), table) };
	return { record, name: made.name, title: table.title, pictures: occasion.pictures };
}

/** What the table calls its world; '' where it has not named one. */
const worldOf = ({ game: { called } }: HostedTable, { talk }: Occasion): string =>
	called?.name(talk?.answers[called.field] ?? '') ?? '';

/** Whether there is no record. */
export const isNoRecord = (answer: object | NoRecord): answer is NoRecord =>
	typeof answer === 'string' || 'field' in answer;

const isBook = ({ table }: Prints, { of, seat, paged }: Print): boolean =>
	paged === true && seat === undefined && own(table, of)?.paged !== undefined;

/** What a print says, and what its file is called. */
type Made = Pick<Recorded, 'record' | 'name'>;

function madeOf(
	prints: Prints,
	{ of, seat, paged }: Print,
	view: unknown,
	{ called: table, ...occasion }: Occasion & { readonly called: string }
): Made | 'no-such-print' | 'bad-seat' {
	if (seat === undefined) {
		const print = own(prints.table, of);
		if (!print) return 'no-such-print';
		const record = (paged ? print.paged : undefined) ?? print.record;
		return { record: record(view, occasion), name: print.file({ table }) };
	}
	const print = own(prints.seat, of);
	if (!print) return 'no-such-print';
	const record = ((paged ? print.paged : undefined) ?? print.record)(view, occasion, seat);
	return record ? { record, name: print.file({ table, seat: seat + 1 }) } : 'bad-seat';
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
