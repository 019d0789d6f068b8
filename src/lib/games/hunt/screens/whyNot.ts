/** "Why can't I?": what the rules say to a square that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal, Seat } from '../../../engine/module.ts';
import {
	adjacent,
	DIRECTIONS,
	directionTo,
	neighbours,
	type Cell
} from '../../../pieces/geometry/squares.ts';
import { fenceAt, isSpace, ownSquare } from '../rules/board.ts';
import { refuse } from '../rules/rules.ts';
import type { Action, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';
import { whyNone } from '../../../pieces/picking/telling.ts';

interface Picked {
	/** The Fence that is picked. */
	readonly fence: Cell | null;
	/** The action that a wild die is used for; elsewhere what the die shows. */
	readonly deed: string | null;
	readonly color: string | null;
}

const says = (told: Refusal | null): string => (told ? explain(told) : m.hunt_refused_other());

/** Why this square may not be chosen now, after what has been picked. */
export function whyNot(view: State, seat: Seat | null, picked: Picked, square: Cell): string {
	if (seat === null) return m.hunt_only_watching();
	const told = refuse(view, seat, { type: 'roll' });
	if (told && told.code !== 'wrong-phase') return says(told);
	switch (view.phase) {
		case 'draft':
			return whyNotHere(view, seat, picked, square);
		case 'roll':
			return m.hunt_why_roll();
		case 'step1':
			return says(worst(view, seat, fenceSteps(picked.fence, square)));
		case 'step3':
			return whyNotStack(view, seat, square);
		default:
			return whyNotDeed(view, seat, picked, square);
	}
}

const worst = whyNone(refuse, [
	'must-involve-your-stack',
	'backwards',
	'must-point-inside',
	'occupied'
]);

function fenceSteps(from: Cell | null, square: Cell): Action[] {
	if (from) return [{ type: 'moveFence', from, to: square }];
	return neighbours(square)
		.filter(isSpace)
		.map((to) => ({ type: 'moveFence', from: square, to }));
}

function whyNotHere(view: State, seat: Seat, { color }: Picked, at: Cell): string {
	const piece = view.pool.find((one) => one === color) ?? view.pool[0];
	const blind = view.options.draft === 'blind';
	const action: Action = { type: 'draft', at, ...(blind || !piece ? {} : { color: piece }) };
	const told = refuse(view, seat, action);
	return told ? says(told) : m.hunt_refused_not_in_pool();
}

function whyNotStack(view: State, seat: Seat, square: Cell): string {
	const own = ownSquare(view);
	const dir =
		own && adjacent(own, square) && DIRECTIONS.find((one) => one === directionTo(own, square));
	return dir ? says(refuse(view, seat, { type: 'moveStack', dir })) : m.hunt_refused_not_adjacent();
}

function whyNotDeed(view: State, seat: Seat, picked: Picked, square: Cell): string {
	const { fence, deed } = picked;
	switch (deed) {
		case 'tip':
			return fence && !fenceAt(view, square)
				? m.hunt_refused_must_point_inside()
				: says(
						worst(
							view,
							seat,
							DIRECTIONS.map((dir) => ({ type: 'tip', at: square, dir }))
						)
					);
		case 'swap':
			return says(refuse(view, seat, { type: 'swap', at: square }));
		case 'hop':
			return says(
				worst(view, seat, [
					{ type: 'hop', who: 'fence', at: square },
					{ type: 'hop', who: 'stack', at: square }
				])
			);
		case 'aim':
			return says(refuse(view, seat, { type: 'aim', changes: [{ at: square, facing: 'u' }] }));
		case 'dig':
			return m.hunt_why_dig();
		case 'reorder':
			return m.hunt_why_button();
		default:
			return m.hunt_why_choose_deed();
	}
}
