/** Who has which part of a strip, and where the pieces stand in it. */
import { spread } from '../chance.ts';
import type { ScenePiece, SceneSeat } from '../scene.ts';
import type { Lines, Standing, Stretch, Strip } from './stage.ts';
import { inTwo, widthOfText } from './widths.ts';

/** How high a piece is, by its RP; 1 is as usual. */
const HEIGHTS = [0.66, 0.66, 0.82, 0.93, 1, 1.05, 1.08, 1.1];
/** Lower than that a piece is its biome's emblem: no motif could be made out. */
export const LEAST_MOTIF = 40;
/** A scar at the end of a stretch takes this much, and less where the stretch is short. */
export const SCAR = 72;
export const scarWidth = ({ from, to }: Pick<Stretch, 'from' | 'to'>): number =>
	Math.min(SCAR, (to - from) * 0.12);
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

/** How names are set on tags. */
export interface Lettering {
	readonly letter: number;
	readonly lines: Lines;
}

/** A name as it stands on its tag, and how wide it is beside the size of its letters. */
interface Set {
	readonly lines: readonly string[];
	readonly wide: number;
}

/** Each way to lay a scene out asks for the same names again. */
const sets = new WeakMap<ScenePiece, Partial<Record<Lines, Set>>>();

function setOf(piece: ScenePiece, lines: Lines): Set {
	const known = sets.get(piece) ?? {};
	sets.set(piece, known);
	return (known[lines] ??= setAnew(lines === 1 ? [piece.name] : inTwo(piece.name)));
}

const setAnew = (lines: readonly string[]): Set => ({
	lines,
	wide: Math.max(...lines.map((line) => widthOfText(line, 1)))
});

/** A name as it stands on its tag. */
export const linesOf = (piece: ScenePiece, lines: Lines): readonly string[] =>
	setOf(piece, lines).lines;

/** A tag as wide as its name, number and emblem need; a stub has no number. */
export function tagWidth(piece: ScenePiece, { letter, lines }: Lettering): number {
	const beside = (piece.state === 'stub' ? 1.1 : 2.2) + (piece.from ? 1.25 : 0);
	return Math.round(letter * (setOf(piece, lines).wide + beside));
}

interface Letters extends Lettering {
	readonly width: number;
	/** Of players' names; 0 where there are none. */
	readonly name: number;
}

/** How wide the name of a player is; where many share a strip or it is short, an emblem stands for it. */
export const tabWidth = (seats: number, width: number, name: number): number =>
	seats > 2 || width / Math.max(1, seats) < 480 ? name * 3.4 : name * 8.6;

/** The strip shared out by what each has to say; where many share it, names of players become emblems. */
export function stretchesOf(
	seats: readonly SceneSeat[],
	{ width, letter, lines, name }: Letters
): Stretch[] {
	const set = { letter, lines };
	const tab = tabWidth(seats.length, width, name);
	const weights = seats.map(
		({ pieces }) => tab + 60 + pieces.reduce((sum, one) => sum + tagWidth(one, set) + 16, 0)
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
	{ piece: highest, ...set }: Lettering & { readonly piece: number }
): Standing[] {
	return stretches.flatMap(({ seat, from, to, tab }) => {
		const start = from + (tab > 0 ? tab + 26 : 40);
		const end = to - 12 - (seat.scar ? scarWidth({ from, to }) : 0);
		const widths = seat.pieces.map((piece) => tagWidth(piece, set));
		const wants = seat.pieces.map(
			({ name }, at) => Math.max(70, widths[at] ?? 0) * (0.8 + 0.5 * spread('slot', name))
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
			const play = Math.max(0, slot - Math.max(widths[at] ?? 0, highest * 0.9));
			const x = left + slot / 2 + (spread('place', piece.name, biome) - 0.5) * play * 0.85;
			left += slot;
			const high = Math.max(
				Math.min(highest, LEAST_MOTIF),
				Math.min(highest * riseOf(piece.rp), slot * 0.98)
			);
			const y = ridge(x) + (biome === 'aquatic' ? 10 : 5);
			const room = [start - 6, end] as const;
			const lean = leanOn(ridge, x) + slide(x);
			return { piece, seat: seat.seat, strip: biome, x, y, high, lean, room };
		});
	});
}
