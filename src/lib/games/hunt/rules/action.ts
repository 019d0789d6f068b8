/** What a player may send. Squares and pieces that are not there have refusals of their own. */
import * as v from 'valibot';
import { DIRECTIONS } from '../../../pieces/geometry/squares.ts';
import { FACINGS, PYRAMID_COLORS } from '../../../pieces/pyramid.ts';
import { actionOf, bare, cell } from '../../kit/schema.ts';

const Dir = v.picklist(DIRECTIONS);
const Color = v.picklist(PYRAMID_COLORS);
/** Nobody has more pieces, or more Fences beside a Stack. */
const MOST = 4;

/** §4.5 A Fence and the facing it is to get. */
const Change = v.strictObject({ at: cell, facing: v.picklist(FACINGS) });
export type Change = v.InferOutput<typeof Change>;

const Shape = v.variant('type', [
	v.strictObject({
		type: v.literal('draft'),
		color: v.exactOptional(Color),
		at: v.exactOptional(cell)
	}),
	v.strictObject({ type: v.literal('moveFence'), from: cell, to: cell }),
	bare('roll'),
	v.strictObject({ type: v.literal('tip'), at: cell, dir: Dir }),
	v.strictObject({ type: v.literal('swap'), at: cell }),
	v.strictObject({ type: v.literal('hop'), who: v.picklist(['stack', 'fence']), at: cell }),
	v.strictObject({ type: v.literal('dig'), color: v.exactOptional(Color) }),
	v.strictObject({
		type: v.literal('aim'),
		changes: v.pipe(v.array(Change), v.maxLength(2 * MOST))
	}),
	v.strictObject({
		type: v.literal('reorder'),
		order: v.pipe(v.array(Color), v.maxLength(2 * MOST))
	}),
	v.strictObject({ type: v.literal('moveStack'), dir: Dir })
]);

export type Action = v.InferOutput<typeof Shape>;

/** The action of one type. */
export type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

export const action = actionOf(Shape);
