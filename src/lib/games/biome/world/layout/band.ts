/** A scene in a narrow band: the strips close behind one another, and every piece in a column that no other hides it in. */
import type { Biome } from '../../rules/state.ts';
import type { Scene, ScenePiece } from '../scene.ts';
import { ridgeOf } from './ridges.ts';
import { FAR_TO_NEAR, type Layout, type StageSize, type Standing, type Strip } from './stage.ts';
import { leanOn, riseOf } from './stretches.ts';

type BandSize = Pick<StageSize, 'width' | 'height'> & { readonly mirrored: boolean };

/** Parts of the height: what is sky, and what the last strip has below its edge. */
const SKY = 0.45;
const LAST = 0.1;
/** The highest piece, beside the sky, and how wide a column is beside it. */
const PIECE = 0.96;
const COLUMN = 1.1;
/** Where there is no column for each, strips so far apart may share one: what stands behind shows its upper half. */
const APART = 2;

/** Where everything stands that there ever is in the band; without tags and names. */
export function banded(scene: Scene, { width, height, mirrored }: BandSize): Layout {
	const sky = height * SKY;
	const step = (height - sky - height * LAST) / (FAR_TO_NEAR.length - 1);
	// a strip that sags would hide those behind it
	const level = { ...scene, sag: null };
	const strips = FAR_TO_NEAR.map((biome, at): Strip => {
		const base = sky + step * at;
		const ridge = ridgeOf(level, { biome, base, width, calm: true });
		return { biome, base, foot: base + step, ridge, slide: () => 0, stretches: [] };
	});
	const piece = sky * PIECE;
	const size = { width, height, piece, letters: [], bare: true, narrow: true, mirrored };
	const pieces = standing(scene, strips, { width, piece, mirrored });
	const bare = { letter: 0, lines: 1 as const, name: 0, tags: [], listed: [] };
	return { ...bare, size, floor: height, piece, strips, pieces };
}

interface Held {
	readonly seat: number;
	readonly piece: ScenePiece;
}

const heldOn = ({ seats }: Scene, biome: Biome): Held[] =>
	seats
		.filter((one) => one.biome === biome)
		.flatMap(({ seat, pieces }) => pieces.map((piece) => ({ seat, piece })));

function standing(
	scene: Scene,
	strips: readonly Strip[],
	{ width, piece: highest, mirrored }: { width: number; piece: number; mirrored: boolean }
): Standing[] {
	const held = strips.map(({ biome }) => heldOn(scene, biome));
	const all = held.flat().length;
	const pairs = held.map((one, at) => one.length + (held[at - 1]?.length ?? 0));
	const fit = Math.floor(width / (highest * COLUMN));
	const reach = all <= fit ? strips.length : APART;
	const columns = all <= fit ? fit : Math.max(fit, ...pairs);
	const wide = width / columns;
	const taken: { readonly at: number; readonly column: number }[] = [];
	return strips.flatMap(({ biome, ridge }, at) =>
		(held[at] ?? []).map(({ seat, piece }, index, { length }): Standing => {
			const wish = Math.floor((columns * (index + 0.5)) / length);
			const hidden = taken.filter((one) => at - one.at < reach).map(({ column }) => column);
			const column = nearest(wish, columns, hidden);
			taken.push({ at, column });
			const from = wide * (column + 0.5);
			const x = mirrored ? width - from : from;
			const high = Math.min(highest, wide / COLUMN) * riseOf(piece.rp);
			const place = { x, y: ridge(x) + 4, high, lean: leanOn(ridge, x), room: [0, width] as const };
			return { piece, seat, strip: biome, ...place };
		})
	);
}

/** The free column nearest to a wish. */
function nearest(wish: number, columns: number, hidden: readonly number[]): number {
	for (let away = 0; away < columns; away++) {
		const free = [wish - away, wish + away].find(
			(column) => column >= 0 && column < columns && !hidden.includes(column)
		);
		if (free !== undefined) return free;
	}
	return wish;
}
