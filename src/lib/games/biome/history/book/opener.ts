/** How an age or a round begins: its name, and the world as it was at its end. */
import { biomeName } from '../../words/terms.ts';
import * as m from '../../../../paraglide/messages.js';
import type { Biome, State } from '../../rules/state.ts';
import { disc } from './emblems.ts';
import type { Block } from './flow.ts';
import { onGrid, type Setting } from './grid.ts';
import { QUIET, EDGE } from './inks.ts';
import { strip, stripShape, type Measures } from './strip.ts';
import type { Ring } from './tale.ts';
import { chapterOf, draw, put, say, SMALL, SMALL_BOLD, TABLE_TOLD } from './type.ts';
import { chapterName } from './words.ts';
import { comma } from '../../../../pieces/lists.ts';
import type { Box } from '../../../kit/canvas.ts';
import { bandOf } from '../../world/band.ts';
import { banded } from '../../world/layout/band.ts';
import { paint } from '../../world/onPaper.ts';
import { DAY } from '../../world/palette.ts';
import { atRest, sceneOf, type Scene } from '../../world/scene.ts';
import { framesOf, type Frame } from '../../world/trailer.ts';

/** Of what it is drawn in, so many units are as wide as the band. */
const UNITS = 2_000;

/** Every chapter of a book asks for them, and for the world in which each Resource has its place. */
const known = new WeakMap<State, { readonly frames: readonly Frame[]; readonly whole: Scene }>();

function worldOf(view: State) {
	const world = known.get(view) ?? { frames: framesOf(view), whole: atRest(sceneOf(view)) };
	known.set(view, world);
	return world;
}

/** Draws it into its place. */
function band({ canvas, tale }: Setting, ring: Ring, [x, y, width, height]: Box): void {
	const { frames, whole } = worldOf(tale.view);
	const phase = ring.people ? 'society' : 'build';
	const frame = frames.find((one) => one.phase === phase && one.round === ring.round);
	if (!frame) return;
	const scale = width / UNITS;
	const size = { width: UNITS, height: height / scale, mirrored: canvas.turned };
	const marks = bandOf(banded(whole, size), frame.scene, DAY);
	const frameLine = `M0 0H${String(UNITS)}V${String(size.height)}H0Z`;
	canvas.upright(x + width / 2, () => {
		canvas.placed(x, y, { scale, clip: frameLine }, () => {
			paint(canvas, marks);
			canvas.shape(frameLine, { stroke: EDGE, width: 4 });
		});
	});
}

/** Where the world begins below its chapter's name, and how high it is beside its width. */
const BELOW = 12.4;
const HIGH = 0.1;

/** The shares below the world, counted from the opener's head. */
const measuresOf = ({ grid }: Setting, lower: number): Measures => ({
	x: grid.left,
	y: lower + BELOW + grid.width * HIGH + 0.4,
	width: grid.width,
	plant: 0,
	ground: 3,
	bar: 1.6,
	dense: 0,
	hills: 0,
	gap: 0.4
});

/** "in which …": beside the name of the chapter; where it is too long for that, below it, and all else so much lower. */
function lineOf(setting: Setting, chapter: string, text: string) {
	const { canvas, grid } = setting;
	const beside = grid.left + canvas.widthOf(chapter, chapterOf(setting)) + 5;
	const fits = canvas.widthOf(text, TABLE_TOLD) <= grid.right - beside;
	const x = fits ? beside : grid.left;
	const width = grid.right - x;
	const rows = text === '' ? [] : canvas.even(text, TABLE_TOLD, width);
	return {
		rows,
		place: { x, y: fits ? 9 : 16.5, ink: QUIET, width },
		lower: fits ? 0 : rows.length * TABLE_TOLD.leading + 1
	};
}

/** The opener of the ring at this place. */
export function openerBlock(setting: Setting, at: number): Block {
	const { canvas, grid, tale } = setting;
	const rings = tale.rings.slice(0, at + 1);
	const ring = rings.at(-1);
	if (!ring) return { kind: 'opener', height: 0, draw: () => undefined };
	const chapter = chapterName(ring);
	const line = lineOf(setting, chapter, ring.line);
	const measures = measuresOf(setting, line.lower);
	const shape = stripShape(tale, rings, measures);
	const tags = shape.foot + 3.4;
	return {
		kind: 'opener',
		chapter: ring.people ? m.book_rounds() : m.book_ages(),
		height: onGrid(tags + 5.6),
		draw: (y) => {
			canvas.bookmark(chapter, 1, y);
			say(setting, 'H2', chapter, chapterOf(setting), { x: grid.left - 0.4, y: y + 9 });
			put(setting, 'P', line.rows, TABLE_TOLD, { ...line.place, y: y + line.place.y });
			const alt = m.book_strip({ when: chapter, held: heldWords(setting, ring) });
			const head = 10 + line.lower;
			canvas.figure(alt, [grid.left, y + head, grid.width, tags + 2 - head], () => {
				const top = y + BELOW + line.lower;
				band(setting, ring, [grid.left, top, grid.width, grid.width * HIGH]);
				strip(canvas, tale, rings, { ...measures, y: y + measures.y });
				counts(setting, rings, shape.middles, y + tags);
			});
		}
	};
}

/** "Tundra 4, Aquatic 3". */
export const heldWords = ({ tale }: Setting, { rp }: Ring): string =>
	tale.biomes.map((biome, index) => `${biomeName(biome)} ${rp[index] ?? 0}`).join(comma());

/** How far apart numbers under parcels stand at least. */
const APART = 17;

function counts(
	setting: Setting,
	rings: readonly Ring[],
	middles: readonly number[],
	y: number
): void {
	const { tale, grid } = setting;
	const ring = rings.at(-1);
	const before = rings.at(-2)?.rp ?? tale.start;
	const xs = spread(middles, APART, grid.left + 7, grid.right - 8);
	tale.biomes.forEach((biome, index) => {
		const [from = 0, to = 0] = [before[index], ring?.rp[index]];
		const was = ring?.people && from !== to ? from : null;
		countTag(setting, { x: xs[index] ?? 0, y, biome, was, is: to });
	});
}

interface Tag {
	readonly x: number;
	readonly y: number;
	readonly biome: Biome;
	/** Null where it is not said. */
	readonly was: number | null;
	readonly is: number;
}

/** Emblem and number, or what it was and what it is. */
function countTag(setting: Setting, { x, y, biome, was, is }: Tag): void {
	const { canvas } = setting;
	const before = was === null ? [] : canvas.rows(String(was), SMALL, Infinity);
	const now = canvas.rows(String(is), SMALL_BOLD, Infinity);
	const wide = before[0] ? before[0].width + 5 : 0;
	const left = x - (5.4 + wide + (now[0]?.width ?? 0)) / 2;
	disc(canvas, biome, { x: left + 2.2, y: y - 1.1, r: 2.2 });
	if (before.length > 0) {
		draw(setting, before, SMALL, { x: left + 5.4, y });
		canvas.shape(`M${left + 2.4 + wide} ${y - 2}l1.6 .9l-1.6 .9Z`, { fill: QUIET });
	}
	draw(setting, now, SMALL_BOLD, { x: left + 5.4 + wide, y });
}

/** Places moved apart until no two are nearer than that, between two ends. */
function spread(places: readonly number[], apart: number, low: number, high: number): number[] {
	const room = (high - low) / Math.max(1, places.length - 1);
	const least = Math.min(apart, room);
	const moved = places.map((place) => Math.max(low, Math.min(high, place)));
	for (let index = 1; index < moved.length; index++) {
		moved[index] = Math.max(moved[index] ?? 0, (moved[index - 1] ?? 0) + least);
	}
	let limit = high;
	for (let index = moved.length - 1; index >= 0; index--) {
		moved[index] = Math.min(moved[index] ?? 0, limit);
		limit = (moved[index] ?? 0) - least;
	}
	return moved;
}
