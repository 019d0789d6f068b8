/** A long game in two columns under small wheels: all that was written, turn by turn; of a very long one a line for each turn. */
import * as m from '../../../../../paraglide/messages.js';
import { beside } from '../../../../record/stack.ts';
import type { Entry } from '../../../rules/state.ts';
import type { Setting } from '../grid.ts';
import { QUIET, RULE, EDGE, WHITE } from '../inks.ts';
import * as type from '../type.ts';
import { shortLine } from '../words.ts';
import {
	columnsOf,
	columnWidth,
	GAP,
	ringName,
	SINCE,
	topOf,
	type Row,
	wheelOf
} from './columns.ts';
import { turnRow, turnRows, type Told } from './turn.ts';
import { titleOf, whyWords } from '../ending.ts';
import { circle } from '../emblems.ts';
import { heldWords } from '../opener.ts';
import { wheel } from '../rings.ts';

const WHEELS = 6;

/** Six wheels of the ages and rounds of a page. */
function wheels(setting: Setting, rings: readonly number[]): void {
	const { canvas, grid } = setting;
	const step = Math.max(1, Math.ceil(rings.length / WHEELS));
	const shown = rings.filter((_, index) => (rings.length - 1 - index) % step === 0).slice(-WHEELS);
	shown.forEach((ring, index) => {
		const wide = grid.width / WHEELS;
		smallWheel(setting, ring, grid.left + (index + 0.5) * wide, step === 1);
	});
	canvas.shape(`M${grid.left} ${topOf(setting) - 2}H${grid.right}`, { stroke: EDGE, width: 0.3 });
}

function smallWheel(setting: Setting, at: number, x: number, loans: boolean): void {
	const { canvas, tale } = setting;
	const found = tale.rings[at];
	if (!found) return;
	const { r, head } = wheelOf(setting);
	const middle = { x, y: head + r };
	const ring = { ...found, loans: loans ? found.loans.slice(0, 4) : [] };
	const alt = m.book_strip({ when: ringName(ring), held: heldWords(setting, ring) });
	canvas.figure(alt, [x - r, head, 2 * r, 2 * r], () => {
		wheel(canvas, tale, { middle, r, ring, thick: 0.3 });
		canvas.shape(circle(x, middle.y, r * 0.3), { fill: WHITE });
		const style = type.sized(type.LINE_BOLD, 11);
		const number = canvas.rows(String(ring.round), { ...style, voice: 'display' }, Infinity);
		type.draw(
			setting,
			number,
			{ ...style, voice: 'display' },
			{ x, y: middle.y + 1.4, align: 0.5 }
		);
	});
	type.say(setting, 'P', ringName(ring), type.LABEL, { x, y: head + r * 2 + 5.4, align: 0.5 });
	const points = m.book_points({ count: ring.rp.reduce((sum, rp) => sum + rp, 0) });
	type.say(setting, 'P', points, type.SMALL, { x, y: head + r * 2 + 9.6, ink: QUIET, align: 0.5 });
}

/** What the world came to, and why; nothing while it goes on. */
function endRows(setting: Setting): Row[] {
	const { canvas, tale } = setting;
	const { result } = tale.view;
	if (!result) return [];
	const title = titleOf(result);
	const rows = canvas.rows(whyWords(setting, result), SINCE, columnWidth(setting));
	const draw = (x: number, y: number) => {
		canvas.bookmark(title, 1, y);
		type.say(setting, 'H2', title, type.HEADING, { x, y: y + 8 });
		type.put(setting, 'P', rows, SINCE, { x, y: y + 14 });
	};
	const height = 12 + rows.length * SINCE.leading;
	return [{ height, ring: -1, heads: false, draw }];
}

/** More turns than this are told in lines. */
const LINES = 150;
/** How high the name of an age is. */
const HEAD = 9;

interface Leaf {
	readonly columns: readonly (readonly Row[])[];
	readonly rings: readonly number[];
}

/** The pages of a long game: how each is drawn, and in which chapter; with `ends` the last one also says how the world ended. */
export function annals(
	setting: Setting,
	ends: boolean
): { chapter: string; draw: (left: boolean) => void }[] {
	const { tale, grid } = setting;
	const leaves = leavesOf(
		setting,
		[...rowsOf(setting), ...(ends ? endRows(setting) : [])],
		grid.bottom + (grid.small ? 0 : 4) - topOf(setting)
	);
	return leaves.map((leaf) => ({
		chapter: tale.rings[leaf.rings.at(-1) ?? 0]?.people ? m.book_rounds() : m.book_ages(),
		draw: (left) => {
			wheels(setting, leaf.rings);
			const step = columnWidth(setting) + GAP;
			beside(leaf.columns, { left: grid.left, step, top: topOf(setting) });
			if (!inLines(setting)) return;
			const place = { x: left ? grid.right : grid.left, y: grid.foot, ink: QUIET };
			type.say(setting, 'P', m.book_annals_key(), type.SMALL_SLANT, {
				...place,
				align: left ? 1 : 0
			});
		}
	}));
}

const inLines = ({ tale }: Setting): boolean =>
	tale.view.history.filter(({ kind }) => kind === 'turn').length > LINES;

function rowsOf(setting: Setting): Row[] {
	const { tale } = setting;
	const rows = inLines(setting)
		? (told: Told) => [turnRow(setting, told)]
		: (told: Told) => turnRows(setting, told);
	let ring = -1;
	return tale.view.history.flatMap((entry, at): Row[] => {
		const begun = ringOf(setting, entry);
		const heads = begun >= 0 && begun !== ring;
		if (heads) ring = begun;
		const head = heads ? [heading(setting, ring)] : [];
		if (entry.kind === 'turn') return [...head, ...rows({ entry, at, ring })];
		const line = shortLine(tale, entry, at);
		return line === null ? head : [...head, lineRow(setting, line, ring)];
	});
}

function ringOf({ tale }: Setting, entry: Entry): number {
	if (entry.kind !== 'turn' && entry.kind !== 'skip') return -1;
	const people = entry.phase === 'society';
	return tale.rings.findIndex((ring) => ring.people === people && ring.round === entry.round);
}

function heading(setting: Setting, ring: number, again = false): Row {
	const { canvas, tale } = setting;
	const width = columnWidth(setting);
	const text = ringName(tale.rings[ring]);
	const line = again ? '' : (tale.rings[ring]?.line ?? '');
	const rows = line === '' ? [] : canvas.even(line, SINCE, width);
	const drawHead = (x: number, y: number) => {
		if (!again) canvas.bookmark(text, 1, y);
		type.say(setting, again ? 'P' : 'H2', text, type.sized(type.LABEL, 11.5), { x, y: y + 6.4 });
		const place = { x: x + width, y: y + 6.4, ink: QUIET, align: 1 };
		if (again) type.say(setting, 'P', m.book_goes_on(), type.SMALL_SLANT, place);
		canvas.shape(`M${x} ${y + 8}h${width}`, { stroke: RULE, width: 0.25 });
		type.put(setting, 'P', rows, SINCE, { x, y: y + 12.4, ink: QUIET, width });
	};
	return { height: HEAD + rows.length * SINCE.leading, ring, heads: true, draw: drawHead };
}

function lineRow(setting: Setting, text: string, ring: number): Row {
	const rows = setting.canvas.rows(text, type.SMALL_SLANT, columnWidth(setting) - 6);
	const drawLine = (x: number, y: number) =>
		type.put(setting, 'P', rows, type.SMALL_SLANT, { x: x + 6, y: y + 3.2, ink: QUIET });
	return { height: rows.length * 4 + 0.8, ring, heads: false, draw: drawLine };
}

/** Fills column after column; where an age goes on in the next one, its name stands there again. */
function leavesOf(setting: Setting, rows: readonly Row[], room: number): Leaf[] {
	const leaves: Leaf[] = [];
	let at = 0;
	while (at < rows.length) {
		const first = columnOf(setting, rows.slice(at), room);
		const beside =
			columnsOf(setting) > 1 ? [columnOf(setting, rows.slice(at + first.taken), room)] : [];
		const columns = [first, ...beside].map((column) => column.rows);
		at += [first, ...beside].reduce((sum, { taken }) => sum + taken, 0);
		const rings = new Set(columns.flat().map(({ ring }) => ring));
		leaves.push({ columns, rings: [...rings].filter((ring) => ring >= 0) });
	}
	return leaves;
}

/** How much room a row takes with those that it stays with. */
function together(rows: readonly Row[], at: number): number {
	const [row] = rows.slice(at, at + 1);
	if (!row) return 0;
	return row.height + (row.heads || row.stays ? together(rows, at + 1) : 0);
}

/** As many rows as fit, and how many of the given ones they are. */
function columnOf(setting: Setting, rows: readonly Row[], room: number) {
	const [first] = rows;
	const filled =
		first && !first.heads && first.ring >= 0 ? [heading(setting, first.ring, true)] : [];
	const again = filled.length;
	let used = again * HEAD;
	for (const [index, row] of rows.entries()) {
		if (index > 0 && used + together(rows, index) > room) break;
		filled.push(row);
		used += row.height;
	}
	return { rows: filled, taken: filled.length - again };
}
