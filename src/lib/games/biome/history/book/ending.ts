/** The end: what the world came to, as one large circle, and the rounds that led there as small ones. */
import type { Canvas, Letters, Row } from '../../../kit/canvas.ts';
import * as m from '../../../../paraglide/messages.js';
import { collapseLine } from '../../rules/ending.ts';
import type { Biome, Result } from '../../rules/state.ts';
import { biomeName } from '../../words/terms.ts';
import { circle, openDisc, pip } from './emblems.ts';
import type { Setting } from './grid.ts';
import { EDGE, patternOf, QUIET, WHITE } from './inks.ts';
import { plant, unlike } from './plants.ts';
import { planet, polar, sector, sliced, TURN, wheel, type Middle, type Slice } from './rings.ts';
import type { Ring } from './tale.ts';
import * as type from './type.ts';
import { inWords, listed, placeName, shareWords, timeName } from './words.ts';
import { comma } from '../../../../pieces/lists.ts';

const R = 54;
/** How large the end is drawn beside that. */
const partOf = ({ grid }: Setting): number => (grid.small ? 0.62 : 1);

/** The page of the end of a game that has ended. */
export function ending(setting: Setting, result: Result): void {
	const { canvas, grid } = setting;
	const title = titleOf(result);
	canvas.bookmark(title, 1, 18);
	const top = grid.head + (grid.small ? 1 : 2);
	const large = type.endOf(setting);
	const fits = canvas.widthOf(title, large) <= grid.width;
	const style = fits ? large : type.chapterOf(setting);
	type.say(setting, 'H2', title, style, { x: grid.left - 0.6, y: top });
	const last = because(setting, result, grid.small ? top + 8 : 40);
	const part = partOf(setting);
	const middle = {
		x: (grid.left + grid.right) / 2,
		y: grid.small ? (last + grid.bottom - 48) / 2 : 136 - grid.short * 0.4
	};
	const box = [grid.left, middle.y - 82 * part, grid.width, 160 * part] as const;
	canvas.figure(altOf(setting, result), box, () => {
		canvas.upright(middle.x, () => world(setting, result, middle, last));
	});
	if (result.reason === 'equilibrium') legend(setting);
	glance(setting, grid.bottom - (grid.small ? 41 : 50));
}

/** Sets why it ended from this height on; the height of its last line. */
function because(setting: Setting, result: Result, y: number): number {
	const { canvas, grid } = setting;
	const rows = canvas.even(whyWords(setting, result), type.TABLE_TOLD, grid.width);
	type.put(setting, 'P', rows, type.TABLE_TOLD, { x: grid.left, y });
	return y + (rows.length - 1) * type.TABLE_TOLD.leading;
}

/** What became of the world, about this middle; `last` is the last line above it. */
function world(setting: Setting, result: Result, middle: Middle, last: number): void {
	const { canvas, grid, tale } = setting;
	const held = tale.seats.map((seat) => result.totals[seat] ?? 0);
	if (result.reason === 'collapse' && collapseLine(tale.view) !== null) {
		collapse(setting, result, held, middle);
		gone(setting, held, last + (grid.small ? 8.5 : 13));
	} else if (result.reason === 'equilibrium') equilibrium(setting, result, held, middle);
	else {
		const r = grid.small ? R * partOf(setting) + 2 : R + 6 - grid.short / 2;
		planet(canvas, tale, { middle, r, height: 0.3 });
	}
}

const TITLES: Readonly<Record<Result['reason'], () => string>> = {
	collapse: m.turn_end_collapse,
	exhausted: m.turn_end_exhausted,
	equilibrium: m.turn_end_equilibrium,
	time: m.turn_end_time,
	'ended-early': m.turn_end_early
};

/** What the world came to. */
export const titleOf = ({ reason }: Result): string => TITLES[reason]();

/** Why it ended, in a sentence. */
export function whyWords({ tale }: Setting, { reason, by, totals, existing }: Result): string {
	const round = inWords(tale.view.round);
	switch (reason) {
		case 'collapse': {
			const who = listed(by.map((seat) => placeName(tale, seat)));
			const rp = Math.max(0, ...by.map((seat) => totals[seat] ?? 0));
			const share = shareWords(collapseLine(tale.view) ?? 100);
			return m.book_why_collapse({ round, who, rp, existing, share });
		}
		case 'equilibrium':
			return m.book_why_equilibrium({ round });
		case 'exhausted':
			return m.book_why_exhausted({ round });
		case 'time':
			return m.book_why_time({ round });
		case 'ended-early':
			return stopped(tale.view.history);
	}
}

type History = Setting['tale']['view']['history'];

/** With the reason that was given, if there was one. */
function stopped(history: History): string {
	const end = history.findLast((entry) => entry.kind === 'endGame');
	const reason = end?.kind === 'endGame' ? end.reason.trim() : '';
	return reason === '' ? m.book_why_early() : m.book_why_early_because({ reason });
}

function altOf({ tale }: Setting, { totals, existing }: Result): string {
	const each = tale.seats.map((seat) => `${placeName(tale, seat)} ${totals[seat] ?? 0}`);
	return m.book_end_alt({ existing, each: each.join(comma()) });
}

interface Piece {
	readonly biome: Biome;
	readonly index: number;
	readonly from: number;
	readonly to: number;
	readonly rp: number;
	readonly inner: number;
	/** The tallest plant. */
	readonly plant: number;
}

/** A part of the large circle with what grows on it. */
function piece(setting: Setting, middle: Middle, given: Piece): void {
	const { canvas, tale } = setting;
	const part = partOf(setting);
	const r = R * part;
	const { biome, index, from, to, rp, inner } = given;
	const fill = patternOf(biome, 'deep', tale.twins[index] ?? 0);
	canvas.shape(sector(middle, [inner * part, r], from, to), { fill, stroke: EDGE, width: 0.4 });
	const most = Math.min(given.plant * part, ((to - from) * r * 1.5) / Math.max(1, rp));
	for (let one = 0; one < rp; one++) {
		const angle = from + ((one + 0.5) / rp) * (to - from);
		const foot = polar(middle.x, middle.y, r - 0.1, angle);
		plant(canvas, biome, { ...foot, height: most * unlike(one, 0), angle });
	}
}

/** Who held too much sinks below the line; all others break off. */
function collapse(setting: Setting, result: Result, held: readonly number[], middle: Middle): void {
	const { canvas, tale } = setting;
	const first = tale.seats.indexOf(result.by[0] ?? -1);
	const biome = tale.biomes[first];
	if (!biome || result.existing === 0) return;
	const rp = held[first] ?? 0;
	const half = (rp / result.existing) * Math.PI;
	const span = { from: Math.PI - half, to: Math.PI + half };
	piece(setting, middle, { biome, index: first, ...span, rp, inner: 0, plant: 17 });
	overLine(setting, middle, half);
	broken(setting, middle, { first, from: span.to, held, existing: result.existing });
	canvas.shape(circle(middle.x, middle.y, 21 * partOf(setting)), {
		fill: WHITE,
		stroke: EDGE,
		width: 0.4
	});
	heart(setting, middle, String(rp), m.book_of({ existing: result.existing }));
}

/** The line in force, across the circle, and what of the large part lies beyond it. */
function overLine(setting: Setting, middle: Middle, half: number): void {
	const { canvas, grid, tale } = setting;
	const part = partOf(setting);
	const line = collapseLine(tale.view) ?? 50;
	const at = (line / 100) * Math.PI;
	const beyond: readonly (readonly [number, number])[] = [
		[Math.PI - half, Math.PI - at],
		[Math.PI + at, Math.PI + half]
	];
	for (const [from, to] of beyond) {
		if (to - from < 0.01) continue;
		canvas.shape(sector(middle, [22 * part, R * part], from, to), { stroke: 'warn', width: 1.1 });
	}
	const text = shareWords(line);
	const style = type.sized(type.LABEL, 12);
	const y = middle.y - R * part * Math.cos(Math.PI - at);
	const look = { stroke: 'warn', width: 0.7, dash: [0.1, 2] } as const;
	const reach = Math.sqrt(Math.max(0, (23 * part) ** 2 - (y - middle.y) ** 2));
	canvas.shape(
		`M${grid.left} ${y}H${middle.x - reach}M${middle.x + reach} ${y}H${grid.right}`,
		look
	);
	const rows = canvas.rows(text, style, Infinity);
	type.draw(setting, rows, style, { x: grid.left, y: y - 2, ink: 'warn' });
	type.draw(setting, rows, style, { x: grid.right, y: y - 2, ink: 'warn', align: 1 });
}

interface Broken {
	readonly first: number;
	readonly from: number;
	readonly held: readonly number[];
	readonly existing: number;
}

function broken(setting: Setting, middle: Middle, { first, from, held, existing }: Broken): void {
	const { canvas, tale } = setting;
	const part = partOf(setting);
	let at = from;
	let nth = 0;
	tale.biomes.forEach((biome, index) => {
		const rp = held[index] ?? 0;
		if (index === first || rp === 0) return;
		const span = (rp / existing) * TURN;
		const away = polar(0, 0, (7 + (nth % 2) * 4) * part, at + span / 2);
		const own = polar(0, 0, R * part * 0.7, at + span / 2);
		const tilt = (nth % 2 === 0 ? -1 : 1) * (4 + nth);
		const [begin, end] = [at + 0.02, at + span - 0.02];
		canvas.placed(middle.x + away.x + own.x, middle.y + away.y + own.y, { turned: tilt }, () => {
			const centre = { x: -own.x, y: -own.y };
			piece(setting, centre, { biome, index, from: begin, to: end, rp, inner: 22, plant: 15 });
		});
		at += span;
		nth++;
	});
}

/** Who has nothing left, at this height: an open disc for each at the right, and what they are called beside them. */
function gone(setting: Setting, held: readonly number[], y: number): void {
	const { canvas, grid, tale } = setting;
	const biomes = tale.biomes.filter((_, index) => (held[index] ?? 0) === 0);
	if (biomes.length === 0) return;
	biomes.toReversed().forEach((biome, nth) => {
		openDisc(canvas, biome, { x: grid.right - 5 - nth * 10, y, r: 4.5 });
	});
	const end = grid.right - biomes.length * 10 - 2;
	const said = m.book_nothing({ who: listed(biomes.map(biomeName)) });
	const rows = canvas.even(said, type.LINE, end - grid.left);
	const first = y + 1.2 - ((rows.length - 1) / 2) * type.LINE.leading;
	type.draw(setting, rows, type.LINE, { x: end, y: first, align: 1 });
}

/** What stands in the middle. */
function heart(setting: Setting, { x, y }: Middle, large: string, small: string): void {
	const { canvas, grid } = setting;
	const number = grid.small ? type.CHAPTER : type.END;
	type.draw(setting, canvas.rows(large, number, Infinity), number, { x, y: y + 2.4, align: 0.5 });
	const long = canvas.widthOf(small, type.HEADING) > 34;
	const style = type.sized(type.HEADING, grid.small ? 9 : long ? 12 : 14);
	const below = grid.small ? 7.4 : 11;
	// in two lines where one would reach into the points around it
	const room = 2 * Math.sqrt((24.5 * partOf(setting)) ** 2 - below ** 2);
	type.draw(setting, canvas.rows(small, style, room), style, { x, y: y + below, align: 0.5 });
}

/** A whole circle; within it, what everybody had when the round began. */
function equilibrium(
	setting: Setting,
	result: Result,
	held: readonly number[],
	middle: Middle
): void {
	const { canvas, tale } = setting;
	const k = partOf(setting);
	sliced(held, undefined, 0.2).forEach((slice, index) => {
		const biome = tale.biomes[index];
		if (!biome) return;
		const { from, to, rp } = slice;
		const part = { biome, index, from: from + 0.006, to: to - 0.006, rp, inner: 37, plant: 21 };
		if (rp > 0) piece(setting, middle, part);
		else {
			const d = sector(middle, [37 * k, R * k], from + 0.02, to - 0.02);
			canvas.shape(d, { fill: WHITE, stroke: biome, width: 0.5, dash: [1, 1.3] });
		}
		const began = tale.view.roundStart[tale.seats[index] ?? -1] ?? 0;
		grownSince(canvas, middle, slice, { biome, began, far: 31 * k });
	});
	canvas.shape(circle(middle.x, middle.y, 25.5 * k), { fill: WHITE, stroke: EDGE, width: 0.4 });
	heart(setting, middle, String(result.existing), m.book_none_lost());
}

/** A point for each RP: those that were there when the round began, and those that came. */
function grownSince(
	canvas: Canvas,
	middle: Middle,
	{ from, to, rp }: Slice,
	{ biome, began, far }: { biome: Biome; began: number; far: number }
): void {
	const most = Math.max(began, rp);
	for (let one = 0; one < most; one++) {
		const spot = polar(middle.x, middle.y, far, from + ((one + 0.5) / most) * (to - from));
		const r = Math.min(2.4, (far * (to - from)) / most / 2.6);
		pip(canvas, one < Math.min(began, rp) ? 'kept' : 'new', { ...spot, r }, biome);
	}
}

function legend(setting: Setting): void {
	const { canvas, grid } = setting;
	const entries = [
		['kept', m.book_had()],
		['new', m.book_gained()]
	] as const;
	entries.forEach(([kind, text], index) => {
		const y = grid.bottom - (grid.small ? 56 : 70) + index * 5.6;
		canvas.aside(() => pip(canvas, kind, { x: grid.left + 1.6, y: y - 1.1, r: 1.6 }));
		type.say(setting, 'P', text, type.LINE, { x: grid.left + 5, y });
	});
}

/** How many small wheels stand beside each other. */
const acrossOf = ({ grid }: Setting): number => (grid.small ? 4 : 6);

/** The world before people and after each round, or as many of them as fit; the last one always. */
function glance(setting: Setting, top: number): void {
	const { canvas, grid, tale } = setting;
	const ages = tale.rings.findLast(({ people }) => !people);
	const rounds = tale.rings.filter(({ people }) => people);
	const all = [...(ages ? [{ ...ages, loans: [] }] : []), ...rounds];
	if (all.length < 2) return;
	const across = acrossOf(setting);
	const step = Math.ceil((all.length - 1) / (across - 1));
	const shown = all.filter((_, index) => index === 0 || (all.length - 1 - index) % step === 0);
	canvas.shape(`M${grid.left} ${top - 8}H${grid.right}`, { stroke: EDGE, width: 0.3 });
	const wide = grid.width / shown.length;
	const fits = (style: Letters) =>
		shown.every((ring) => canvas.widthOf(whenOf(ring), style) <= wide - 1);
	const named = NAMES.find(fits) ?? NAMES[1];
	shown.slice(0, across).forEach((ring, index) => {
		const middle = { x: grid.left + (index + 0.5) * wide, y: top + (grid.small ? 12 : 14.5) };
		smallWheel(setting, ring, middle, { wide, named });
	});
}

/** Letters for when each was: all of them smaller where one would reach the next. */
const NAMES = [type.LABEL, type.sized(type.LABEL, 9)] as const;

const whenOf = (ring: Ring): string => (ring.people ? timeName(ring) : m.book_before_small());

function smallWheel(
	setting: Setting,
	ring: Ring,
	middle: Middle,
	{ wide, named }: { readonly wide: number; readonly named: Letters }
): void {
	const { canvas, tale } = setting;
	const r = Math.min(14.5, wide / 2 - (setting.grid.small ? 1.4 : 0));
	const when = whenOf(ring);
	canvas.figure(when, [middle.x - r, middle.y - r, 2 * r, 2 * r], () => {
		wheel(canvas, tale, { middle, r, ring, thick: 0.27 });
		if (!ring.people) return;
		const style = type.sized(type.LABEL, 12);
		canvas.shape(circle(middle.x, middle.y, r * 0.3), { fill: WHITE });
		const number = canvas.rows(String(ring.round), style, Infinity);
		type.draw(setting, number, style, { x: middle.x, y: middle.y + 1.5, align: 0.5 });
	});
	type.say(setting, 'P', when, named, { x: middle.x, y: middle.y + r + 5, align: 0.5 });
	const place = { x: middle.x, y: middle.y + r + 9.4, ink: QUIET, align: 0.5 };
	type.put(setting, 'P', captionOf(setting, ring, wide - 2), type.SMALL, place);
}

/** How many hold most before they are counted, and the lines that all of it takes. */
const NAMED = 2;
const CAPTION = 3;

/** How much the largest part is, the number first, and whose; no wider than that. */
function captionOf({ canvas, tale }: Setting, { rp }: Ring, width: number): readonly Row[] {
	const [most, all] = [Math.max(0, ...rp), rp.reduce((sum, one) => sum + one, 0)];
	if (most === 0) return canvas.rows(m.book_points({ count: 0 }), type.SMALL, width);
	const share = canvas.rows(m.book_held_of({ rp: most, all }), type.SMALL, width);
	const names = tale.biomes.flatMap((biome, index) =>
		rp[index] === most ? [biomeName(biome)] : []
	);
	const who = names.length > NAMED ? m.book_tied({ count: names.length }) : names.join(comma());
	return [...share, ...canvas.rows(who, type.SMALL, width)].slice(0, CAPTION);
}
