/** Refusing an action of which only the type is trusted, in games where a phase is for some types of actions. */
import type { Refusal } from '../../engine/refusal.ts';

/** What was sent as an action, field by field. */
export type Given = Readonly<Record<string, unknown>>;

/** Why this may not be done now: its own fields say so, or `otherwise` where its type is not open. */
export function refuseGiven<View, Type extends string>(
	view: View,
	action: object,
	open: readonly Type[],
	refusals: Readonly<Record<Type, (view: View, given: Given) => Refusal | null>>,
	otherwise: Refusal
): Refusal | null {
	const given: Given = { ...action };
	const type = open.find((one) => one === given['type']);
	return type ? refusals[type](view, given) : otherwise;
}
