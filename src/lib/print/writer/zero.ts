/** A nought without the stroke through it: beside the sign for what is lost the two would look alike. */

interface Point {
	readonly x: number;
	readonly y: number;
	/** Whether the outline runs through it. */
	readonly on: boolean;
}
type Contour = readonly Point[];

/** Flags of a point. */
const ON = 0x01;
const SHORT = { x: 0x02, y: 0x04 };
const AGAIN = 0x08;
const SAME = { x: 0x10, y: 0x20 };
/** Of a glyph's head: how many contours, and its box. */
const HEAD = 10;

/** The outline of a nought whose counter a stroke parts in two, with a whole counter; any other one as it is. */
export function withoutStroke(glyph: Buffer): Buffer {
	if (glyph.length < HEAD || glyph.readInt16BE(0) !== 3) return glyph;
	const [outer, one, other] = contoursOf(glyph).toSorted((a, b) => heightOf(b) - heightOf(a));
	if (!outer || !one || !other) return glyph;
	return written(glyph.subarray(2, HEAD), [outer, [...opened(one), ...opened(other)]]);
}

const heightOf = (contour: Contour): number => {
	const ys = contour.map(({ y }) => y);
	return Math.max(...ys) - Math.min(...ys);
};

/** A half of the counter from one end of the stroke to the other, without its edge: the longest that is straight. */
function opened(contour: Contour): Contour {
	const edges = contour.map((from, at) => {
		const to = contour[(at + 1) % contour.length] ?? from;
		return from.on && to.on ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
	});
	const edge = edges.indexOf(Math.max(...edges));
	return [...contour.slice(edge + 1), ...contour.slice(0, edge + 1)];
}

/** The contours of a simple glyph. */
function contoursOf(glyph: Buffer): Contour[] {
	const count = glyph.readInt16BE(0);
	const ends = Array.from({ length: count }, (_, at) => glyph.readUInt16BE(HEAD + 2 * at));
	const points = (ends.at(-1) ?? -1) + 1;
	const hints = HEAD + 2 * count;
	let at = hints + 2 + glyph.readUInt16BE(hints);
	const flags: number[] = [];
	while (flags.length < points) {
		const flag = glyph.readUInt8(at++);
		const times = flag & AGAIN ? glyph.readUInt8(at++) : 0;
		for (let time = 0; time <= times; time++) flags.push(flag);
	}
	const places = (axis: 'x' | 'y') => {
		let place = 0;
		return flags.map((flag) => {
			if (flag & SHORT[axis]) place += (flag & SAME[axis] ? 1 : -1) * glyph.readUInt8(at++);
			else if (!(flag & SAME[axis])) {
				place += glyph.readInt16BE(at);
				at += 2;
			}
			return place;
		});
	};
	const [xs, ys] = [places('x'), places('y')];
	const all = flags.map((flag, index) => ({
		...{ x: xs[index] ?? 0, y: ys[index] ?? 0 },
		on: (flag & ON) !== 0
	}));
	return ends.map((end, index) => all.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** A simple glyph of these contours, without hints, its numbers as long as they may be. */
function written(box: Buffer, contours: readonly Contour[]): Buffer {
	const points = contours.flat();
	const words = (values: readonly number[]) => {
		const bytes = Buffer.alloc(2 * values.length);
		values.forEach((value, at) => bytes.writeInt16BE(value, 2 * at));
		return bytes;
	};
	const ends = contours.map((_, at) => contours.slice(0, at + 1).flat().length - 1);
	const steps = (axis: 'x' | 'y') =>
		words(points.map((point, at) => point[axis] - (points[at - 1]?.[axis] ?? 0)));
	const flags = Buffer.from(points.map(({ on }) => (on ? ON : 0)));
	return Buffer.concat([
		words([contours.length]),
		box,
		words([...ends, 0]),
		flags,
		steps('x'),
		steps('y')
	]);
}
