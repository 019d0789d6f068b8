/** §11 Character sheets on paper, each on a leaf of its own: as they stand, or empty. */
import type { Seat } from '../../../../engine/module.ts';
import type { Picture, RecordDocument } from '../../../../engine/record.ts';
import * as m from '../../../../paraglide/messages.js';
import { getLocale } from '../../../../paraglide/runtime.js';
import type { Canvas } from '../../../kit/canvas.ts';
import type { Occasion } from '../../../kit/prints.ts';
import { toldSeats } from '../../rules/sheets.ts';
import type { State } from '../../rules/state.ts';
import { givenOf } from '../book/given.ts';
import { gridOf, settingOf } from '../book/grid.ts';
import type { Given } from '../book/tale.ts';
import { placeOf } from '../printed.ts';
import { back } from './back.ts';
import { blank } from './blank.ts';
import { front, type Leaf } from './front.ts';

/** What the print worker is given: the table, and whose sheets; none for play on paper. */
export interface Sheets {
	readonly table: Given | null;
	readonly sheets: readonly Leaf[];
}

/** One sheet by itself. */
export const sheet = (view: State, seat: Seat, occasion: Occasion): RecordDocument =>
	paper(placeOf(view, seat, occasion), view, [seat], occasion);

/** All sheets of a table, a leaf each. */
export const booklet = (view: State, occasion: Occasion): RecordDocument =>
	paper(m.print_booklet_title({ table: occasion.table }), view, toldSeats(view), occasion);

function paper(title: string, view: State, seats: readonly Seat[], occasion: Occasion) {
	const sheets = seats.map((seat): Leaf => {
		const { notes = '', caption = '' } = occasion.written?.[seat] ?? {};
		const picture = occasion.pictures?.[seat] ?? null;
		return { seat, notes: notes.trim(), caption: caption.trim(), picture };
	});
	const table = givenOf(view, occasion);
	return record(
		title,
		{ table, sheets },
		sheets.flatMap(({ picture }) => picture ?? [])
	);
}

/** An empty leaf for play on paper. */
export const blankSheet = (): RecordDocument =>
	record(m.print_blank_title(), { table: null, sheets: [] }, []);

const record = (title: string, told: Sheets, shows: readonly Picture[]): RecordDocument => ({
	title,
	language: getLocale(),
	blocks: [],
	book: { game: 'biome', told, shows }
});

/** Draws sheets, each beginning on a right-hand page. */
export function setSheets(canvas: Canvas, { table, sheets }: Sheets): void {
	const grid = gridOf(canvas);
	if (!table) {
		blank({ canvas, grid });
		return;
	}
	const setting = settingOf(canvas, table);
	for (const leaf of sheets) {
		if (canvas.pages % 2 === 1) canvas.turnPage();
		canvas.turnPage();
		front(setting, leaf);
		back(setting, leaf);
	}
}
