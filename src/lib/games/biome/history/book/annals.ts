/** A long game: two columns with a line for each turn and what was told below it, under small wheels. */
import * as m from '../../../../paraglide/messages.js';
import { sheetAt } from '../../rules/sheets.ts';
import type { Entry, TurnEntry } from '../../rules/state.ts';
import { circle, disc, pip, type Pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, QUIET, RULE, TOLD_INK, WHITE } from './inks.ts';
import { heldWords } from './opener.ts';
import { wheel } from './rings.ts';
import type { Ring } from './tale.ts';
import * as type from './type.ts';
import { headed } from './title.ts';
import { shortLine } from './words.ts';

const GAP = 8;
/** Half a sheet has one column, another paper two. */
const columnsOf = ({ grid }: Setting): number => (grid.small ? 1 : 2);
const columnWidth = (setting: Setting): number => {
	const count = columnsOf(setting);
	return (setting.grid.width - (count - 1) * GAP) / count;
};
/** How large a wheel is, where it begins, and where the lines begin below. */
const wheelOf = ({ grid }: Setting) => (grid.small ? { r: 8.6, head: 13 } : { r: 11.5, head: 16 });
const topOf = (setting: Setting): number => {
	const { r, head } = wheelOf(setting);
	return head + 2 * r + 17;
};
const TITLE = type.sized(type.SMALL, 9.5, 4.7);
const SINCE = type.sized(type.TOLD, 10.5, 4.6);
const WHEELS = 6;
/** How high the name of an age is. */
const HEAD = 9;

interface Row {
	readonly height: number;
	/** Which age or round it belongs to, by its place. */
	readonly ring: number;
	/** Of a heading alone. */
	readonly heads: boolean;
	readonly draw: (x: number, y: number) => void;
}

interface Leaf {
	readonly columns: readonly (readonly Row[])[];
	readonly rings: readonly number[];
}

/** The pages of a long game: how each is drawn, and in which chapter. */
export function annals(setting: Setting): { chapter: string; draw: (left: boolean) => void }[] {
	const { tale, grid } = setting;
	const leaves = leavesOf(
		setting,
		rowsOf(setting),
		grid.bottom + (grid.small ? 0 : 4) - topOf(setting)
	);
	return leaves.map(({ columns, rings }) => ({
		chapter: tale.rings[rings.at(-1) ?? 0]?.people ? m.book_rounds() : m.book_ages(),
		draw: (left) => {
			wheels(setting, rings);
			columns.forEach((column, index) => {
				let y = topOf(setting);
				for (const row of column) {
					row.draw(grid.left + index * (columnWidth(setting) + GAP), y);
					y += row.height;
				}
			});
			const place = { x: left ? grid.right : grid.left, y: grid.foot, ink: QUIET };
			type.say(setting, 'P', m.book_annals_key(), type.SMALL_SLANT, {
				...place,
				align: left ? 1 : 0
			});
		}
	}));
}

function rowsOf(setting: Setting): Row[] {
	const { tale } = setting;
	let ring = -1;
	return tale.view.history.flatMap((entry, at): Row[] => {
		const begun = ringOf(setting, entry);
		const heads = begun >= 0 && begun !== ring;
		if (heads) ring = begun;
		const head = heads ? [heading(setting, ring)] : [];
		if (entry.kind === 'turn') return [...head, turnRow(setting, entry, at, ring)];
		const line = shortLine(tale, entry, at);
		return line === null ? head : [...head, lineRow(setting, line, ring)];
	});
}

function ringOf({ tale }: Setting, entry: Entry): number {
	if (entry.kind !== 'turn' && entry.kind !== 'skip') return -1;
	const people = entry.phase === 'society';
	return tale.rings.findIndex((ring) => ring.people === people && ring.round === entry.round);
}

const ringName = (ring: Ring | undefined): string => {
	const n = String(ring?.round ?? '');
	return ring?.people ? m.book_round({ n }) : m.book_age({ n });
};

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
		canvas.aside(() => {
			canvas.shape(`M${x} ${y + 8}h${width}`, { stroke: RULE, width: 0.25 });
		});
		type.put(setting, 'P', rows, SINCE, { x, y: y + 12.4, ink: QUIET, width });
	};
	return { height: HEAD + rows.length * SINCE.leading, ring, heads: true, draw: drawHead };
}

function lineRow(setting: Setting, text: string, ring: number): Row {
	const rows = setting.canvas.rows(text, type.SMALL_SLANT, columnWidth(setting) - 6);
	const drawLine = (x: number, y: number) => {
		type.put(setting, 'P', rows, type.SMALL_SLANT, { x: x + 6, y: y + 3.2, ink: QUIET });
	};
	return { height: rows.length * 4 + 0.8, ring, heads: false, draw: drawLine };
}

/** A line: who, what it was about, how it went; below it what was told. The record has all the rest. */
function turnRow(setting: Setting, entry: TurnEntry, at: number, ring: number): Row {
	const { canvas, tale } = setting;
	const width = columnWidth(setting);
	const wide = width - 24 - (entry.plan.borrow ? 10 : 0);
	const title = canvas.cut(headed(entry.challenge).title, TITLE, wide);
	const told = entry.narration.trim();
	const since = told === '' ? [] : canvas.rows(told, SINCE, width - 7);
	const { biome } = sheetAt(tale.view, entry.seat);
	const drawTurn = (x: number, y: number) => {
		canvas.inside('Sect', () => {
			if (biome) {
				canvas.aside(() => {
					disc(canvas, biome, { x: x + 2.1, y: y + 2.3, r: 2 });
				});
			}
			type.put(setting, 'H3', [title], TITLE, { x: x + 6, y: y + 3.5 });
			outcome(setting, entry, at, x + width, y);
			const ink = biome ? TOLD_INK[biome] : 'ink';
			type.put(setting, 'BlockQuote', since, SINCE, { x: x + 6, y: y + 8, ink });
		});
	};
	const height = 4.7 + since.length * 4.6 + (since.length > 0 ? 0.8 : 0);
	return { height, ring, heads: false, draw: drawTurn };
}

/** The most points of a kind that a line shows. */
const SHOWN = 3;

/** Who lent, how many dice passed, and what came or went. */
function outcome(setting: Setting, entry: TurnEntry, at: number, right: number, y: number): void {
	const { canvas, tale } = setting;
	const { borrow } = entry.plan;
	const lender = borrow ? sheetAt(tale.view, borrow.seat).biome : null;
	if (lender) {
		canvas.aside(() => {
			disc(canvas, lender, { x: right - 25.4, y: y + 2.3, r: 1.8 });
			canvas.shape(`M${right - 23} ${y + 2.3}h3.4`, { stroke: QUIET, width: 0.4 });
			canvas.shape(`M${right - 19.8} ${y + 1.4}l1.5 .9l-1.5 .9Z`, { fill: QUIET });
		});
	}
	const passes = String(entry.roll.passes);
	type.say(setting, 'P', passes, type.SMALL_BOLD, { x: right - 13, y: y + 3.5, align: 1 });
	const kinds = movesOf(setting, entry, at);
	canvas.aside(() => {
		kinds.forEach((kind, index) => {
			pip(canvas, kind, { x: right - 10.4 + index * 3, y: y + 2.4, r: 1.15 });
		});
	});
}

function movesOf({ tale }: Setting, { changes, phase, roll }: TurnEntry, at: number): Pip[] {
	const { before = {}, after = {} } = tale.held[at] ?? {};
	const ids = new Set(changes.flatMap((change) => (change.what === 'rp' ? [change.id] : [])));
	const moves = Array.from(ids, (id) => (after[id] ?? 0) - (before[id] ?? 0));
	const up = moves.reduce((sum, by) => sum + Math.max(0, by), 0);
	const down = moves.reduce((sum, by) => sum + Math.max(0, -by), 0);
	const put = changes.reduce((sum, { what, by }) => sum + (what === 'pool' && by < 0 ? -by : 0), 0);
	const lost = phase === 'build' && up === 0 && roll.passes === 0 ? put : down;
	return [
		...Array<Pip>(Math.min(SHOWN, up)).fill('new'),
		...Array<Pip>(Math.min(SHOWN, lost)).fill('lost')
	].slice(0, SHOWN + 1);
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

/** As many rows as fit, and how many of the given ones they are. */
function columnOf(setting: Setting, rows: readonly Row[], room: number) {
	const [first] = rows;
	const filled =
		first && !first.heads && first.ring >= 0 ? [heading(setting, first.ring, true)] : [];
	const again = filled.length;
	let used = again * HEAD;
	for (const [index, row] of rows.entries()) {
		const ahead = row.heads ? (rows[index + 1]?.height ?? 0) : 0;
		if (index > 0 && used + row.height + ahead > room) break;
		filled.push(row);
		used += row.height;
	}
	return { rows: filled, taken: filled.length - again };
}

/** Six wheels of the ages and rounds of a page. */
function wheels(setting: Setting, rings: readonly number[]): void {
	const { canvas, grid } = setting;
	const step = Math.max(1, Math.ceil(rings.length / WHEELS));
	const shown = rings.filter((_, index) => (rings.length - 1 - index) % step === 0).slice(-WHEELS);
	shown.forEach((ring, index) => {
		const wide = grid.width / WHEELS;
		smallWheel(setting, ring, grid.left + (index + 0.5) * wide, step === 1);
	});
	canvas.aside(() => {
		canvas.shape(`M${grid.left} ${topOf(setting) - 2}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	});
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
