/** What a player may send. Squares that are not on the board have a refusal of their own. */
import * as v from 'valibot';
import { DIRECTIONS } from '../../../pieces/geometry/squares.ts';
import { FACINGS } from '../../../pieces/pyramid.ts';
import { actionOf, bare, cell, whole } from '../../kit/schema.ts';

const die = v.pipe(whole, v.picklist([0, 1]));
const mode = v.picklist(['stand', 'under', 'push']);

const Shape = v.variant('type', [
	bare('roll'),
	v.strictObject({ type: v.literal('tip'), die, at: cell, dir: v.picklist(DIRECTIONS) }),
	v.strictObject({ type: v.literal('swap'), die, a: cell, b: cell }),
	v.strictObject({ type: v.literal('dig'), die, at: cell, to: cell, mode }),
	v.strictObject({ type: v.literal('hop'), die, at: cell, level: whole, to: cell }),
	v.strictObject({ type: v.literal('aim'), die, at: cell, facing: v.picklist(FACINGS) })
]);

export type Action = v.InferOutput<typeof Shape>;
export type Mode = v.InferOutput<typeof mode>;

/** What a die is played for. */
export type Deed = Exclude<Action, { type: 'roll' }>;

/** The deed of one type. */
export type Of<Type extends Deed['type']> = Extract<Deed, { type: Type }>;

export const action = actionOf(Shape);
