/** The ice in units of its picture: a hex is 60 high, and a rosette a little over 150 across. */
import {
	hexCorners,
	hexMiddle,
	hexOutline,
	rosette,
	rosettesAround
} from '../../../../pieces/geometry/hexes.ts';
import type { Point } from '../../../../pieces/geometry/hexes.ts';
import { round, shape } from '../../../../pieces/pictures/paint.ts';
import type { Hex, State } from '../../rules/state.ts';
import { comma } from '../../../../pieces/lists.ts';

const SIZE = 30;
/** From the middle of a hex to that of the next. */
export const STEP = Math.sqrt(3) * SIZE;

/** A part of the picture. */
export interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Where the middle of a hex lies. */
export const middleOf = (hex: Hex): Point => {
	const [x, y] = hexMiddle(hex, SIZE);
	return [round(x), round(y)];
};

const HEX = hexCorners([0, 0], SIZE);
const ROSETTE = hexOutline(rosette([0, 0]), SIZE);

/** The outline of a hex about its middle; smaller, it leaves room to its neighbours. */
export const hexLine = (part = 1): string => shape(HEX.map(([x, y]) => [x * part, y * part]));

/** The outline of an iceberg about its middle. */
export const rosetteLine: string = shape(ROSETTE);

/** The middles of a rosette's seven hexes about its own. */
export const SEVEN: readonly Point[] = rosette([0, 0]).map(middleOf);

const extent = (corners: readonly Point[]): Box => boxOf(corners, 0);
const HEX_BOX = extent(HEX);
const ROSETTE_BOX = extent(ROSETTE);

/** The box of a hex or a rosette about its middle. */
export const boxAbout = (wide: boolean): Box => (wide ? ROSETTE_BOX : HEX_BOX);

const clipOf = (corners: readonly Point[], { x, y, width, height }: Box): string => {
	const places = corners.map(
		([cornerX, cornerY]) =>
			`${round(((cornerX - x) / width) * 100)}% ${round(((cornerY - y) / height) * 100)}%`
	);
	return `polygon(${places.join(comma())})`;
};
const HEX_CLIP = clipOf(HEX, HEX_BOX);
const ROSETTE_CLIP = clipOf(ROSETTE, ROSETTE_BOX);

/** The same outline as a CSS clip of that box. */
export const clipAbout = (wide: boolean): string => (wide ? ROSETTE_CLIP : HEX_CLIP);

/** The box of some points, with so much room around. */
export function boxOf(points: readonly Point[], room: number): Box {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
	return {
		x: left,
		y: top,
		width: Math.max(...xs) + room - left,
		height: Math.max(...ys) + room - top
	};
}

/** From a rosette's middle to beyond its edge, its cliff and what hangs on it. */
const ROOM = 92;

/** All that there is to see: icebergs, floes, and while floes dock the places for them. */
export function wholeOf({ icebergs, floes, phase }: State): Box {
	const ice = icebergs.map(({ at }) => at);
	const docked = floes.filter((floe) => floe !== null);
	const berths = phase === 'dock' ? ice.flatMap((at) => rosettesAround(at)) : [];
	return boxOf([...ice, ...docked, ...berths].map(middleOf), ROOM);
}
