/** A `refuse` that judges whatever was sent, for rules that trust an action to have its fields. */
import type { ActionSchema, Actor } from '../../engine/module.ts';
import { refusal, type Refusal } from '../../engine/refusal.ts';

interface Rules<State, Action extends { type: string }> {
	/** Why nobody but others, or nothing of this type, may be played now; or null. */
	refuseTurn(view: State, actor: Actor, type: Action['type']): Refusal | null;
	/** Why this may not be played now, or null; the action has the shape of the schema. */
	refuse(view: State, actor: Actor, action: Action): Refusal | null;
}

/** Asks who may act and when, then whether the action is one at all, then the rules. */
const total =
	<State, Action extends { type: string }>(
		schema: ActionSchema<Action>,
		rules: Rules<State, Action>
	) =>
	(view: State, actor: Actor, given: Action): Refusal | null => {
		const parsed = schema.parse(given);
		if ('action' in parsed) return rules.refuse(view, actor, parsed.action);
		return rules.refuseTurn(view, actor, given.type) ?? refusal('bad-action');
	};

/** The rules of a game with its schema, and with that `refuse` in place of their own. */
export const judging = <State, Action extends { type: string }, Own extends object>(
	action: ActionSchema<Action>,
	rules: Own & Rules<State, Action>
) => ({ action, ...rules, refuse: total(action, rules) });

/** The same for a game in which nothing is hidden: every audience gets the state itself. */
export const openly = <State, Action extends { type: string }, Own extends object>(
	action: ActionSchema<Action>,
	rules: Own & Rules<State, Action>
) => ({ ...judging(action, rules), view: (state: State) => state });
