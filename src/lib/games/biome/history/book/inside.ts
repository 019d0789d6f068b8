/** Page 2: how to read the book, who told it, what the table's words mean. */
import * as m from '../../../../paraglide/messages.js';
import { STATS } from '../../rules/state.ts';
import { statName } from '../../words/terms.ts';
import { badge, circle, die, disc, loan, pip, ring, type Pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, WHITE } from './inks.ts';
import { grown, planet, polar } from './rings.ts';
import { tellers, tellersHeight } from './tellers.ts';
import * as type from './type.ts';
import { timeName } from './words.ts';

/** The pages, each as what draws it; half a sheet has the second half on a page of its own. */
export function insidePages(setting: Setting): (() => void)[] {
	const { grid } = setting;
	const words = meaningsOf(setting);
	const height = tellersHeight(setting) + words.height;
	const who = (top: number) => {
		tellers(setting, top);
		words.draw(top + tellersHeight(setting));
	};
	const how = (foot: number) => {
		howToRead(setting);
		explained(setting, signs(setting) + 5, foot);
	};
	if (!grid.small) {
		const top = Math.min(171, grid.bottom - height);
		return [
			() => {
				how(top);
				who(top);
			}
		];
	}
	const first = () => how(grid.bottom);
	const top = grid.head - 2;
	const all = () => who(top);
	if (height <= grid.bottom - top) return [first, ...(height > 0 ? [all] : [])];
	const told = () => tellers(setting, top);
	const meant = () => words.draw(top - 8);
	return [first, told, meant];
}

function howToRead(setting: Setting): void {
	const { canvas, grid } = setting;
	canvas.bookmark(m.book_how(), 1, 18);
	const place = { x: grid.left - 0.4, y: grid.head };
	type.say(setting, 'H2', m.book_how(), type.chapterOf(setting), place);
}

/** Draws a sign in a line and says how wide it is. */
type Sign = (x: number, y: number) => number;

/** Two sentences with signs; returns where the last line stands. */
function signs(setting: Setting): number {
	const { canvas, grid, tale } = setting;
	const biome = tale.biomes[0] ?? 'forest';
	const asker = tale.biomes.at(-1) ?? 'grassland';
	const world: Sign = (x, y) => {
		ring(canvas, 'cryosphere', { x: x + 2.6, y: y - 1.4, r: 2.6 });
		badge(canvas, asker, { x: x + 2.6, y: y - 1.4, r: 2.6 });
		return 7.2;
	};
	const who: Sign = (x, y) => (disc(canvas, biome, { x: x + 2.6, y: y - 1.4, r: 2.6 }), 6.6);
	const point =
		(kind: Pip): Sign =>
		(x, y) => (pip(canvas, kind, { x: x + 1.5, y: y - 1.35, r: 1.5 }), 4.2);
	const dice =
		(eyes: number): Sign =>
		(x, y) => (die(canvas, eyes, x + 2.3, y - 1.4, 4.4), 5.6);
	const told = canvas.grey ? m.book_how_who_grey() : m.book_how_who();
	const first = grid.head + (grid.small ? 12 : 15);
	const next = mixed(setting, first, [world, m.book_how_world(), who, told]) + 8;
	return mixed(setting, next, [
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

/** Words and signs in one line; on half a sheet, or where one is too short, in as many as they take. Returns where the last one stands. */
function mixed(setting: Setting, from: number, parts: readonly (string | Sign)[]): number {
	const { canvas, grid } = setting;
	const gap = canvas.widthOf('n', type.READER) * 0.6;
	const wideOf = (part: string | Sign) =>
		typeof part === 'string' ? canvas.widthOf(part, type.READER) : SIGN;
	const width = parts.reduce((sum, part) => sum + wideOf(part) + gap, -gap);
	const wraps = grid.small || grid.left + width > grid.right;
	const pieces = wraps ? parts.flatMap(wordsOf) : parts;
	let [x, y] = [grid.left, from];
	canvas.tag('P', () => {
		for (const part of pieces) {
			const rows = typeof part === 'string' ? canvas.rows(part, type.READER, Infinity) : [];
			const wide = rows[0]?.width ?? SIGN;
			if (wraps && x + wide > grid.right) [x, y] = [grid.left, y + type.READER.leading];
			if (typeof part === 'string') {
				type.draw(setting, rows, type.READER, { x, y });
				x += wide + (part.endsWith('(') ? 0 : gap);
			} else x += part(x, y);
		}
	});
	return y;
}

/** The widest sign. */
const SIGN = 7.2;
/** What opens stays with the word before it: by itself it would not turn with its page. */
const wordsOf = (part: string | Sign): (string | Sign)[] =>
	typeof part === 'string' ? part.split(/ (?!\($)/u) : [part];

/** Where the planet's middle is, where lines bend, where they end and where names begin, from the left edge. */
const PLACES = {
	large: { r: 35, middle: 48, knee: 96, end: 104, name: 106 },
	small: { r: 28, middle: 37, knee: 74, end: 80, name: 82 }
} as const;
const placesOf = ({ grid }: Setting) => (grid.small ? PLACES.small : PLACES.large);

/** The planet of this world, its rings named, between two heights. */
function explained(setting: Setting, head: number, foot: number): void {
	const { canvas, grid, tale } = setting;
	const places = placesOf(setting);
	const r = Math.min(places.r, (foot - head) / 3.2);
	const middle = { x: grid.left + places.middle, y: (head + foot) / 2 };
	const most = Math.floor((middle.y - head) / LABEL_STEP);
	const names = [m.book_beginning(), ...tale.rings.map(timeName)];
	const labels = tale.rings.length > 0 ? [...names, m.book_plant()] : names;
	const box = [grid.left, middle.y - 45, grid.small ? grid.width : 160, 90] as const;
	canvas.figure(m.book_planet_named(), box, () => {
		planet(canvas, tale, { middle, r, height: GROWN });
		const named = labels
			.map((text, ring) => ({ text, ring }))
			.filter(({ ring }) => isNamed(ring, tale.rings.length, Math.max(1, most - 3)));
		named.forEach(({ text, ring }, nth) => {
			// what grows stands below all rings, so that no line crosses another
			const below = ring > tale.rings.length;
			label(setting, { text, ring, nth: below ? -1 : nth, middle, r });
		});
	});
	const [lender, borrower] = [tale.biomes.at(-1), tale.biomes[0]];
	const lent = tale.rings.some(({ loans }) => loans.length > 0);
	if (!lender || !borrower || !lent || foot - middle.y < 40) return;
	const [x, y] = [grid.left + places.name, middle.y + 13];
	loan(canvas, x, y, lender, borrower);
	const said = type.sized({ ...type.SMALL, voice: 'slant' }, 10);
	const place = grid.small ? { x, y: y + 7 } : { x: x + 30.5, y: y + 1.2 };
	type.say(setting, 'P', m.book_a_loan(), said, place);
}

/** How far labels are from each other. */
const LABEL_STEP = 5.2;

/** Whether a ring is named where there is room for `most` names; the first and the last always are. */
const isNamed = (ring: number, rings: number, most: number): boolean =>
	rings <= most || ring === 0 || ring >= rings || ring % Math.ceil(rings / most) === 1;

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
	const places = placesOf(setting);
	const core = tale.rings.length === 0 ? r : r * 0.17;
	const step = (r - core) / Math.max(1, tale.rings.length);
	const radius =
		ring === 0 ? core * 0.62 : ring > tale.rings.length ? r + 6 : core + (ring - 0.5) * step;
	const y = middle.y + 1 - nth * LABEL_STEP;
	const rise = Math.max(-radius * 0.9, Math.min(radius * 0.97, middle.y - y + 1.1));
	const onRing = {
		x: middle.x + Math.sqrt(Math.max(0, radius ** 2 - rise ** 2)),
		y: middle.y - rise
	};
	const from = (ring > tale.rings.length ? plantBeside(setting, middle, r, y) : null) ?? onRing;
	const knee = Math.max(from.x + 2, grid.left + places.knee);
	const d = `M${from.x} ${from.y}L${knee} ${y - 1.1}H${grid.left + places.end}`;
	canvas.shape(d, { stroke: WHITE, width: 1 });
	canvas.shape(d, { stroke: EDGE, width: 0.25 });
	canvas.shape(circle(from.x, from.y, 0.8), { fill: EDGE, stroke: WHITE, width: 0.3 });
	const style = type.sized(
		{ ...type.SMALL, voice: ring === 0 || ring > tale.rings.length ? 'slant' : 'plain' },
		10
	);
	type.draw(setting, canvas.rows(text, style, Infinity), style, { x: grid.left + places.name, y });
}

/** The middle of the plant that is nearest to this height on the right; null where none grows there. */
function plantBeside({ tale }: Setting, middle: Label['middle'], r: number, y: number) {
	const ring = tale.rings.at(-1);
	if (!ring) return null;
	// one that stands higher up would have its line across those of the rings
	const away = (of: number) => Math.abs(of - y) + (of < middle.y ? 2 * r : 0);
	const [nearest] = grown(tale, { middle, r, height: GROWN, ring })
		.filter(({ isHut, x }) => !isHut && x > middle.x)
		.toSorted((a, b) => away(a.y) - away(b.y));
	return nearest ? polar(nearest.x, nearest.y, nearest.height / 2, nearest.angle) : null;
}

/** The tallest plant of this page, as a part of the planet's radius. */
const GROWN = 0.34;

/** Letters for what words mean: smaller where much is said. */
const MEANING = {
	short: type.sized(type.TOLD, 12, 5.4),
	long: type.sized(type.TOLD, 9.5, 4.2),
	much: 120
};

/** The table's own words for each stat, two beside each other. */
function meaningsOf(setting: Setting): { height: number; draw: (top: number) => void } {
	const { canvas, grid, tale } = setting;
	const said = STATS.filter((stat) => tale.view.glossary[stat].trim() !== '');
	const much = said.some((stat) => tale.view.glossary[stat].length > MEANING.much);
	const style = much ? MEANING.long : MEANING.short;
	const wide = (grid.width - 10) / 2;
	const cells = said.map((stat) => {
		const rows = canvas.rows(tale.view.glossary[stat], style, wide);
		return { stat, rows, height: rows.length * style.leading + 8.6 };
	});
	const pairs = [cells.slice(0, 2), cells.slice(2, 4)].filter(({ length }) => length > 0);
	const heights = pairs.map((pair) => Math.max(...pair.map(({ height }) => height)));
	const draw = (top: number) => {
		if (said.length === 0) return;
		type.say(setting, 'H3', m.book_words(), type.HEADING, { x: grid.left, y: top + 8 });
		let y = top + 15;
		pairs.forEach((pair, index) => {
			pair.forEach(({ stat, rows }, column) => {
				const x = grid.left + column * (wide + (grid.small ? 10 : 6));
				type.say(setting, 'P', statName(stat), type.LINE_BOLD, { x, y });
				type.put(setting, 'P', rows, style, { x, y: y + 5.4 });
			});
			y += heights[index] ?? 0;
		});
	};
	return { height: heights.reduce((sum, height) => sum + height, said.length > 0 ? 11 : 0), draw };
}
