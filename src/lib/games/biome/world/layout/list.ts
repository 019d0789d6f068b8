/** The list of what has no room for its name on the strips: how many columns it has, how large its letters are, and how high its rows. */
import type { Listed, StageSize } from './stage.ts';
import { widthOfText, wrapped } from './widths.ts';

/** The list keeps so far from both edges, which a projector may cut. */
export const LIST_EDGE = 52;
/** The least width of an entry. */
const COLUMN = 230;
/** What of an entry is no name: its number, whose it is, its RP. */
const BESIDE = 110;
/** Where a name begins in an entry that has several lines, and what stays free behind it. */
const [BEGINS, CLEAR] = [56, 12];
/** On a wall, between one entry and the number of the next. */
const APART = 16;
/** What a row takes beside its lines. */
const ROOM = 7;
/** Letters, and from one line to the next. */
const USUAL = { letter: 20, line: 20 };
const SMALL = { letter: 16, line: 19 };

/** Where an entry begins beside the edge of the list, and in which row. */
interface Entry {
	readonly x: number;
	readonly row: number;
}

/** How a list is set. */
export interface ListLook {
	/** Of all that have room; the last one says how many have none. */
	readonly entries: readonly Entry[];
	/** How many rows they take, and how high each is. */
	readonly rows: number;
	readonly row: number;
	readonly letter: number;
	readonly line: number;
	/** How wide the names are; whole ones go on on the next line. */
	readonly names: number;
	readonly whole: boolean;
}

/** On a wall one entry behind the other, as words are, where that takes no more rows; else, and on paper, in columns. On paper letters are smaller and go on in lines where a name would be cut. */
export function listLook(listed: readonly Listed[], size: StageSize): ListLook {
	const room = size.width - 2 * LIST_EDGE;
	const usual = { row: USUAL.line + ROOM, ...USUAL, whole: false };
	const most = Math.floor((size.height * 0.2) / usual.row);
	const columns = Math.max(1, Math.floor(room / COLUMN));
	const all = Math.ceil(listed.length / columns);
	const flowing = inRows(listed, room);
	if (!size.whole && flowing.rows <= Math.min(all, most))
		return { ...usual, ...flowing, names: room - BESIDE };
	const wide = room / columns;
	const fits = ({ of: { piece } }: Listed) =>
		widthOfText(piece.name, USUAL.letter) <= wide - BESIDE;
	if (!size.whole || (all <= most && listed.every(fits))) {
		const rows = Math.min(all, most);
		const shown = listed.slice(0, rows * columns);
		return { ...usual, entries: inColumns(shown, wide, rows), rows, names: wide - BESIDE };
	}
	const names = wide - BEGINS - CLEAR;
	const lines = listed.map((one) => wrapped(saidOf(one), SMALL.letter, names).length);
	const row = Math.max(1, ...lines) * SMALL.line + ROOM;
	const entries = inColumns(listed, wide, all);
	return { entries, rows: all, row, ...SMALL, names, whole: true };
}

const inColumns = (listed: readonly Listed[], wide: number, rows: number): Entry[] =>
	listed.map((_, at) => ({ x: Math.floor(at / rows) * wide, row: at % rows }));

/** Each as wide as it is. */
function inRows(listed: readonly Listed[], room: number) {
	let [x, row] = [0, 0];
	const entries = listed.map((one): Entry => {
		const wide = BEGINS + widthOfText(saidOf(one), USUAL.letter) + APART;
		if (x > 0 && x + wide > room) [x, row] = [0, row + 1];
		const entry = { x, row };
		x += wide;
		return entry;
	});
	return { entries, rows: entries.length === 0 ? 0 : row + 1 };
}

/** A name with its RP. */
export const saidOf = ({ of: { piece } }: Listed): string => `${piece.name} · ${String(piece.rp)}`;
