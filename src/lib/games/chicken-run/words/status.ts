/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Outcome, Seat } from '../../../engine/module.ts';
import { sizeName } from '../../../pieces/names.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { otherSide, roundNow } from '../rules/board.ts';
import { familyColor, heldBy } from './naming.ts';
import { plansOf } from '../rules/reach.ts';
import { outcome } from '../rules/rules.ts';
import type { Side, State } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { comma } from '../../../pieces/lists.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.chicken_run_title,
	watching: m.chicken_run_watching,
	seatIs: (view, seat, names) =>
		m.chicken_run_seat_is({ who: names(seat), color: familyColor(view, seat === 0 ? 0 : 1) })
};

/** §2.1 Who would act on equal dice; null while those are rolled again. */
export function nextOnTie({ actor, lastActor }: State): Side | null {
	const acted = actor ?? lastActor;
	return acted === null ? null : otherSide(acted);
}

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const ended = outcome(view);
	if (ended) return over(view, ended, seat, names);
	return view.actor === null ? rolling(view, seat, names) : moving(view, view.actor, seat, names);
}

function over(view: State, ended: Outcome, seat: Seat | null, names: Names): Said {
	const won = seat !== null && ended.winners.includes(seat);
	const held = view.winner === null ? [] : heldBy(view, view.winner);
	return {
		caps: m.chicken_run_over({ round: view.round }),
		you: null,
		waiting: [],
		instead: won ? m.chicken_run_you_won() : outcomeSentence(ended, names),
		more: m.chicken_run_over_more({ sizes: held.map(sizeName).join(comma()) })
	};
}

function rolling(view: State, seat: Seat | null, names: Names): Said {
	const caps = m.chicken_run_round({ round: roundNow(view) });
	const next = nextOnTie(view);
	const more =
		next === null ? m.chicken_run_roll_first() : m.chicken_run_roll_more({ who: names(next) });
	return seat === null
		? {
				caps,
				you: null,
				waiting: [],
				instead: m.chicken_run_they_roll({ one: names(0), other: names(1) }),
				more
			}
		: { caps, you: m.chicken_run_you_roll(), waiting: [], instead: null, more };
}

function moving(view: State, actor: Side, seat: Seat | null, names: Names): Said {
	if (seat === actor) return ownMove(view, actor);
	const { points } = view;
	const who = names(actor);
	const crowd = view.movable === 'crowd';
	const kind = crowd ? m.chicken_run_the_crowd() : m.chicken_run_one_family();
	const caps = m.chicken_run_round_kind({ round: view.round, kind });
	const said = { who, points };
	const act = crowd ? m.chicken_run_they_crowd(said) : m.chicken_run_they_family(said);
	return seat === null
		? { caps, you: null, waiting: [], instead: act, more: null }
		: { caps, you: null, waiting: [who], instead: null, more: act };
}

/** Which pieces may move is marked on the board. */
function ownMove(view: State, actor: Side): Said {
	const { points, round } = view;
	const stuck = !plansOf(view, actor).some(({ type }) => type === 'walk');
	return {
		caps: m.chicken_run_round({ round }),
		you: stuck ? m.chicken_run_you_stuck() : m.chicken_run_you_move({ points }),
		waiting: [],
		instead: null,
		more: stuck ? m.chicken_run_stuck() : m.chicken_run_costs()
	};
}
