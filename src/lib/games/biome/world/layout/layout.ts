/** Where everything of a scene stands on a stage of a given size: six strips, far to near, pieces behind them, tags on their faces. */
import type { Scene } from '../scene.ts';
import { composed, rowsIn, type Way } from './composed.ts';
import { joined, withPieces } from './joined.ts';
import { listLook, rowsOf } from './list.ts';
import type { Layout, StageSize } from './stage.ts';

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
	const { columns, rows } = listLook(listed, size);
	const unlisted = size.apart ? 0 : Math.max(0, listed.length - columns * rows) / of;
	const small = Math.max(0, (GOOD_PIECE - piece) / GOOD_PIECE);
	const beyond = (strips.at(-1)?.foot ?? 0) > floor + 1 ? 10 : 0;
	return nameless * 1.3 + unlisted * 2 + small + beyond;
}

/** What has no room on the strips stands in a list below them, which takes some of their height; not tried where less would be lost without it. */
function withList(scene: Scene, size: StageSize, way: Way, least: number): Layout {
	const compose = (floor: number) => composed(scene, { size, floor, ...way });
	const whole = compose(size.height);
	if (whole.listed.length === 0 || size.bare || size.apart || lossOf(whole) >= least) return whole;
	const look = listLook(whole.listed, size);
	return compose(size.height - rowsOf(whole.listed, look) * look.row - 12);
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
