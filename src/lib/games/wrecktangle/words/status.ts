/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { treehouseWords } from '../../../pieces/names.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { isHome } from '../rules/board.ts';
import { canMove } from '../rules/moves.ts';
import { colorName, dieHelp } from './naming.ts';
import type { Result, State } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { comma } from '../../../pieces/lists.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.wrecktangle_title,
	watching: m.wrecktangle_watching,
	seatIs: (_view, seat, names) =>
		m.wrecktangle_seat_is({ who: names(seat), color: colorName(seat) })
};

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const { result } = view;
	if (result) return over(result, seat, names);
	const { turn } = view;
	const face = treehouseWords[view.roll]();
	if (seat === turn) {
		return { caps: face, you: actOf(view), waiting: [], instead: null, more: dieHelp(view) };
	}
	const who = names(turn);
	const caps = m.wrecktangle_they_rolled({ who, face });
	const out = seat !== null && view.out.includes(seat);
	return seat === null || out
		? {
				caps,
				you: null,
				waiting: [],
				instead: out
					? m.wrecktangle_you_are_out({ who })
					: m.wrecktangle_they_play({ who, step: view.normalDone ? 'die' : 'move' }),
				more: dieHelp(view)
			}
		: { caps, you: null, waiting: [who], instead: null, more: dieHelp(view) };
}

/** What the seat on turn does next. */
function actOf(view: State): string {
	if (view.normalDone) return m.wrecktangle_you_die_or_end();
	if (!canMove(view)) return m.wrecktangle_you_stuck();
	return view.dieDone ? m.wrecktangle_you_move() : m.wrecktangle_you_move_first();
}

function over(ended: Result, seat: Seat | null, names: Names): Said {
	const won = seat !== null && ended.winners.includes(seat);
	const ranking = ended.ranking.map((one) => names(one)).join(comma());
	return {
		caps: m.wrecktangle_over(),
		you: null,
		waiting: [],
		instead: won ? m.wrecktangle_you_won() : outcomeSentence({ ...ended }, names),
		more: m.wrecktangle_ranking({ ranking })
	};
}

/** Whether nobody has moved yet: people are still coming in. */
export const isBeginning = (view: State): boolean =>
	!view.normalDone &&
	!view.dieDone &&
	Object.keys(view.pieces).length === view.n * 6 &&
	Object.values(view.pieces).every((at) => isHome(view, at));
