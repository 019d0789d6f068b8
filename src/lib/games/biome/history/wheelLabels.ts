/** The names around the world wheel: who holds each part of it. */
import * as m from '../../../paraglide/messages.js';
import type { Colour, Mark, PathMark } from '../../../engine/record.ts';
import type { Biome, State } from '../rules/state.ts';
import { apart as spread, cut, digits, label, wrapped } from './drawing.ts';
import { BIOME_MOTIFS } from './motifs.ts';
import { personOf, placeParts, type Telling } from './printed.ts';
import { CENTRE, HEIGHT, middleOf, OUTER, polar, SMALL, WIDTH, type Slice } from './wheelShape.ts';

const EMBLEM_SCALE = 1.7;
/** The drawing of a biome that stands for its name, and how far its middle is from the ring. */
const ALONE = 1.9;
const BESIDE = 26;
/** How large a biome's name is, unless it is too long for that. */
const NAME = 26;
/** The lines of a label, and the space it needs beside them. */
const LINE = 25;
const LABEL_SPACE = 62;
/** With more labels on one side, each has one line less. */
const CROWDED = 5;

/** The radius round which the names stand. */
const RADIUS = 240;

/** The names around the ring: those of one side are pushed apart until none touches another. */
export function labels(view: State, telling: Telling, slices: readonly Slice[]): Mark[] {
	const sides = [1, -1].flatMap((side) => {
		const here = slices
			.filter((slice) => (Math.sin(middleOf(slice)) >= 0 ? 1 : -1) === side)
			.map((slice) => ({ slice, y: polar(RADIUS, middleOf(slice)).y }))
			.sort((a, b) => a.y - b.y);
		const lines = here.length > CROWDED ? 1 : 2;
		const tall = LABEL_SPACE + lines * LINE;
		const heights = spread(
			here.map(({ y }) => y),
			{ gap: tall, least: tall / 2, most: HEIGHT - tall / 2 }
		);
		return here.map(({ slice }, index) => ({ slice, side, lines, y: heights[index] ?? CENTRE.y }));
	});
	return sides.flatMap((place) => labelOf(view, telling, place));
}

interface Place {
	readonly slice: Slice;
	/** 1 right of the ring, -1 left of it. */
	readonly side: number;
	/** Lines for who plays it. */
	readonly lines: number;
	readonly y: number;
}

function labelOf(view: State, telling: Telling, { slice, side, lines, y }: Place): Mark[] {
	/** The line nearest to the middle decides: it must not touch the ring. */
	const near = Math.max(0, Math.abs(y - CENTRE.y) - LINE * lines);
	const away = Math.sqrt(Math.max(0, RADIUS ** 2 - near ** 2));
	const x = CENTRE.x + side * Math.max(26, away);
	const text = x + side * 42;
	const wide = WIDTH / 2 - Math.abs(text - CENTRE.x);
	const edge = polar(OUTER + 3, middleOf(slice));
	const lead = `M${digits(edge.x)} ${digits(edge.y)}L${digits(x - side * 6)} ${digits(y)}`;
	const { name, apart } = placeParts(view, slice.seat, telling);
	const large = cut(name, NAME, wide) === name ? NAME : SMALL;
	const shown = linesOf(apart, whoOf(view, slice.seat, telling), lines, [SMALL, wide]);
	const first = y + 4 - ((shown.length - 1) * LINE) / 2;
	const anchor = side > 0 ? 'start' : 'end';
	const rp = m.print_rp({ rp: slice.rp });
	const drawing = { x: side > 0 ? x - 3 : x - 37, y: first - 25, scale: EMBLEM_SCALE };
	return [
		{ kind: 'path', d: lead, stroke: 'line', width: 1.5 },
		...emblem(view.sheets[slice.seat]?.biome ?? null, drawing, slice.colour),
		label(text, first - 26, rp, SMALL, anchor, 'bold', 'ink'),
		label(text, first, cut(name, large, wide), large, anchor, 'display', 'ink'),
		...shown.map((words, index) => {
			const low = first + (index + 1) * LINE;
			return label(text, low, cut(words, SMALL, wide), SMALL, anchor, 'plain', 'ink-2');
		})
	];
}

/** Which part of its biome it is, and who plays it, in so many lines of this size and width. */
function linesOf(apart: string | null, who: string, lines: number, room: [number, number]) {
	const said = [...new Set(apart === null ? [who] : [apart, who])];
	const all = said.length > 1 || lines === 1 ? said : wrapped(said.join(), ...room);
	return all.slice(-lines);
}

const whoOf = (view: State, seat: string, telling: Telling) =>
	view.sheets[seat]?.status === 'left' ? m.print_left_the_table() : personOf(seat, telling);

/** Only the drawings of the biomes, a third of the way from the ring to the edge of a square about it: where names would be too small to be read. */
export const emblems = (
	view: State,
	slices: readonly Slice[],
	outer: (slice: Slice) => number = () => OUTER
): Mark[] =>
	slices.flatMap((slice) => {
		const { x, y } = polar(outer(slice) + BESIDE, middleOf(slice));
		const at = { x: x - 12 * ALONE, y: y - 12 * ALONE, scale: ALONE };
		return emblem(view.sheets[slice.seat]?.biome ?? null, at, slice.colour);
	});

/** The drawing of the biome. */
function emblem(biome: Biome | null, at: NonNullable<PathMark['at']>, colour: Colour): PathMark[] {
	if (!biome) return [];
	const { line, solid } = BIOME_MOTIFS[biome];
	return [
		...(line ? [{ kind: 'path', d: line, stroke: colour, width: 1.7, at } as const] : []),
		...(solid ? [{ kind: 'path', d: solid, fill: colour, at } as const] : [])
	];
}
