/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import type { Said, TitleWords } from '../../../pieces/spoken.ts';
import { ringDue } from '../rules/setup.ts';
import { valueOf } from '../rules/rounds.ts';
import { nextValue } from '../rules/standing.ts';
import type { State } from '../rules/state.ts';
import { reachOf } from '../rules/strides.ts';
import { outcomeSentence } from './actions.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.melting_iceberg_title,
	watching: m.melting_iceberg_watching
};

/** The dice that lie on the table. */
export function diceOf({ phase, dice, meltDie }: State): readonly number[] {
	if (phase === 'over') return [];
	return dice ?? (meltDie === null ? [] : [meltDie]);
}

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const silent = { caps: capsOf(view), you: null, waiting: [], instead: null };
	if (view.phase === 'over') return { ...silent, ...over(view, seat, names) };
	const who = names(view.turnSeat);
	if (seat === null) return { ...silent, instead: they(view, who), more: danger(view) };
	if (seat === view.turnSeat) return { ...silent, caps: ownCaps(view), ...own(view) };
	const more = view.out[seat] ? m.melting_iceberg_you_are_out() : they(view, who);
	return { ...silent, waiting: [who], more };
}

function capsOf(view: State): string {
	const icebergs = m.melting_iceberg_count({ count: view.icebergs.length });
	if (view.phase === 'over') return m.melting_iceberg_caps_over();
	if (view.phase === 'food') return m.melting_iceberg_caps_food();
	if (view.phase === 'dock') return m.melting_iceberg_caps_dock();
	return m.melting_iceberg_caps_round({ round: view.round, icebergs });
}

/** Beside it the two dice need their room. */
const ownCaps = ({ round }: State): string =>
	round === 0 ? '' : m.melting_iceberg_round({ round });

function over({ result, tieBreak }: State, seat: Seat | null, names: Names) {
	if (!result) return { instead: null, more: null };
	const alone = seat !== null && result.winners.length === 1 && result.winners.includes(seat);
	const tied = result.winners.length > 1 && result.reason === 'last-iceberg';
	const more =
		tieBreak === 'unfedAnimals' && result.reason === 'last-iceberg'
			? m.melting_iceberg_more_tie_break()
			: tied
				? m.melting_iceberg_more_tie()
				: null;
	return {
		instead: alone ? m.melting_iceberg_you_won() : outcomeSentence({ ...result }, names),
		more
	};
}

const THEY: Readonly<Partial<Record<State['phase'], (who: { who: string }) => string>>> = {
	food: m.melting_iceberg_they_food,
	dock: m.melting_iceberg_they_dock,
	roll: m.melting_iceberg_they_roll,
	move: m.melting_iceberg_they_read,
	meltRoll: m.melting_iceberg_they_melt_roll
};

/** What whoever acts is doing, for those who look on. */
function they({ phase, allowance }: State, who: string): string {
	if (phase === 'move' && allowance) return m.melting_iceberg_they_move({ who });
	return (THEY[phase] ?? m.melting_iceberg_they_melt)({ who });
}

/** How the water stands and what comes next. */
function danger(view: State): string | null {
	if (view.round === 0) return null;
	if (view.phase === 'meltRoll' || view.phase === 'melt') {
		return m.melting_iceberg_more_melt_roll({ value: valueOf(view) });
	}
	const value = nextValue(view);
	return value === 0 ? m.melting_iceberg_next_safe() : m.melting_iceberg_next({ value });
}

const RINGS = {
	1: m.melting_iceberg_more_food_1,
	2: m.melting_iceberg_more_food_2
} as const;

/** The own act, and the cost or danger of it. */
function own(view: State): { you: string; more: string | null } {
	switch (view.phase) {
		case 'food': {
			const ring = ringDue(view);
			const more = ring === null ? m.melting_iceberg_more_food() : RINGS[ring]();
			return { you: m.melting_iceberg_you_food(), more };
		}
		case 'dock':
			return { you: m.melting_iceberg_you_dock(), more: m.melting_iceberg_more_dock() };
		case 'roll':
			return { you: m.melting_iceberg_you_roll(), more: danger(view) };
		case 'move':
			return moving(view);
		case 'meltRoll':
			return { you: m.melting_iceberg_you_melt_roll(), more: danger(view) };
		default:
			return { you: m.melting_iceberg_you_melt(), more: m.melting_iceberg_more_melt() };
	}
}

function moving(view: State): { you: string; more: string } {
	if (!view.allowance) {
		return { you: m.melting_iceberg_you_read(), more: m.melting_iceberg_more_read() };
	}
	const left = view.allowance.animals - view.moved.length;
	const [free, carrying] = [reachOf(view, false), reachOf(view, true)];
	return {
		you: m.melting_iceberg_you_move({ left }),
		more: m.melting_iceberg_more_move({ free, carrying })
	};
}
