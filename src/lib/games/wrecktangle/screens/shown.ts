/** Rectangles as they are told of and kept: of the last capture, and those that may not capture again. */
import { cellOf } from '../../../pieces/geometry/squares.ts';
import type { Rectangle } from '../../../pieces/geometry/rectangles.ts';
import type { Told } from '../../kit/pictures.ts';
import type { Chance } from './chances.ts';
import type { State } from '../rules/state.ts';
import { eventsIn } from './trail.ts';

/** The corners that a rectangle's key names. */
function cornersOf(key: string): Rectangle[] {
	const [a, b, c, d] = key.split(' ').map(cellOf);
	return a && b && c && d ? [[a, b, c, d]] : [];
}

/** The rectangles that have just captured. */
export const rectanglesTold = (told: Told): Rectangle[] =>
	eventsIn(told).flatMap((event) =>
		event.type === 'captured' ? event.rectangles.flatMap(cornersOf) : []
	);

/** §4.4 The rectangles of the latest capture of the seat on turn: they catch nothing now. */
export const barredNow = (view: State): Chance[] =>
	view.result
		? []
		: (view.lastRects[view.turn] ?? [])
				.flatMap(cornersOf)
				.map((corners) => ({ fresh: corners[0], corners, caught: [], barred: 'last' }));
