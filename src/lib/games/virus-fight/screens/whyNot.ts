/** "Why can't I?": what the rules say to a square that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal, Seat } from '../../../engine/module.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { instructionOf } from '../rules/instructions.ts';
import { refuse } from '../rules/rules.ts';
import type { Action, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';

/** What has been picked on the way to an action. */
export interface Picked {
	readonly piece: Cell | null;
	readonly spare: string | null;
}

/** Why this square may not be chosen by a seat with what it has picked so far. */
export function whyNot(view: State, seat: Seat | null, picked: Picked, to: Cell): string {
	if (seat === null) return m.virus_fight_only_watching();
	const refused = refuse(view, seat, { type: 'idle' });
	// what must be chosen first says nothing of the square
	if (refused && !TO_CHOOSE.has(refused.code)) return explain(refused);
	const told = refusalOf(view, seat, picked, to);
	if (told === null) return m.virus_fight_spare_first();
	const stuck = told.code === 'cell-occupied' && picked.piece === null && picked.spare === null;
	return stuck ? m.virus_fight_no_place_for_it() : explain(told);
}

const TO_CHOOSE: ReadonlySet<string> = new Set(['step-due', 'must-execute']);

function refusalOf(view: State, seat: Seat, { piece, spare }: Picked, to: Cell): Refusal | null {
	const why = (action: Action) => refuse(view, seat, action);
	if (view.step === 'step') return why({ type: 'step', to });
	switch (instructionOf(view)) {
		case 'M':
			return why(piece ? { type: 'move', from: piece, to } : { type: 'move', from: to, to });
		case 'W':
			return why({ type: 'write', piece: spare ?? view.spares[seat]?.[0] ?? '', to });
		case 'E':
			return why({ type: 'erase', target: to });
		case 'J':
			return why({ type: 'jump', to });
	}
}
