/** How the pieces of a stack are lifted apart, so that each shows a band with its letter and its pips. */
import { STANDING } from './pictures/paint.ts';
import type { Pyramid } from './pyramid.ts';

interface Spot {
	readonly x: number;
	readonly y: number;
}

/** One piece of a stack as it is drawn. */
export interface Layer {
	readonly piece: Pyramid;
	/** Where its widest line lies. */
	readonly y: number;
	readonly height: number;
	/** Its letter; null where its band is too thin for one. */
	readonly letter: { readonly y: number; readonly size: number } | null;
	readonly pips: readonly Spot[];
}

/** Where the lowest foot stands, and how far up a tip may reach. */
const GROUND = 93;
const SKY = 6;
/** A band thinner than this bears no letter. */
const READABLE = 15;

/** The pieces from the bottom up, none hiding another's band. */
export function layers(pieces: readonly Pyramid[]): Layer[] {
	const [bottom, top] = [pieces[0], pieces.at(-1)];
	if (!bottom || !top) return [];
	const base = GROUND - STANDING[bottom.size].foot;
	const room = base - SKY;
	const tip = topHeight(STANDING[top.size].height, room, pieces.length - 1);
	const step = pieces.length > 1 ? Math.min(22, (room - tip) / (pieces.length - 1)) : 0;
	return pieces.map((piece, index) => {
		const y = base - index * step;
		const above = pieces[index + 1];
		return above ? band(piece, above, y, step) : topmost(piece, y, tip);
	});
}

/** The top piece is squatter than alone, and squatter still where that makes letters readable. */
function topHeight(height: number, room: number, bands: number): number {
	const wanted = Math.min(height * 0.74, Math.max(height * 0.52, room - 20 * bands));
	const readable = room - READABLE * bands;
	return readable >= height * 0.42 ? Math.min(wanted, readable) : wanted;
}

function topmost(piece: Pyramid, y: number, height: number): Layer {
	const middle = ridge(piece, y);
	return {
		piece,
		y,
		height,
		letter: { y: (middle(5) + y - 15) / 2, size: 17.4 },
		pips: pipsOf(piece, () => y - 3.5 + STANDING[piece.size].foot * 0.2)
	};
}

function band(piece: Pyramid, above: Pyramid, y: number, step: number): Layer {
	const [own, next] = [ridge(piece, y), ridge(above, y - step)];
	const middle = (x: number) => (own(x) + next(x)) / 2;
	return {
		piece,
		y,
		height: STANDING[piece.size].height * 0.6,
		// a wide foot above leaves less of the band: a smaller letter stays clear of it
		letter:
			step < READABLE
				? null
				: { y: middle(5), size: Math.min(15.5, Math.max(12.5, (own(5) - next(5)) * 1.25)) },
		pips: step < READABLE ? [] : pipsOf(piece, middle)
	};
}

/** The lower edge of a piece at a distance to the right of its middle; beside the piece, its widest line. */
const ridge =
	({ size }: Pyramid, y: number) =>
	(x: number): number =>
		y + Math.max(0, STANDING[size].foot * (1 - x / STANDING[size].half));

const pipsOf = ({ size }: Pyramid, height: (x: number) => number): Spot[] =>
	Array.from({ length: size }, (_, pip) => {
		const x = 10.5 + pip * 6.8;
		return { x: 50 + x, y: height(x) };
	});
