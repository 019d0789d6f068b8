/** Page 2: how to read the book, who told it, what the table's words mean. */
import * as m from '../../../../paraglide/messages.js';
import { sheetAt } from '../../rules/sheets.ts';
import { STATS } from '../../rules/state.ts';
import { biomeName, statName } from '../../words/terms.ts';
import { circle, die, disc, loan, pip, ring, type Pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, patternOf, QUIET, WHITE } from './inks.ts';
import { planet } from './rings.ts';
import {
	BODY,
	CHAPTER,
	draw,
	HEADING,
	LINE_BOLD,
	NAME,
	put,
	READER,
	say,
	sized,
	SMALL,
	TOLD
} from './type.ts';
import { inWords, nameOf, timeName } from './words.ts';

export function inside(setting: Setting): void {
	const { grid, canvas } = setting;
	canvas.bookmark(m.book_how(), 1, 18);
	say(setting, 'H2', m.book_how(), CHAPTER, { x: grid.left - 0.4, y: 27 });
	signs(setting);
	explained(setting);
	const after = tellers(setting, 171 - grid.short * 0.6);
	meanings(setting, after);
}

/** Draws a sign in a line and says how wide it is. */
type Sign = (x: number, y: number) => number;

function signs(setting: Setting): void {
	const { canvas, tale } = setting;
	const biome = tale.biomes[0] ?? 'forest';
	const world: Sign = (x, y) => (
		ring(canvas, 'cryosphere', { x: x + 2.6, y: y - 1.4, r: 2.6 }),
		6.6
	);
	const who: Sign = (x, y) => (disc(canvas, biome, { x: x + 2.6, y: y - 1.4, r: 2.6 }), 6.6);
	const point =
		(kind: Pip): Sign =>
		(x, y) => (pip(canvas, kind, { x: x + 1.5, y: y - 1.35, r: 1.5 }), 4.2);
	const dice =
		(eyes: number): Sign =>
		(x, y) => (die(canvas, eyes, x + 2.3, y - 1.4, 4.4), 5.6);
	mixed(setting, 42, [world, m.book_how_world(), who, m.book_how_who()]);
	mixed(setting, 50, [
		m.book_how_beside(),
		dice(5),
		dice(6),
		m.book_how_pass(),
		dice(3),
		m.book_how_not(),
		point('kept'),
		m.book_how_kept(),
		point('new'),
		m.book_how_new(),
		point('lost'),
		m.book_how_lost()
	]);
}

/** Words and signs in one line. */
function mixed(setting: Setting, y: number, parts: readonly (string | Sign)[]): void {
	const { canvas, grid } = setting;
	const gap = canvas.widthOf('n', READER) * 0.6;
	canvas.tag('P', () => {
		let x = grid.left;
		for (const part of parts) {
			if (typeof part !== 'string') {
				x += part(x, y);
				continue;
			}
			const rows = canvas.rows(part, READER, Infinity);
			draw(setting, rows, READER, { x, y });
			x += (rows[0]?.width ?? 0) + (part.endsWith('(') ? 0 : gap);
		}
	});
}

/** The planet of the cover, its rings named. */
function explained(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	const r = 35;
	const middle = { x: grid.left + 48, y: 113 - grid.short * 0.3 };
	const names = [m.book_beginning({ n: inWords(tale.start[0] ?? 0) }), ...tale.rings.map(timeName)];
	const labels = tale.rings.length > 0 ? [...names, m.book_plant()] : names;
	canvas.figure(m.book_planet_named(), [middle.x - 48, middle.y - 45, 160, 90], () => {
		planet(canvas, tale, { middle, r, height: 0.34 });
		const named = labels
			.map((text, ring) => ({ text, ring }))
			.filter(({ ring }) => isNamed(ring, tale.rings.length));
		named.forEach(({ text, ring }, nth) => {
			label(setting, { text, ring, nth, middle, r });
		});
	});
	const [lender, borrower] = [tale.biomes.at(-1), tale.biomes[0]];
	if (!lender || !borrower || !tale.rings.some(({ loans }) => loans.length > 0)) return;
	const [x, y] = [grid.left + 106, middle.y + 14];
	canvas.aside(() => {
		loan(canvas, x, y, lender, borrower);
	});
	say(setting, 'P', m.book_a_loan(), sized({ ...SMALL, voice: 'slant' }, 10), {
		x: x + 36,
		y: y + 1.2
	});
	const rows = canvas.rows(m.book_loan_stays(), sized(SMALL, 10, 4.6), 66);
	put(setting, 'P', rows, sized(SMALL, 10, 4.6), { x, y: y + 9 });
}

/** So many rings at most are named, the first and the last among them. */
const NAMED = 7;
const isNamed = (index: number, rings: number): boolean =>
	rings <= NAMED || index === 0 || index >= rings || index % Math.ceil(rings / NAMED) === 1;

interface Label {
	readonly text: string;
	/** 0 is the core, one more than there are rings what grows on the last. */
	readonly ring: number;
	/** Which of all labels, from below. */
	readonly nth: number;
	readonly middle: { readonly x: number; readonly y: number };
	readonly r: number;
}

/** A line from a ring to its name. */
function label(setting: Setting, { text, ring, nth, middle, r }: Label): void {
	const { canvas, grid, tale } = setting;
	const core = tale.rings.length === 0 ? r : r * 0.17;
	const step = (r - core) / Math.max(1, tale.rings.length);
	const radius =
		ring === 0 ? core * 0.62 : ring > tale.rings.length ? r + 6 : core + (ring - 0.5) * step;
	const y = middle.y + 1 - nth * 5.2;
	const rise = Math.max(-radius * 0.9, Math.min(radius * 0.97, middle.y - y + 1.1));
	const from = {
		x: middle.x + Math.sqrt(Math.max(0, radius ** 2 - rise ** 2)),
		y: middle.y - rise
	};
	const knee = Math.max(from.x + 2, grid.left + 96);
	const d = `M${from.x} ${from.y}L${knee} ${y - 1.1}H${grid.left + 104}`;
	canvas.shape(d, { stroke: WHITE, width: 1 });
	canvas.shape(d, { stroke: EDGE, width: 0.25 });
	canvas.shape(circle(from.x, from.y, 0.8), { fill: EDGE, stroke: WHITE, width: 0.3 });
	const style = sized(
		{ ...SMALL, voice: ring === 0 || ring > tale.rings.length ? 'slant' : 'plain' },
		10
	);
	draw(setting, canvas.rows(text, style, Infinity), style, { x: grid.left + 106, y });
}

/** Everybody with biome, facet, society, and name; returns where the list ends. */
function tellers(setting: Setting, top: number): number {
	const { tale, grid } = setting;
	if (tale.seats.length === 0) return top;
	say(setting, 'H3', m.book_who(), HEADING, { x: grid.left, y: top });
	const step = tale.seats.length > 6 ? 9.4 : 10.6;
	tale.seats.forEach((seat, index) => {
		teller(setting, seat, index, top + 5 + index * step);
	});
	return top + 5 + tale.seats.length * step;
}

function teller(setting: Setting, seat: number, index: number, y: number): void {
	const { canvas, grid, tale } = setting;
	const { biome, facet, society } = sheetAt(tale.view, seat);
	if (!biome) return;
	const x = grid.left;
	canvas.aside(() => {
		const fill = patternOf(biome, 'deep', tale.twins[index] ?? 0);
		canvas.shape(`M${x} ${y}h22v8.6h-22Z`, { fill, stroke: EDGE, width: 0.15 });
		disc(canvas, biome, { x: x + 11, y: y + 4.3, r: 3.6 });
	});
	const named = nameOf(tale, seat);
	say(setting, 'P', biomeName(biome), sized(NAME, 11.5), { x: x + 26, y: y + 3.8 });
	const wide = named === '' && society === '' ? 150 : 88;
	const put9 = (text: string, from: number, room: number) => {
		put(setting, 'P', [canvas.cut(text, SMALL, room)], SMALL, {
			x: x + from,
			y: y + 8,
			ink: QUIET
		});
	};
	if (facet !== '') put9(facet, 26, wide);
	const half = society === '' ? 104 : 44;
	const name = named === '' ? null : canvas.cut(named, BODY, half);
	if (name) put(setting, 'P', [name], BODY, { x: x + 72, y: y + 3.8 });
	if (society === '') return;
	const from = named === '' ? 72 : 116;
	const told = sized(TOLD, 12);
	put(setting, 'P', [canvas.cut(society, told, 178 - from)], told, { x: x + from, y: y + 3.8 });
}

/** The table's own words for each stat. */
function meanings(setting: Setting, from: number): void {
	const { canvas, grid, tale } = setting;
	const said = STATS.filter((stat) => tale.view.glossary[stat].trim() !== '');
	if (said.length === 0) return;
	const top = from + 8;
	say(setting, 'H3', m.book_words(), HEADING, { x: grid.left, y: top });
	let y = top + 7;
	for (let index = 0; index < said.length; index += 2) {
		const heights = said.slice(index, index + 2).map((stat, column) => {
			const x = grid.left + column * 90;
			const rows = canvas.rows(tale.view.glossary[stat], sized(TOLD, 12, 5.4), 84);
			say(setting, 'P', statName(stat), LINE_BOLD, { x, y });
			put(setting, 'P', rows, sized(TOLD, 12, 5.4), { x, y: y + 5.4 });
			return rows.length * 5.4 + 8.6;
		});
		y += Math.max(...heights);
	}
}
