/** Where everything of a scene stands on a stage of a given size: six strips, far to near, pieces behind them, tags on their faces. */
import type { Scene } from '../scene.ts';
import { composed, rowsIn, type Way } from './composed.ts';
import { listLook } from './list.ts';
import type { Layout, StageSize, Standing, Strip } from './stage.ts';

/** The same with its strips where they lie on another one, which has room for no fewer names. */
function joined(layout: Layout, { strips, floor }: Layout): Layout {
	const { width } = layout.size;
	const moves = layout.strips.map((strip, at) => {
		const there = strips[at] ?? strip;
		return { strip, there, by: moveOf(strip, there.base, width) };
	});
	const byOf = ({ strip: biome }: Standing) =>
		moves.find(({ strip }) => strip.biome === biome)?.by ?? (() => 0);
	const moved = withPieces(layout, (one) => ({ ...one, y: one.y + byOf(one)(one.x) }));
	return {
		...moved,
		floor: Math.min(layout.floor, floor),
		strips: moves.map(({ strip, there: { base, foot }, by }) => ({
			...{ ...strip, base, foot },
			ridge: (x) => strip.ridge(x) + by(x)
		})),
		tags: moved.tags.map((tag) => ({ ...tag, y: tag.y + byOf(tag.of)(tag.x) }))
	};
}

/** How far down a strip moves at every place: its base to another height, its ends to that height as well. */
function moveOf({ base, ridge }: Strip, to: number, width: number): (x: number) => number {
	const [left, right] = [ridge(0) - base, ridge(width) - base];
	// from 1 at an end of the stage to 0 at the other one, without a bend at either
	const near = (part: number) => (1 + Math.cos(Math.PI * Math.min(1, Math.max(0, part)))) / 2;
	return (x) => to - base - left * near(x / width) - right * near(1 - x / width);
}

/** A layout with every piece moved, on its strip, its tag and in the list. */
function withPieces(layout: Layout, move: (one: Standing) => Standing): Layout {
	const stands = new Map(layout.pieces.map((one) => [one, move(one)]));
	const there = (one: Standing) => stands.get(one) ?? one;
	return {
		...layout,
		pieces: layout.pieces.map(there),
		tags: layout.tags.map((tag) => ({ ...tag, of: there(tag.of), also: tag.also.map(there) })),
		listed: layout.listed.map((one) => ({ ...one, of: there(one.of) }))
	};
}

/** How many rows of tags a strip may have: of one line each, and of two. */
const ROWS = [
	[1, [1, 2, 3, 4]],
	[2, [1, 2, 3]]
] as const;
/** Pieces as high as that are told apart from the last row of a room. */
const GOOD_PIECE = 72;
/** The layout in which most pieces have their names, with letters and pieces as large as that allows. No two tags ever overlap. */
export function laidOut(scene: Scene, size: StageSize): Layout {
	const own = fromTheLeft(scene, size);
	const layout = size.beside ? joined(own, size.beside) : own;
	return size.mirrored ? mirrored(layout) : layout;
}

function fromTheLeft(scene: Scene, size: StageSize): Layout {
	const ways = ROWS.filter(([lines]) => !size.beside || size.beside.lines === lines);
	const all = ways.flatMap(([lines, most]) =>
		size.letters.flatMap((letter) => most.map((rows) => ({ letter, lines, rows })))
	);
	let best: Layout | null = null;
	let least = Infinity;
	const tried = new Set<string>();
	for (const one of all) {
		const same = [one.letter, one.lines, ...rowsIn(scene, { size, ...one })].join(' ');
		if (tried.has(same)) continue;
		tried.add(same);
		const layout = withList(scene, size, one, least);
		const loss = lossOf(layout);
		if (loss === 0) return layout;
		if (loss < least) [best, least] = [layout, loss];
	}
	return best ?? composed(scene, { size, floor: size.height, ...NONE });
}

/** Without a name. */
const NONE = { letter: 0, lines: 1, rows: 1 } as const;

/** What a layout lacks: names, pieces that can be made out, room for its last strip. */
function lossOf({ listed, pieces, piece, strips, floor, size }: Layout): number {
	const of = Math.max(1, pieces.length);
	const nameless = listed.length / of;
	const { entries } = listLook(listed, size);
	const unlisted = size.apart ? 0 : (listed.length - entries.length) / of;
	const small = Math.max(0, (GOOD_PIECE - piece) / GOOD_PIECE);
	const beyond = (strips.at(-1)?.foot ?? 0) > floor + 1 ? 10 : 0;
	return nameless * 1.3 + unlisted * 2 + small + beyond;
}

/** What has no room on the strips stands in a list below them, which takes some of their height; not tried where less would be lost without it. */
function withList(scene: Scene, size: StageSize, way: Way, least: number): Layout {
	const compose = (floor: number) => composed(scene, { size, floor, ...way });
	const whole = compose(size.height);
	if (whole.listed.length === 0 || size.bare || size.apart || lossOf(whole) >= least) return whole;
	const { rows, row } = listLook(whole.listed, size);
	return compose(size.height - rows * row - 12);
}

/** The same, read from the right. */
function mirrored(layout: Layout): Layout {
	const over = (x: number) => layout.size.width - x;
	const moved = withPieces(layout, (one) => ({ ...one, x: over(one.x), lean: -one.lean }));
	return {
		...moved,
		strips: layout.strips.map((strip) => ({
			...strip,
			ridge: (x) => strip.ridge(over(x)),
			stretches: strip.stretches.map((one) => ({ ...one, from: over(one.to), to: over(one.from) }))
		})),
		tags: moved.tags.map((tag) => ({ ...tag, x: over(tag.x) }))
	};
}
