/** Pyramids on paper: standing, lying, and stacks lifted apart. */
import type { Colour, Mark, PieceColour } from '../../engine/record.ts';
import type { Compass } from '../geometry/squares.ts';
import { LYING, PAINTS, shape, STANDING } from '../pictures/paint.ts';
import type { Pyramid, PyramidColor, PyramidSize } from '../pyramid.ts';
import { layers } from '../stack.ts';
import { badge, circle, letter, path } from './marks.ts';

const NAMES = {
	R: 'red',
	Y: 'yellow',
	G: 'green',
	B: 'blue',
	K: 'black',
	N: 'clear',
	O: 'orange',
	C: 'cyan',
	P: 'purple',
	W: 'white'
} as const satisfies Record<PyramidColor, PieceColour>;

/** Pale pieces keep a dark outline by night. */
const edgeOf = (color: PyramidColor) =>
	({ stroke: PAINTS[color].pale ? 'piece-ink' : 'ink', width: 2.6 }) as const;

const inkOn = (color: PyramidColor): Colour => (PAINTS[color].pale ? 'piece-ink' : 'piece-paper');

/** Two faces, the light from the left; its widest line at `y`. */
function faces({ color, size }: Pyramid, y: number, height: number): Mark[] {
	const { half, foot } = STANDING[size];
	const [tip, low] = [[50, y - height] as const, [50, y + foot] as const];
	const [left, right] = [[50 - half, y] as const, [50 + half, y] as const];
	return [
		path(shape([tip, left, low]), { fill: NAMES[color] }),
		path(shape([tip, right, low]), { fill: `${NAMES[color]}-2` }),
		path(shape([tip, left, low, right]), edgeOf(color))
	];
}

const groundOf = (size: PyramidSize): number => 66 + (size - 1) * 3.6;

function standing(piece: Pyramid): Mark[] {
	const { height, rise, letter: tall, pips } = STANDING[piece.size];
	const [y, fill] = [groundOf(piece.size), inkOn(piece.color)];
	const places = [0, 1, 2].slice(0, piece.size).map((pip) => y - height * pips - pip * 8.6);
	return [
		...faces(piece, y, height),
		letter(piece.letter ?? piece.color, 50, y - rise, tall, { fill }),
		...places.map((at) => path(circle(50, at, 3.2), { fill }))
	];
}

const TURNS = { e: 0, se: 45, s: 90, sw: 135, w: 180, nw: 225, n: 270, ne: 315 } as const;

/** Lying: an open mouth at its base, a dark point where it aims. */
export function lying({ color, size }: Pyramid, facing: Compass): Mark[] {
	const { length, half, letter: tall, pips } = LYING[size];
	const angle = (TURNS[facing] * Math.PI) / 180;
	const point = (along: number, across: number) => {
		const [far, aside] = [length * (along - 0.5), half * (1 - along) * across];
		const x = 50 + far * Math.cos(angle) - aside * Math.sin(angle);
		return [x, 50 + far * Math.sin(angle) + aside * Math.cos(angle)] as const;
	};
	const band = (from: number, to: number) =>
		shape([point(from, -1), point(from, 1), point(to, 1), point(to, -1)]);
	const [x, y] = point(0.27, 0);
	const fill = inkOn(color);
	const { pale } = PAINTS[color];
	return [
		path(shape([point(0, -1), point(0, 0), point(1, 0)]), { fill: NAMES[color] }),
		path(shape([point(0, 1), point(0, 0), point(1, 0)]), { fill: `${NAMES[color]}-2` }),
		path(band(0, 0.09), { fill: 'piece-ink' }),
		path(band(0.72, 1), { fill: pale ? 'piece-paper' : 'card' }),
		path(band(0.79, 1), { fill: pale ? 'piece-ink' : 'ink' }),
		path(band(0, 1), edgeOf(color)),
		letter(color, x, y, tall, { fill }),
		...pips.map((along) => path(circle(...point(along, 0), 2.7), { fill }))
	];
}

/** Whose a piece is, where two sides share the board: a filled mark for south, an open one for north. */
const sideMark = (side: 's' | 'n', y: number): Mark =>
	side === 's'
		? path(`M2 ${y + 5}H12L7 ${y - 5}Z`, { fill: 'ink', stroke: 'ink', width: 2 })
		: path(`M88 ${y - 5}H98L93 ${y + 5}Z`, { stroke: 'ink', width: 2 });

/** The red comb of a chicken, on a tip. */
const comb = (y: number): Mark[] =>
	[circle(44, y + 1, 4.2), circle(56, y + 1, 4.2), circle(50, y - 3, 5)].map((d) =>
		path(d, { fill: 'red', stroke: 'piece-ink', width: 2 })
	);

interface Extras {
	readonly sides?: readonly ('n' | 's')[];
	readonly comb?: boolean;
}

/** What stands on a square, bottom first: nothing, one pyramid standing or lying, or a stack. */
export function stackMarks(pieces: readonly Pyramid[], extras: Extras = {}): Mark[] {
	const [only, ...more] = pieces;
	if (!only) return [];
	if (more.length > 0) return stacked(pieces, extras);
	const { size, facing = 'u' } = only;
	if (facing !== 'u') return lying(only, facing);
	const tip = groundOf(size) - STANDING[size].height;
	return [
		...standing(only),
		...(extras.comb ? comb(tip) : []),
		...(extras.sides ?? []).map((side) => sideMark(side, groundOf(size)))
	];
}

function stacked(pieces: readonly Pyramid[], { sides = [], comb: topped = false }: Extras): Mark[] {
	const stack = layers(pieces);
	const top = stack.at(-1);
	const crowded = stack.some((layer) => layer.letter === null) || pieces.length > 4;
	return [
		...stack.flatMap(({ piece, y, height }) => faces(piece, y, height)),
		...(topped && top ? comb(top.y - top.height) : []),
		...stack.flatMap(({ piece, letter: at, pips }) => {
			const fill = inkOn(piece.color);
			if (!at) return [];
			return [
				letter(piece.letter ?? piece.color, 48.5, at.y, at.size, { fill }),
				...pips.map(({ x, y }) => path(circle(x, y, 2.5), { fill }))
			];
		}),
		...(crowded ? badge(String(pieces.length), 83, 17, 13, 'piece-ink') : []),
		...sides.flatMap((side, index) => {
			const layer = stack[index];
			return layer ? [sideMark(side, layer.y)] : [];
		})
	];
}
