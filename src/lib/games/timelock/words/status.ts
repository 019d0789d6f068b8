/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { treehouseWords } from '../../../pieces/names.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { sideOfSeat } from '../rules/board.ts';
import { outcome } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { sideName } from './naming.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.timelock_title,
	watching: m.timelock_watching,
	seatIs: (view, seat, names) =>
		m.timelock_seat_is({ who: names(seat), side: sideName(sideOfSeat(view, seat)) })
};

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	if (view.phase === 'over' || view.phase === 'between') return ended(view, seat, names);
	const who = names(view.turn);
	const silent = { you: null, waiting: [], instead: null };
	if (seat === view.turn) return { ...silent, caps: rolledBy(view) ?? '', ...ownAct(view) };
	const caps = m.timelock_turn_of({ who });
	const they = view.phase === 'roll' ? m.timelock_they_roll({ who }) : theyMove(view, who);
	if (seat === null) return { ...silent, caps, instead: they, more: rolledBy(view) };
	return { ...silent, caps, waiting: [who], more: they };
}

/** "Rolled 5, 2 and Hop"; null before the roll. */
function rolledBy({ dice, special, phase }: State): string | null {
	if (!dice || !special || phase === 'roll') return null;
	const [one, two] = dice;
	return m.timelock_rolled({ one, two, face: treehouseWords[special]() });
}

const theyMove = (view: State, who: string): string =>
	view.phase === 'remove' ? m.timelock_they_remove({ who }) : m.timelock_they_move({ who });

function ownAct(view: State): { you: string; more: string | null } {
	if (view.phase === 'roll') return { you: m.timelock_you_roll(), more: m.timelock_more_roll() };
	if (view.phase === 'remove') {
		const count = view.owed;
		return { you: m.timelock_you_remove({ count }), more: m.timelock_more_remove() };
	}
	const left = view.pools.reduce((sum, pool) => sum + pool.left, 0);
	if (left > 0) return { you: m.timelock_you_move(), more: m.timelock_more_move() };
	return view.specialUsed
		? { you: m.timelock_you_end(), more: null }
		: { you: m.timelock_you_special(), more: null };
}

function ended(view: State, seat: Seat | null, names: Names): Said {
	const { result, phase } = view;
	const won = seat !== null && (result?.winners.includes(seat) ?? false);
	const final = outcome(view);
	const says = final ?? result;
	const instead = says ? outcomeSentence({ ...says }, names) : null;
	return {
		caps: phase === 'over' ? m.timelock_over() : m.timelock_between({ game: view.games }),
		you: null,
		waiting: [],
		instead: won && !final ? m.timelock_you_won_game() : won ? m.timelock_you_won() : instead,
		more: pointsSay(view)
	};
}

/** What the last game brought, where points are counted. */
function pointsSay({ result }: State): string | null {
	return result?.points == null ? null : m.timelock_points_won({ points: result.points });
}
