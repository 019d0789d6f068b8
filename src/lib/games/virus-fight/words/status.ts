/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { cellOf } from '../../../pieces/geometry/squares.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { mustTake } from '../rules/preview.ts';
import { executions, instructionOf } from '../rules/instructions.ts';
import { kindOf, pieceAt, stepsFrom } from '../rules/memory.ts';
import { KIND_TEXTS, kindName, running, pieceName, squareName } from './naming.ts';
import { toAct } from '../rules/rules.ts';
import type { Kind, Result, State } from '../rules/state.ts';
import { outcomeSentence } from './actions.ts';
import { comma } from '../../../pieces/lists.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.virus_fight_title,
	watching: m.virus_fight_watching
};

const SILENT = { you: null, waiting: [], instead: null, more: null } as const;

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	if (view.result) return over(view, view.result, seat, names);
	if (view.phase === 'program') return programming(view, seat, names);
	const who = names(view.turn);
	const piece = pieceName(running(view, view.turn) ?? '');
	const caps = roundSays(view);
	if (seat === view.turn) return { ...SILENT, caps, ...ownAct(view) };
	const stepping = view.step === 'step';
	const they = stepping ? m.virus_fight_they_step({ who }) : m.virus_fight_they_run({ who, piece });
	const more = stepping ? m.virus_fight_more_step() : KIND_TEXTS[instructionOf(view)]();
	if (seat === null) return { ...SILENT, caps, instead: they, more };
	const out = view.out.includes(seat);
	return { ...SILENT, caps, waiting: [who], more: out ? m.virus_fight_you_are_out() : they };
}

/** "Round 3 of 10". */
const roundSays = ({ round, roundLimit }: State): string =>
	roundLimit === null
		? m.virus_fight_caps_round({ round })
		: m.virus_fight_caps_round_of({ round, of: roundLimit });

function programming(view: State, seat: Seat | null, names: Names): Said {
	const missing = toAct(view);
	const count = { ready: view.n - missing.length, of: view.n };
	const caps = m.virus_fight_caps_program(count);
	const waiting = missing.map(names);
	if (seat === null) {
		const instead = m.virus_fight_they_program();
		return { ...SILENT, caps, instead, more: m.virus_fight_more_program({ limit: view.limit }) };
	}
	if (!missing.includes(seat)) {
		return { ...SILENT, caps, waiting, more: m.virus_fight_more_programmed() };
	}
	const more = m.virus_fight_more_program({ limit: view.limit });
	const ownCaps = m.virus_fight_caps_ready(count);
	return { ...SILENT, caps: ownCaps, you: m.virus_fight_you_program(), more };
}

const PICKS: WordMap<Kind> = {
	M: m.virus_fight_more_m,
	W: m.virus_fight_more_w,
	J: m.virus_fight_more_j,
	E: m.virus_fight_more_e
};

/** What the seat on turn does next. */
function ownAct(view: State): { you: string; more: string } {
	if (view.step === 'step')
		return { you: m.virus_fight_you_step(), more: m.virus_fight_more_step() };
	const kind = instructionOf(view);
	if (executions(view).next().done) return idling(view, kind);
	const piece = pieceName(running(view, view.turn) ?? '');
	const more =
		kind !== 'E'
			? PICKS[kind]()
			: mustTake(view)
				? m.virus_fight_more_e_must()
				: m.virus_fight_more_e();
	return { you: m.virus_fight_you_run({ piece }), more };
}

/** §3.6 */
function idling(view: State, kind: Kind): { you: string; more: string } {
	const none = stepsFrom(view, view.markers[view.turn] ?? '').length === 0;
	const more = kind === 'J' || none ? m.virus_fight_more_idle_out() : m.virus_fight_more_idle();
	return { you: m.virus_fight_you_idle({ kind: kindName(kind) }), more };
}

function over(view: State, ended: Result, seat: Seat | null, names: Names): Said {
	const alone = seat !== null && ended.winners.length === 1 && ended.winners.includes(seat);
	const said = outcomeSentence({ ...ended }, names);
	const won =
		ended.reason === 'stalemate' ? m.virus_fight_you_won_spares() : m.virus_fight_you_won();
	const ranking = ended.ranking?.map(names).join(comma());
	return {
		...SILENT,
		caps: m.virus_fight_caps_over({ round: view.round }),
		instead: alone ? won : said,
		more: ranking ? m.virus_fight_ranking({ ranking }) : null
	};
}

/** What a piece on a square is: for the piece that a player has just tapped. */
export function pieceTells(view: State, key: string): string | null {
	const piece = pieceAt(view, key);
	return piece === undefined
		? null
		: m.virus_fight_tells({
				square: squareName(cellOf(key)),
				piece: pieceName(piece),
				text: KIND_TEXTS[kindOf(piece)]()
			});
}

/** How a seat stands in this round, in a few words. */
export function standingOf(view: State, seat: Seat): string {
	if (view.phase === 'program') {
		return toAct(view).includes(seat) ? m.virus_fight_building() : m.virus_fight_ready();
	}
	if (view.out.includes(seat)) return m.virus_fight_is_out();
	if (view.phase === 'over') return m.virus_fight_is_last();
	const piece = pieceName(running(view, seat) ?? '');
	if (seat === view.turn) {
		return view.step === 'step' ? m.virus_fight_steps_now() : m.virus_fight_runs_now({ piece });
	}
	return view.taken.includes(seat)
		? `${m.virus_fight_has_run()} · ${m.virus_fight_runs_later({ piece })}`
		: m.virus_fight_runs_later({ piece });
}
