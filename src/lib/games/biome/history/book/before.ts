/** The world before people: what the ages left behind, as a landscape and by its Resources. */
import * as m from '../../../../paraglide/messages.js';
import { sheetAt } from '../../rules/sheets.ts';
import { biomeName } from '../../words/terms.ts';
import { disc, pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { QUIET, WHITE } from './inks.ts';
import { heldWords } from './opener.ts';
import { strip, stripShape, type Measures } from './strip.ts';
import * as type from './type.ts';
import { tried } from './tried.ts';
import { timeName } from './words.ts';

const HORIZON = 90;

export function before(setting: Setting): void {
	const { canvas, grid, tale } = setting;
	canvas.bookmark(m.book_before(), 1, 18);
	const place = { x: grid.left - 0.4, y: grid.head };
	type.say(setting, 'H2', m.book_before(), type.chapterOf(setting), place);
	const rings = tale.rings.filter(({ people }) => !people);
	const last = rings.at(-1);
	if (!last) return;
	const measures = landscape(setting);
	const shape = stripShape(tale, rings, measures);
	const alt = m.book_strip({ when: timeName(last), held: heldWords(setting, last) });
	const { ground, bar, plant } = measures;
	const head = measures.y - plant - 15;
	canvas.figure(alt, [grid.left, head, grid.width, shape.foot - head], () => {
		strip(canvas, tale, rings, measures);
		rings
			.slice(-3)
			.toReversed()
			.forEach((ring, depth) => {
				const older = ground + 0.5 + bar * (depth - 0.38);
				const y = measures.y + (depth === 0 ? ground - 5 : older);
				layerName(setting, timeName(ring), y);
			});
	});
	const low = heirs(setting, shape.middles, shape.foot);
	tried(setting, low);
}

/** The strip of an opener, much larger. */
function landscape({ grid }: Setting): Measures {
	const { left: x, width, small, head, short } = grid;
	const size = small
		? { y: head + 40, plant: 18, ground: 13, bar: 7, hills: 2.5 }
		: { y: HORIZON - short / 2, plant: 25, ground: 20, bar: 9, hills: 3.6 };
	return { x, width, ...size, dense: 1.62, gap: 0.4 };
}

/** The name of an age on its ground. */
function layerName(setting: Setting, text: string, y: number): void {
	const { canvas, grid } = setting;
	const rows = canvas.rows(text, type.LABEL, Infinity);
	const wide = (rows[0]?.width ?? 0) + 4;
	const x = grid.right - wide - 3;
	const d = `M${x + 2.8} ${y - 4}h${wide - 5.6}a2.8 2.8 0 0 1 0 5.6h${5.6 - wide}a2.8 2.8 0 0 1 0 -5.6Z`;
	canvas.shape(d, { fill: WHITE });
	type.draw(setting, rows, type.LABEL, { x: x + wide / 2, y, align: 0.5 });
}

/** Every biome with its Resources; returns how far down they reach. */
function heirs(setting: Setting, middles: readonly number[], foot: number): number {
	const { grid, tale } = setting;
	const wide = grid.width / Math.max(1, tale.seats.length);
	const top = foot + 15;
	// beside the emblem, or where there is no room for all of them below it
	const below = tale.biomes.some(
		(biome) => setting.canvas.widthOf(biomeName(biome), nameStyle(setting)) > wide - 11
	);
	const ends = tale.seats.map((seat, index) => {
		const x = grid.left + index * wide;
		root(setting, index, { x, foot, middle: middles[index] ?? x, width: wide - 3, below });
		return left(setting, seat, { x, y: top + (below ? 16 : 12.6), width: wide - 5 });
	});
	return Math.max(top, ...ends);
}

interface Root {
	readonly x: number;
	readonly foot: number;
	/** Of the parcel above. */
	readonly middle: number;
	readonly width: number;
	/** Whether the biome's name stands below its emblem. */
	readonly below: boolean;
}

const nameStyle = ({ tale, grid }: Setting) =>
	tale.seats.length > 5 || grid.small ? type.NAME : type.sized(type.NAME, 11.5);

/** A line from a parcel to its biome and how much that has. */
function root(setting: Setting, index: number, { x, foot, middle, width, below }: Root): void {
	const { canvas, tale } = setting;
	const biome = tale.biomes[index];
	if (!biome) return;
	const top = foot + 15;
	canvas.aside(() => {
		const [a, b] = [foot + 0.6, top - 5.4];
		const d = `M${middle} ${a}C${middle} ${a + 4.4} ${x + 4.2} ${b - 5.6} ${x + 4.2} ${b}`;
		canvas.shape(d, { stroke: biome, width: 0.5 });
		disc(canvas, biome, { x: x + 4.2, y: top, r: 4.2 });
	});
	const { size } = nameStyle(setting);
	const fits = type.fits(type.NAME, [1, size], [1, 9], [2, 9, 3.6]);
	const { rows, style } = type.fitting(setting, biomeName(biome), width - (below ? 0 : 8), fits);
	const at = below ? { x, y: top + 10.6 - rows.length * 1.6 } : { x: x + 10.4, y: top - 0.4 };
	type.put(setting, 'H3', rows, style, at);
	const rp = tale.rings.findLast(({ people }) => !people)?.rp[index] ?? 0;
	const held = canvas.cut(String(rp), type.SMALL_BOLD, width);
	const y = top + (below ? 1.2 : 3.9);
	type.put(setting, 'P', [held], type.SMALL_BOLD, { x: x + 10.4, y, ink: QUIET });
}

interface Column {
	readonly x: number;
	readonly y: number;
	readonly width: number;
}

/** Where phase 2 began in the history. */
function firstOfPeople({ tale }: Setting): number {
	const { history } = tale.view;
	const at = history.findIndex((entry) => 'phase' in entry && entry.phase === 'society');
	return at < 0 ? history.length : at;
}

/** The Resources of a seat, one below the other; returns how far down they reach. */
function left(setting: Setting, seat: number, { x, y, width }: Column): number {
	const { canvas, tale, grid } = setting;
	const held = tale.held[firstOfPeople(setting) - 1]?.after ?? {};
	const kept = Object.entries(sheetAt(tale.view, seat).resources).filter(
		([id]) => (held[id] ?? 0) > 0
	);
	const name = type.sized(type.SMALL_BOLD, 10, 4.4);
	let at = y;
	kept.forEach(([id, { name: called }], index) => {
		const rows = canvas.rows(called, name, width);
		const tall = rows.length * 4.4 + 8.6;
		if (at + tall > grid.bottom && index < kept.length) return;
		type.put(setting, 'P', rows, name, { x, y: at });
		at += (rows.length - 1) * 4.4;
		points(setting, seat, held[id] ?? 0, { x, y: at + 4, width });
		at += 13;
	});
	return at;
}

function points(setting: Setting, seat: number, count: number, { x, y, width }: Column): void {
	const { canvas, tale } = setting;
	const { biome } = sheetAt(tale.view, seat);
	const step = Math.min(4.3, (width - 3.2) / Math.max(1, count - 1));
	if (!biome) return;
	canvas.figure(m.book_points({ count }), [x, y - 1.6, width, 3.2], () => {
		for (let one = 0; one < count; one++) {
			pip(canvas, 'kept', { x: x + 1.6 + one * step, y, r: 1.6 }, biome);
		}
	});
}
