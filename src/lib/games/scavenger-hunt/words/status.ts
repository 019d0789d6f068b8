/** What the table waits for, in words: the act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { outcome, toAct } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { coinSuits } from './naming.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.scavenger_hunt_title,
	watching: m.scavenger_hunt_watching,
	suitOf: ({ suits }, seat) => suits[seat]
};

/** The status for a seat, or for whoever watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const who = names(view.turnSeat);
	const end = outcome(view);
	if (end) {
		const won = seat !== null && end.winners.includes(seat);
		return {
			you: null,
			waiting: [],
			instead: won ? m.scavenger_hunt_you_won() : outcomeSentence(end, names),
			caps: m.scavenger_hunt_over(),
			more: m.scavenger_hunt_over_more({ who })
		};
	}
	const mine = seat !== null && toAct(view).includes(seat);
	return {
		you: mine ? yours(view) : null,
		waiting: mine || seat === null ? [] : [who],
		instead: seat === null ? theirs(view, who) : null,
		caps: mine ? ownCaps(view) : capsOf(view, who),
		more: mine ? hint(view) : seat === null ? null : theirs(view, who)
	};
}

function capsOf({ phase, nextId }: State, who: string): string {
	return phase === 'place'
		? m.scavenger_hunt_step_place({ placed: nextId })
		: m.scavenger_hunt_turn_of({ who });
}

function ownCaps({ phase, nextId }: State): string {
	if (phase === 'place') return m.scavenger_hunt_caps_coin({ number: nextId + 1 });
	return m.piece_step({ step: phase === 'shift' ? 1 : phase === 'move' ? 2 : 3, of: 3 });
}

function yours({ phase }: State): string {
	if (phase === 'place') return m.scavenger_hunt_you_place();
	if (phase === 'shift') return m.scavenger_hunt_you_shift();
	return phase === 'move' ? m.scavenger_hunt_you_move() : m.scavenger_hunt_you_peek();
}

function hint({ phase, suits, turnSeat }: State): string {
	if (phase === 'place') return m.scavenger_hunt_hint_place();
	if (phase === 'shift') return m.scavenger_hunt_hint_shift();
	if (phase === 'move') return m.scavenger_hunt_hint_move();
	return m.scavenger_hunt_hint_peek({ suit: coinSuits[suits[turnSeat] ?? 'suns']() });
}

function theirs({ phase }: State, who: string): string {
	if (phase === 'place') return m.scavenger_hunt_they_place({ who });
	if (phase === 'shift') return m.scavenger_hunt_they_shift({ who });
	return phase === 'move'
		? m.scavenger_hunt_they_move({ who })
		: m.scavenger_hunt_they_peek({ who });
}
