/** What the table waits for, in words, and where each seat stands in this turn. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { outcomeSentence } from './actions.ts';
import { faceName } from './naming.ts';
import { outcome, toAct } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.global_warming_title,
	watching: m.global_warming_watching,
	suitOf: ({ suits }, seat) => suits[seat]
};

/** The status for a seat, or for whoever watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const awaited = toAct(view);
	const own = seat !== null && awaited.includes(seat) ? ownAct(view) : null;
	const they = others(view, seat, names);
	// a wall says the act
	const act = seat === null && (view.phase === 'act' || view.phase === 'sink') ? they : null;
	return {
		you: own?.you ?? null,
		waiting: awaited.filter((one) => one !== seat).map(names),
		instead: endOf(view, names) ?? act,
		caps: capsOf(view, seat),
		more: own?.more ?? (act === null ? they : null)
	};
}

/** §4.4 How it ended; null while it goes on. */
function endOf(view: State, names: Names): string | null {
	const end = outcome(view);
	return end && outcomeSentence(end, names);
}

/** "Turn 7 · you chose 3" */
function capsOf(view: State, seat: Seat | null): string {
	const turn = m.global_warming_turn({ turn: view.turn });
	const face = seat === null ? null : faceOf(view, seat);
	// whose turn it is has its die beside the sentence
	if (face === null || view.phase === 'over' || toAct(view).includes(seat ?? -1)) return turn;
	return `${turn} · ${m.global_warming_you_chose({ face: faceName(face) })}`;
}

/** The face that a seat plays this turn, as far as it is known here; null for none. */
export const faceOf = ({ phase, chosen, shown }: State, seat: Seat): number | null => {
	const face = (phase === 'select' ? chosen[seat] : shown[seat]) ?? null;
	return face === null || face < 0 ? null : face;
};

function ownAct({ phase, movesLeft: left }: State): { you: string; more: string } {
	if (phase === 'select')
		return { you: m.global_warming_you_choose(), more: m.global_warming_hint_choose() };
	if (phase === 'sink')
		return { you: m.global_warming_you_sink(), more: m.global_warming_hint_sink() };
	return left === 0
		? { you: m.global_warming_you_move_tile(), more: m.global_warming_hint_tile() }
		: { you: m.global_warming_you_step({ left }), more: m.global_warming_hint_step() };
}

function others(view: State, seat: Seat | null, names: Names): string | null {
	const [first] = view.queue;
	if (view.phase === 'over') return m.global_warming_after({ turn: view.turn });
	if (view.phase === 'act' && first !== undefined) {
		const who = names(first);
		return view.movesLeft === 0
			? m.global_warming_acts_blank({ who })
			: m.global_warming_acts_steps({ who, left: view.movesLeft });
	}
	if (view.phase === 'sink') return m.global_warming_acts_sink();
	if (seat === null) return view.turn === 1 ? m.global_warming_hint_choose() : null;
	return view.pawns[seat] === null ? m.global_warming_drowned_you() : m.global_warming_chosen_you();
}

/** Where a seat stands in this turn. */
export type Standing =
	| 'drowned'
	| 'thinking'
	| 'chosen'
	| 'equal'
	| 'acts'
	| 'waits'
	| 'done'
	| 'wins';

/** §2, §3.1 Where a seat stands in this turn, as everybody may know. */
export function standingOf(view: State, seat: Seat): Standing {
	if (view.pawns[seat] === null) return 'drowned';
	if (view.phase === 'over') return 'wins';
	if (view.phase === 'select') return view.chosen[seat] === null ? 'thinking' : 'chosen';
	if (view.shown.filter((face) => face === view.shown[seat]).length > 1) return 'equal';
	if (view.queue[0] === seat && view.phase === 'act') return 'acts';
	return view.queue.includes(seat) ? 'waits' : 'done';
}

/** §3.1 Seats in the order of their faces once these are shown, before that in the order of the table. */
export function inOrder(view: State): Seat[] {
	const seats = [...view.pawns.keys()];
	if (view.phase !== 'act' && view.phase !== 'sink') return seats;
	const rank = (seat: Seat): number => {
		const standing = standingOf(view, seat);
		if (standing === 'drowned') return 9;
		if (standing === 'equal') return 8;
		const face = view.shown[seat] ?? 0;
		return face === 0 ? 0 : 6 - face;
	};
	return seats.sort((a, b) => rank(a) - rank(b));
}

const STANDINGS = {
	drowned: m.global_warming_is_drowned,
	wins: m.global_warming_is_alive,
	thinking: m.global_warming_is_thinking,
	chosen: m.global_warming_is_chosen,
	equal: m.global_warming_is_equal,
	done: m.global_warming_is_done
} satisfies Partial<Record<Standing, () => string>>;

/** A seat's standing in words: "chosen", "2 steps left" … */
export function standingWords(view: State, seat: Seat): string {
	const standing = standingOf(view, seat);
	if (standing === 'waits') return m.global_warming_is_waiting({ place: view.queue.indexOf(seat) });
	if (standing !== 'acts') return STANDINGS[standing]();
	return view.movesLeft === 0
		? m.global_warming_is_moving_tile()
		: m.global_warming_is_stepping({ left: view.movesLeft });
}
