/** "Why can't I?": what the rules say to a place that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal, Seat } from '../../../engine/module.ts';
import { same } from '../../../pieces/geometry/squares.ts';
import { refuse } from '../rules/rules.ts';
import type { Spot } from '../words/marks.ts';
import type { Action, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';

interface Picked {
	/** Whose food is being placed. */
	readonly owner: number | null;
	/** The animal that is picked. */
	readonly animal: number | null;
	/** The iceberg that is picked for melting. */
	readonly iceberg: number | null;
}

const says = (told: Refusal | null): string =>
	told ? explain(told) : m.melting_iceberg_refused_other();

/** Why this place may not be chosen now, after what has been picked. */
export function whyNot(view: State, seat: Seat | null, picked: Picked, spot: Spot): string {
	if (seat === null) return m.melting_iceberg_only_watching();
	const told = refuse(view, seat, { type: 'endMove' });
	if (told && told.code !== 'wrong-action') return says(told);
	switch (view.phase) {
		case 'roll':
		case 'meltRoll':
			return m.melting_iceberg_why_roll();
		case 'move':
			return view.allowance ? whyNotMove(view, seat, picked, spot) : m.melting_iceberg_why_read();
		default:
			return says(refuse(view, seat, tried(view, picked, spot)));
	}
}

/** The action that a tap on this place would be. */
function tried(view: State, { owner, iceberg }: Picked, { at }: Spot): Action {
	if (view.phase === 'food') return { type: 'placeFood', owner: owner ?? -1, at };
	if (view.phase === 'dock') return { type: 'dock', at };
	const id = view.icebergs.find((one) => same(one.at, at))?.id ?? -1;
	return iceberg === null ? { type: 'melt', iceberg: id } : { type: 'melt', iceberg, keep: id };
}

function whyNotMove(view: State, seat: Seat, { animal }: Picked, { at }: Spot): string {
	const here = (view.animals[seat] ?? []).findIndex((one) => one?.at && same(one.at, at));
	if (here >= 0 && view.moved.includes(here)) {
		return says(refuse(view, seat, { type: 'moveAnimal', animal: here, to: at }));
	}
	if (animal === null) {
		return here >= 0 ? m.melting_iceberg_why_stuck() : m.melting_iceberg_why_animal();
	}
	return says(refuse(view, seat, { type: 'moveAnimal', animal, to: at }));
}
