/** What the desk's bell says: whether the game fits the lesson, and what may be cut. */
import * as m from '../../../paraglide/messages.js';
import { timeOf } from '../../kit/times.ts';
import type { Cut } from '../rules/host/cuts.ts';
import type { Forecast } from '../rules/host/forecast.ts';

const MINUTE = 60_000;
/** Nobody can foretell a game to the minute. */
const STEP = 5 * MINUTE;

/** When the game will end: rounded up, so that it neither changes with every look nor lies behind us. */
export const expectedEnd = ({ left }: Forecast, now: number): number =>
	Math.ceil((now + left) / STEP) * STEP;

/** Whether it fits, in one sentence; without a bell only when it ends. */
export function fitWords(end: number, bell: number | null): string {
	const time = timeOf(end);
	if (bell === null) return m.bell_expected({ time });
	const minutes = Math.round((bell - end) / MINUTE);
	if (minutes === 0) return m.bell_tight({ time });
	return minutes > 0 ? m.bell_fits({ time, minutes }) : m.bell_late({ time, minutes: -minutes });
}

/** How many turns, of which length. */
export function turnsWords({ turns, turn }: Forecast): string {
	const seconds = Math.round(turn / 1000);
	const length = m.bell_length({ minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
	return m.bell_turns({ count: turns, length });
}

/** What a cut is and whether it is fair; `now` where the game stands between two rounds. */
export function cutWords(cut: Cut, now: boolean): string {
	switch (cut.kind) {
		case 'limits':
			return m.bell_cut_limits({
				build: m.bell_rounds({ count: cut.phase1Rounds }),
				society: m.bell_rounds({ count: cut.maxRounds }),
				minutes: cut.minutes
			});
		case 'fixed':
			return m.bell_cut_fixed();
		case 'endPhase':
			return cut.placed
				? m.bell_cut_end_phase_placed({ pools: cut.pools })
				: m.bell_cut_end_phase_lost({ pools: cut.pools });
		case 'clock':
			return cut.ends === 'phase'
				? m.bell_cut_clock_phase({ minutes: cut.minutes })
				: m.bell_cut_clock_game({ minutes: cut.minutes });
		case 'endGame':
			return now
				? m.bell_cut_end_game_now()
				: m.bell_cut_end_game_after({ turns: cut.turns, minutes: cut.minutes });
	}
}

/** The word on the button of a cut; null where there is nothing to press. */
export function cutButton(cut: Cut): string | null {
	switch (cut.kind) {
		case 'limits':
			return m.bell_cut_limits_go();
		case 'fixed':
			return null;
		case 'endPhase':
			return m.bell_cut_end_phase_go();
		case 'clock':
			return m.bell_cut_clock_go({ minutes: cut.minutes });
		case 'endGame':
			return m.bell_cut_end_game_go();
	}
}
