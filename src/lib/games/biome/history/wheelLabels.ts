/** The names around the world wheel: who holds each part of it. */
import * as m from '../../../paraglide/messages.js';
import type { Colour, Mark, PathMark } from '../../../engine/record.ts';
import type { Biome, State } from '../rules/state.ts';
import { apart as spread, cut, digits, label, wrapped } from './drawing.ts';
import { BIOME_MOTIFS } from './motifs.ts';
import { personOf, placeParts, type Telling } from './printed.ts';
import { CENTRE, HEIGHT, middleOf, OUTER, polar, SMALL, WIDTH, type Slice } from './wheelShape.ts';

const LABELS = 240;
const EMBLEM_SCALE = 1.7;
/** How large a biome's name is, unless it is too long for that. */
const NAME = 26;
/** The lines of a label, and the space it needs beside them. */
const LINE = 25;
const LABEL_SPACE = 62;
/** With more labels on one side, each has one line less. */
const CROWDED = 5;

/** The names around the ring: those of one side are pushed apart until none touches another. */
export function labels(view: State, telling: Telling, slices: readonly Slice[]): Mark[] {
	const sides = [1, -1].flatMap((side) => {
		const here = slices
			.filter((slice) => (Math.sin(middleOf(slice)) >= 0 ? 1 : -1) === side)
			.map((slice) => ({ slice, y: polar(LABELS, middleOf(slice)).y }))
			.sort((a, b) => a.y - b.y);
		const lines = here.length > CROWDED ? 1 : 2;
		const gap = LABEL_SPACE + lines * LINE;
		const heights = spread(
			here.map(({ y }) => y),
			{ gap, least: gap / 2, most: HEIGHT - gap / 2 }
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
	const away = Math.sqrt(Math.max(0, LABELS ** 2 - near ** 2));
	const x = CENTRE.x + side * Math.max(26, away);
	const text = x + side * 42;
	const room = side > 0 ? WIDTH - text : text;
	const anchor = side > 0 ? 'start' : 'end';
	const biome = view.sheets[slice.seat]?.biome ?? null;
	const edge = polar(OUTER + 3, middleOf(slice));
	const lead = `M${digits(edge.x)} ${digits(edge.y)}L${digits(x - side * 6)} ${digits(y)}`;
	const { name, apart } = placeParts(view, slice.seat, telling);
	const size = cut(name, NAME, room) === name ? NAME : SMALL;
	const who = whoOf(view, slice.seat, telling);
	const said = [...new Set(apart === null ? [who] : [apart, who])];
	const all = said.length > 1 || lines === 1 ? said : wrapped(said.join(), SMALL, room);
	const shown = all.slice(-lines);
	const first = y + 4 - ((shown.length - 1) * LINE) / 2;
	return [
		{ kind: 'path', d: lead, stroke: 'line', width: 1.5 },
		...emblem(biome, side > 0 ? x - 3 : x - 37, first - 25, slice.colour),
		label(text, first - 26, m.print_rp({ rp: slice.rp }), SMALL, anchor, 'bold', 'ink'),
		label(text, first, cut(name, size, room), size, anchor, 'display', 'ink'),
		...shown.map((line, index) => {
			const low = first + (index + 1) * LINE;
			return label(text, low, cut(line, SMALL, room), SMALL, anchor, 'plain', 'ink-2');
		})
	];
}

const whoOf = (view: State, seat: string, telling: Telling) =>
	view.sheets[seat]?.status === 'left' ? m.print_left_the_table() : personOf(seat, telling);

/** The drawing of the biome, beside its name. */
function emblem(biome: Biome | null, x: number, y: number, colour: Colour): PathMark[] {
	if (!biome) return [];
	const { line, solid } = BIOME_MOTIFS[biome];
	const at = { x, y, scale: EMBLEM_SCALE };
	return [
		...(line ? [{ kind: 'path', d: line, stroke: colour, width: 1.7, at } as const] : []),
		...(solid ? [{ kind: 'path', d: solid, fill: colour, at } as const] : [])
	];
}
