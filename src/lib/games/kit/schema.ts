/** What the actions of games are made of, and how what was sent becomes one. */
import * as v from 'valibot';
import { isObject, isWhole } from '../../engine/json.ts';
import type { ActionSchema, Judge } from '../../engine/module.ts';

/** A whole number that JSON gives back as it was. */
export const whole = v.custom<number>(isWhole);

/** A square or a hex of a board. */
export const cell = v.pipe(v.strictTuple([whole, whole]), v.readonly());

/** A piece by its short name; whether there is one is a rule. */
export const piece = v.pipe(v.string(), v.maxLength(8));

/** An action without fields. */
export const bare = <const Type extends string>(type: Type) =>
	v.strictObject({ type: v.literal(type) });

/** A shape, seen as what it may consist of. */
type Shape = v.GenericSchema & {
	readonly options?: readonly Shape[];
	readonly entries?: { readonly type?: { readonly literal?: unknown } };
};

/** How the server reads actions of this shape; of anything else it names the field that is wrong. */
export function actionOf<Action>(shape: v.GenericSchema<unknown, Action>): ActionSchema<Action> {
	const alternatives = alternativesOf(shape);
	return {
		parse(given) {
			const own = isObject(given) ? alternatives.get(given['type']) : undefined;
			const parsed = v.safeParse(own ?? shape, given);
			// an alternative gives what the whole shape does
			if (parsed.success) return { action: parsed.output as Action };
			return { field: v.getDotPath(parsed.issues[0]) ?? '' };
		}
	};
}

/** How the server reads something else of this shape. */
export const judgeOf = <Value>(shape: v.GenericSchema<unknown, Value>): Judge<Value> => ({
	parse(given) {
		const parsed = v.safeParse(shape, given);
		if (parsed.success) return { value: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
});

/** The alternatives of a shape by their types, or the whole shape for a type of several: an action is read with every move, and need not be held against all of them. */
function alternativesOf(shape: Shape): ReadonlyMap<unknown, Shape> {
	const found = new Map<unknown, Shape>();
	// a pipe goes on with what was read, which no alternative does by itself
	if ('pipe' in shape) return found;
	for (const option of shape.options ?? []) {
		for (const type of typesOf(option)) found.set(type, found.has(type) ? shape : option);
	}
	return found;
}

/** Each once; none where it is not a single word. */
function typesOf({ options, entries }: Shape): ReadonlySet<unknown> {
	const types = options?.flatMap((one) => [...typesOf(one)]) ?? [entries?.type?.literal];
	return new Set(types.filter((type) => type !== undefined));
}
