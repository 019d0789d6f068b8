/** Stages beside each other: their strips lie at the same heights and meet at their ends. */
import type { Layout, Standing, Strip } from './stage.ts';

/** The same with its strips where they lie on another one, which has room for no fewer names. */
export function joined(layout: Layout, { strips, floor }: Layout): Layout {
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
export function withPieces(layout: Layout, move: (one: Standing) => Standing): Layout {
	const stands = new Map(layout.pieces.map((one) => [one, move(one)]));
	const there = (one: Standing) => stands.get(one) ?? one;
	return {
		...layout,
		pieces: layout.pieces.map(there),
		tags: layout.tags.map((tag) => ({ ...tag, of: there(tag.of), also: tag.also.map(there) })),
		listed: layout.listed.map((one) => ({ ...one, of: there(one.of) }))
	};
}
