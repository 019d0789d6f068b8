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
/** What a row takes beside its lines. */
const ROOM = 7;
/** Letters, and from one line to the next. */
const USUAL = { letter: 20, line: 20 };
const SMALL = { letter: 16, line: 19 };

/** How a list is set. */
export interface ListLook {
	readonly columns: number;
	/** The most rows that there is room for, and how high each is. */
	readonly rows: number;
	readonly row: number;
	readonly letter: number;
	readonly line: number;
	/** How wide the names are; whole ones go on on the next line. */
	readonly names: number;
	readonly whole: boolean;
}

/** As large as on a wall; on paper smaller and in lines, where a name would be cut. */
export function listLook(listed: readonly Listed[], size: StageSize): ListLook {
	const columns = Math.max(1, Math.floor((size.width - 2 * LIST_EDGE) / COLUMN));
	const wide = (size.width - 2 * LIST_EDGE) / columns;
	const row = USUAL.line + ROOM;
	const rows = Math.floor((size.height * 0.2) / row);
	const usual = { columns, rows, row, ...USUAL, names: wide - BESIDE, whole: false };
	const fits = ({ of: { piece } }: Listed) => widthOfText(piece.name, USUAL.letter) <= usual.names;
	if (!size.whole || (listed.length <= columns * rows && listed.every(fits))) return usual;
	const names = wide - BEGINS - CLEAR;
	const lines = listed.map((one) => wrapped(saidOf(one), SMALL.letter, names).length);
	const high = Math.max(1, ...lines) * SMALL.line + ROOM;
	return { columns, rows: Infinity, row: high, ...SMALL, names, whole: true };
}

/** A name with its RP. */
export const saidOf = ({ of: { piece } }: Listed): string => `${piece.name} · ${String(piece.rp)}`;

/** How many rows a list has. */
export const rowsOf = (listed: readonly Listed[], { columns, rows }: ListLook): number =>
	Math.min(rows, Math.ceil(listed.length / columns));
