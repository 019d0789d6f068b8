/** "Why can't I?": what the rules say to a square that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import { keyOf } from '../../../pieces/geometry/squares.ts';
import { besides, sizeOf, stackAt } from '../rules/board.ts';
import { waysFrom } from '../rules/reach.ts';
import { refuse } from '../rules/rules.ts';
import type { Side, Square, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';

const sideOf = (seat: Seat): Side => (seat === 0 ? 0 : 1);

/** Why this square may not be chosen by a seat that has picked the piece on `from`, or none yet. */
export function whyNot(
	view: State,
	seat: Seat | null,
	from: Square | null,
	square: Square
): string {
	if (seat === null) return m.chicken_run_only_watching();
	return from === null
		? whyNotPick(view, sideOf(seat), square)
		: whyNotGo(view, sideOf(seat), from, square);
}

/** Why the top piece of this square cannot be moved. */
function whyNotPick(view: State, seat: Side, from: Square): string {
	const refusals = besides(from).flatMap(
		(to) => refuse(view, seat, { type: 'move', from, to }) ?? []
	);
	// one too dear for the points tells more than one whose first neighbour happens to be taken
	const told =
		refusals.find(({ code }) => code === 'not-enough-points') ??
		refusals.find(({ code }) => !ABOUT_SQUARES.includes(code));
	return told ? explain(told) : m.chicken_run_hemmed_in();
}

/** Refusals that speak of where a piece would go. */
const ABOUT_SQUARES = [
	'outside-field',
	'chicken-needs-empty',
	'spectator-blocked',
	'not-larger',
	'chicken-taken',
	'wrong-size-chicken'
];

/** Why the piece on `from` does not get to this square. */
function whyNotGo(view: State, seat: Side, from: Square, to: Square): string {
	const ways = waysFrom(view, seat, from);
	const last = besides(to).flatMap((at) => {
		const way = ways.get(keyOf(at));
		return way ? (refuse(way.after, seat, { type: 'move', from: at, to }) ?? []) : [];
	});
	const told = last.find(({ code }) => ABOUT_SQUARES.includes(code));
	if (told) return explain(told);
	const size = sizeOf(stackAt(view, from).at(-1) ?? '');
	return m.chicken_run_too_far({ points: view.points, size });
}
