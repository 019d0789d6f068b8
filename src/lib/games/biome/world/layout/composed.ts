/** One way to lay a scene out: with letters of one size and at most so many rows of tags. */
import type { Scene, SceneSeat } from '../scene.ts';
import {
	FAR_TO_NEAR,
	rowHeight,
	type Layout,
	type StageSize,
	type Strip,
	type Listed,
	type Standing,
	type Tag
} from './stage.ts';
import { standing, stretchesOf, tabWidth, tagWidth, type Lettering } from './stretches.ts';
import { ridgeOf, slideOf } from './ridges.ts';
import { sharing, type Draft } from './sharing.ts';

interface Room extends Lettering {
	/** How many rows each strip has, in the strips' order. */
	readonly rows: readonly number[];
}

/** Between two tags, one above the other. */
const ABOVE = 3;

/** All tags, and the list of what has no room for its name. */
function tagsOf(strips: readonly Strip[], pieces: readonly Standing[], room: Room) {
	const tags: Tag[] = [];
	const listed: Listed[] = [];
	strips.forEach((strip, at) => {
		const drafts = strip.stretches.flatMap(({ seat }) =>
			sharing(
				pieces.filter((one) => one.seat === seat.seat),
				{ ...room, rows: room.rows[at] ?? 1 }
			)
		);
		const tops = topsOf(drafts, strip, room);
		for (const draft of drafts) {
			const { of, also, x, width, height, lines } = draft;
			const number = lines.length > 0 ? null : (listed.at(-1)?.number ?? 0) + 1;
			if (number !== null) listed.push(...[of, ...also].map((one) => ({ number, of: one })));
			tags.push({ of, also, x, y: tops.get(draft) ?? 0, width, height, lines, number });
		}
	});
	return { tags, listed };
}

/** The upper edge of each: under the edge of the strip, and under the tags of the rows above it. */
function topsOf(drafts: readonly Draft[], { biome, ridge }: Strip, { letter, lines }: Room) {
	// water laps higher
	const under = biome === 'aquatic' ? 26 : 16;
	const tops = new Map<Draft, number>();
	for (const draft of drafts.toSorted((a, b) => a.row - b.row)) {
		const { x, row, width } = draft;
		const over = [...tops].filter(([one]) => Math.abs(one.x - x) < (one.width + width) / 2 + ABOVE);
		const free = over.map(([one, top]) => top + one.height + ABOVE);
		tops.set(draft, Math.max(ridge(x) + under + row * rowHeight(letter, lines), ...free));
	}
	return tops;
}

/** How tags are set: the size of their letters, the lines of a name, the rows of a strip. */
export interface Way extends Lettering {
	readonly rows: number;
}

interface Sized extends Way {
	readonly size: StageSize;
}

interface Wish extends Sized {
	/** Where the strips end. */
	readonly floor: number;
}

/** Heights in the units of a stage. */
const [THIN, LEAST_SKY, LEAST_PIECE] = [50, 110, 24];
/** Smaller letters stand where there is least room: strips lie closer there. */
const CLOSE = 22;

/** Names of players are larger than tags. */
const nameSize = ({ size, letter }: Pick<Sized, 'size' | 'letter'>) =>
	size.bare ? 0 : Math.round(letter * 1.12);

export function composed(scene: Scene, wish: Wish): Layout {
	const { size, floor, letter, lines } = wish;
	const set = { letter, lines };
	const name = nameSize(wish);
	const held = heldIn(scene);
	const rows = rowsIn(scene, wish);
	const { faces, piece, sky } = heights(held, rows, wish);
	let base = sky;
	const strips = FAR_TO_NEAR.map((biome, at): Strip => {
		const face = faces[at] ?? 0;
		const ridge = ridgeOf(scene, { biome, base, width: size.width, calm: letter < 24 });
		const stretches = stretchesOf(held[at] ?? [], { width: size.width, ...set, name });
		const slide = slideOf(scene, { biome, width: size.width });
		const strip = { biome, base, foot: base + face, ridge, slide, stretches };
		base += face;
		return strip;
	});
	const pieces = strips.flatMap((strip) => standing(strip, { piece, ...set }));
	const tagged = size.bare ? { tags: [], listed: [] } : tagsOf(strips, pieces, { ...set, rows });
	return { size, floor, ...set, name, piece, strips, pieces, ...tagged };
}

const heldIn = ({ seats }: Scene) =>
	FAR_TO_NEAR.map((biome) => seats.filter((seat) => seat.biome === biome));

/** How many rows of tags each strip has. */
export const rowsIn = (scene: Scene, wish: Sized): number[] =>
	heldIn(scene).map((seats, at) => Math.min(rowsFor(seats, wish), mostRows(wish, at)));

/** As many rows as the names of a strip need, and no more than allowed. */
function rowsFor(seats: readonly SceneSeat[], wish: Sized): number {
	const { size, letter, lines, rows } = wish;
	const tab = tabWidth(seats.length, size.width, nameSize(wish)) + 30;
	const need = seats.reduce(
		(sum, { pieces }) =>
			sum + tab + pieces.reduce((wide, piece) => wide + tagWidth(piece, { letter, lines }) + 16, 0),
		0
	);
	return Math.min(rows, Math.max(1, Math.ceil((need * 1.06) / size.width)));
}

/** What tags keep from the edges of a face. */
const CLEAR = 30;

/** How many rows have room on a strip that has its place from another stage. */
function mostRows({ size: { beside }, letter, lines }: Sized, at: number): number {
	const strip = beside?.strips[at];
	if (!beside || !strip) return Infinity;
	const face = Math.min(strip.foot, beside.floor) - strip.base;
	return Math.max(1, Math.floor((face - CLEAR) / rowHeight(letter, lines)));
}

/** How high the face of each strip is, and the highest piece; what is left makes the sky and all strips higher. */
function heights(held: readonly (readonly SceneSeat[])[], rows: readonly number[], wish: Wish) {
	const { size, floor, letter, lines } = wish;
	const tab = nameSize(wish) * 2.5;
	const close = letter < CLOSE;
	const above = close ? 12 : 50;
	const has = held.map((seats) => seats.length > 0);
	const faces = has.map((mine, at) => {
		if (!mine) return has[at + 1] ? THIN * 0.5 : THIN;
		if (size.bare) return at === has.length - 1 ? 60 : 24;
		// the first name of a strip may hang down beside the pieces of the next one, others not
		const last = at === has.length - 1;
		const name = last || (held[at]?.length ?? 0) > 1 ? tab : 0;
		const under = close ? (last ? 30 : 10) : last ? 40 : 30;
		return Math.max((rows[at] ?? 1) * rowHeight(letter, lines), name) + under;
	});
	const sum = faces.reduce((all, face) => all + face, 0);
	const count = Math.max(1, has.filter(Boolean).length);
	const room = floor - sum - (has[0] ? above : LEAST_SKY);
	const piece = Math.max(LEAST_PIECE, Math.min(size.piece, room / count));
	const behind = has.map((_, at) => (has[at + 1] ? piece : 0));
	const least = has[0] ? piece + above : LEAST_SKY;
	const extra = Math.max(0, floor - sum - behind.reduce((all, one) => all + one, 0) - least);
	const more = (extra * 0.6) / faces.length;
	return {
		piece,
		sky: least + extra * 0.4,
		faces: faces.map((face, at) => face + (behind[at] ?? 0) + more)
	};
}
