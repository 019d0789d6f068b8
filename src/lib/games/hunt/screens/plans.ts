/** What a seat may pick: the legal actions, but Fences are aimed one after the other, in any order. */
import type { Seat } from '../../../engine/module.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { ahead, keyOf, same, type Cell } from '../../../pieces/geometry/squares.ts';
import type { Facing } from '../../../pieces/pyramid.ts';
import { isEmpty, isInside, ownSquare } from '../rules/board.ts';
import { legal } from '../rules/rules.ts';
import type { Action, Change, Of, State } from '../rules/state.ts';

/** An action, the turning of one Fence on the way to aiming, or beginning that again. */
export type Plan = Action | { type: 'turn'; at: Cell; facing: Facing } | { type: 'clear' };

/** All that a seat may do now, with the Fences that it has turned so far. */
export function plansOf(view: State, seat: Seat, aimed: readonly Change[]): Plan[] {
	const all = [...legal(view, seat)];
	const turns = all.flatMap((action) => turnIn(action, aimed));
	if (aimed.length > 0) return [...turns, { type: 'aim', changes: [...aimed] }, { type: 'clear' }];
	return [...all.filter(({ type }) => type !== 'aim'), ...turns];
}

/** The one Fence that an action turns, where it is not turned that way already. */
function turnIn(action: Action, aimed: readonly Change[]): Plan[] {
	const [change, ...more] = action.type === 'aim' ? action.changes : [];
	if (!change || more.length > 0) return [];
	const { at, facing } = change;
	const done = aimed.some((one) => same(one.at, at) && one.facing === facing);
	return done ? [] : [{ type: 'turn', at, facing }];
}

/** The turned Fences with one more; each has one facing. */
export const turnedToo = (aimed: readonly Change[], { at, facing }: Change): Change[] => [
	...aimed.filter((one) => !same(one.at, at)),
	{ at, facing }
];

/** §4.1 The square that stands for a direction: where the Fence comes to lie, or the taken one beside it. */
function fallOf(view: State, { at, dir }: Of<'tip'>): Cell {
	let to = ahead(at, dir);
	if (!isEmpty(view, to)) return to;
	for (let next = ahead(to, dir); isInside(next) && isEmpty(view, next); next = ahead(to, dir)) {
		to = next;
	}
	return to;
}

/** The questions of a plan; with a wild die, first which action. */
export function splitIn(view: State, aimed: readonly Change[]): (plan: Plan) => Step[] {
	const wild = view.phase === 'step2' && view.die === 'wild' && aimed.length === 0;
	return (plan) => {
		const deed = plan.type === 'turn' ? 'aim' : plan.type;
		return [...(wild ? [{ asks: 'deed', answer: deed }] : []), ...stepsOf(view, plan)];
	};
}

function stepsOf(view: State, plan: Plan): Step[] {
	switch (plan.type) {
		case 'draft':
			return draftSteps(plan);
		case 'moveFence':
			return [fence(plan.from), to(plan.to)];
		case 'tip':
			return [fence(plan.at), to(fallOf(view, plan))];
		case 'swap':
			return [fence(plan.at)];
		case 'hop':
			return [fence(plan.at), { asks: 'who', answer: plan.who, obvious: true }];
		case 'turn':
			return [fence(plan.at), { asks: 'facing', answer: plan.facing }];
		case 'dig':
			return [{ asks: 'dig', answer: plan.color ?? '', obvious: true }];
		case 'reorder':
			return plan.order
				.toReversed()
				.map((color, place) => ({ asks: `place${String(place)}`, answer: color, obvious: true }));
		case 'moveStack': {
			const own = ownSquare(view);
			return own ? [to(ahead(own, plan.dir))] : [];
		}
		default:
			return [{ asks: plan.type, answer: '' }];
	}
}

const fence = (at: Cell): Step => ({ asks: 'fence', answer: keyOf(at) });
const to = (at: Cell): Step => ({ asks: 'to', answer: keyOf(at) });

function draftSteps({ color, at }: Of<'draft'>): Step[] {
	const square = at ? [{ asks: 'square', answer: keyOf(at), obvious: true }] : [];
	if (color) return [{ asks: 'color', answer: color }, ...square];
	return at ? square : [{ asks: 'draw', answer: '' }];
}
