/** The world as it stood at the end of an age or a round, in a narrow band; each Resource keeps its place through all of them, so that whoever leafs sees it come, grow and tear. */
import type { Layout, Strip } from './layout/stage.ts';
import { riseOf } from './layout/stretches.ts';
import { shared, type Mark } from './marks.ts';
import { ground } from './paint/ground.ts';
import { peaks, sky } from './paint/sky.ts';
import type { Palette } from './palette.ts';
import { standingMark } from './picture.ts';
import type { Scene } from './scene.ts';

/** The marks of a scene in the places of a band, which was laid out for all that ever came. */
export function bandOf(layout: Layout, { seats }: Scene, palette: Palette): Mark[] {
	const then = new Map(seats.flatMap(({ pieces }) => pieces.map((piece) => [piece.id, piece])));
	const pieces = layout.pieces.flatMap((one) => {
		const piece = then.get(one.piece.id);
		const high = piece ? (one.high * riseOf(piece.rp)) / riseOf(one.piece.rp) : 0;
		return piece ? [{ ...one, piece, high }] : [];
	});
	const standing = ({ biome }: Strip) =>
		pieces.filter(({ strip }) => strip === biome).map((one) => standingMark(one, palette));
	return [
		shared('sky', [...sky(layout, palette), ...peaks(layout, palette)]),
		...layout.strips.flatMap((strip) => [
			...standing(strip),
			shared(`ground ${strip.biome}`, ground(strip, layout, palette))
		])
	];
}
