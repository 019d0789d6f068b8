/** Who has which part of a strip, and where the pieces stand in it. */
import { spread } from '../chance.ts';
import type { ScenePiece, SceneSeat } from '../scene.ts';
import type { Standing, Stretch, Strip } from './stage.ts';
import { widthOfText } from './widths.ts';

/** How high a piece is, by its RP; 1 is as usual. */
const HEIGHTS = [0.66, 0.66, 0.82, 0.93, 1, 1.05, 1.08, 1.1];
/** Lower than that a piece is its biome's emblem: no motif could be made out. */
export const LEAST_MOTIF = 40;
/** A scar at the end of a stretch takes this much. */
export const SCAR = 72;
/** Degrees: a usual slope, on which a piece hardly leans, and the most that one leans where a strip sags. */
const USUAL = 5;
const MOST = 17;

/** How high a piece of so many RP stands, beside the highest. */
export const riseOf = (rp: number): number => HEIGHTS[Math.min(rp, HEIGHTS.length - 1)] ?? 1;

/** By how many degrees a piece leans where it stands on a ridge. */
export function leanOn(ridge: (x: number) => number, x: number): number {
	const slope = Math.atan((ridge(x + 8) - ridge(x - 8)) / 16) * (180 / Math.PI);
	const steep = Math.max(0, Math.abs(slope) - USUAL);
	return Math.sign(slope) * Math.min(MOST, Math.min(USUAL, Math.abs(slope)) * 0.5 + steep * 2.4);
}

/** A tag as wide as its name, number and emblem need; a stub has no number. */
export const tagWidth = ({ name, state, from }: ScenePiece, letter: number): number =>
	Math.round(
		widthOfText(name, letter) + letter * ((state === 'stub' ? 1.1 : 2.2) + (from ? 1.25 : 0))
	);

interface Letters {
	readonly width: number;
	readonly letter: number;
	/** Of players' names; 0 where there are none. */
	readonly name: number;
}

/** How wide the name of a player is; where many share a strip or it is short, an emblem stands for it. */
export const tabWidth = (seats: number, width: number, name: number): number =>
	seats > 2 || width / Math.max(1, seats) < 480 ? name * 3.4 : name * 8.6;

/** The strip shared out by what each has to say; where many share it, names of players become emblems. */
export function stretchesOf(
	seats: readonly SceneSeat[],
	{ width, letter, name }: Letters
): Stretch[] {
	const tab = tabWidth(seats.length, width, name);
	const weights = seats.map(
		({ pieces }) => tab + 60 + pieces.reduce((sum, one) => sum + tagWidth(one, letter) + 16, 0)
	);
	const sum = weights.reduce((all, one) => all + one, 0);
	let from = 0;
	return seats.map((seat, at): Stretch => {
		const to = from + (width * (weights[at] ?? 0)) / sum;
		const stretch = { seat, from, to, tab };
		from = to;
		return stretch;
	});
}

/** The pieces of a strip, spread over their stretch in the order in which they came. */
export function standing(
	{ biome, ridge, slide, stretches }: Strip,
	{ piece: highest, letter }: { piece: number; letter: number }
): Standing[] {
	return stretches.flatMap(({ seat, from, to, tab }) => {
		const start = from + (tab > 0 ? tab + 26 : 40);
		const end = to - 12 - (seat.scar ? SCAR : 0);
		const wants = seat.pieces.map(
			(piece) => Math.max(70, tagWidth(piece, letter)) * (0.8 + 0.5 * spread('slot', piece.name))
		);
		const each =
			(end - start) /
			Math.max(
				1,
				wants.reduce((sum, one) => sum + one, 0)
			);
		let left = start;
		return seat.pieces.map((piece, at): Standing => {
			const slot = (wants[at] ?? 0) * each;
			const play = Math.max(0, slot - Math.max(tagWidth(piece, letter), highest * 0.9));
			const x = left + slot / 2 + (spread('place', piece.name, biome) - 0.5) * play * 0.85;
			left += slot;
			const high = Math.max(
				Math.min(highest, LEAST_MOTIF),
				Math.min(highest * riseOf(piece.rp), slot * 1.15)
			);
			const y = ridge(x) + (biome === 'aquatic' ? 10 : 5);
			const room = [start - 6, end] as const;
			const lean = leanOn(ridge, x) + slide(x);
			return { piece, seat: seat.seat, strip: biome, x, y, high, lean, room };
		});
	});
}
