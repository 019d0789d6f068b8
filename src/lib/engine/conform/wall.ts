/** The table's view stands on the wall, before everybody: a hint where it shows what a seat's own view hides. */
import type { Audience } from '../module.ts';
import type { Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { called } from './observed.ts';
import { hiddenPlaces } from './places.ts';

type Place = readonly string[];

/** Looks at a position's views, the table's first. */
export function noteWall(
	exam: Exam,
	position: Position,
	[wall, ...seats]: readonly (readonly [Audience, unknown])[]
): void {
	const closed = [...hiddenPlaces(position.state, wall?.[1])];
	for (const [seat, view] of seats)
		for (const place of hiddenPlaces(position.state, view)) {
			if (closed.some((other) => within(place, other) || within(other, place))) continue;
			const says = `the table sees ${place.join('.')}, and ${called(seat)} does not: everybody looks at the wall`;
			hint(exam, 'wall', `${says}: meant?`, position);
		}
}

/** Whether a place is another, or lies in it. */
const within = (place: Place, other: Place): boolean =>
	other.every((key, depth) => place[depth] === key);
