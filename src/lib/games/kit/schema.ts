/** What the actions of games are made of, and how what was sent becomes one. */
import * as v from 'valibot';
import { isWhole } from '../../engine/json.ts';
import type { ActionSchema } from '../../engine/module.ts';

/** A whole number that JSON gives back as it was. */
export const whole = v.custom<number>(isWhole);

/** A square or a hex of a board. */
export const cell = v.pipe(v.strictTuple([whole, whole]), v.readonly());

/** A piece by its short name; whether there is one is a rule. */
export const piece = v.pipe(v.string(), v.maxLength(8));

/** An action without fields. */
export const bare = <const Type extends string>(type: Type) =>
	v.strictObject({ type: v.literal(type) });

/** How the server reads actions of this shape; of anything else it names the field that is wrong. */
export const actionOf = <Action>(
	shape: v.GenericSchema<unknown, Action>
): ActionSchema<Action> => ({
	parse(given) {
		const parsed = v.safeParse(shape, given);
		if (parsed.success) return { action: parsed.output };
		return { field: v.getDotPath(parsed.issues[0]) ?? '' };
	}
});
