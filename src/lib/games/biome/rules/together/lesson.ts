/** §7.3 How many rounds fit a lesson in which everybody prepares at once. */
import type { TurnPhase } from '../parts.ts';

/** Minutes in which a round is prepared, whatever the number of seats: all do so at once. */
const PREPARING = 3;
/** Minutes of a prepared turn from its dice on; in phase 2 lenders roll too. */
const PLAYING: Readonly<Record<TurnPhase, number>> = { build: 0.5, society: 0.75 };
/** Minutes before the first round, in which people sit down and choose, and after the last, to look back. */
const BEFORE = 5;
const AFTER = 8;
/** After how many rounds of phase 1 the pools are as good as empty. */
const MOST_BUILD = 4;

/** Minutes of a round that everybody prepares at once. */
export const roundMinutes = (phase: TurnPhase, seats: number): number =>
	PREPARING + seats * PLAYING[phase];

export interface LessonRounds {
	readonly phase1Rounds: number;
	readonly maxRounds: number;
}

/** The rounds of both phases that fit into a lesson, by turns one more of each; at least one of each. */
export function lessonRounds(minutes: number, seats: number): LessonRounds {
	const [build, society] = [roundMinutes('build', seats), roundMinutes('society', seats)];
	let left = minutes - BEFORE - AFTER - build - society;
	let [phase1Rounds, maxRounds] = [1, 1];
	for (;;) {
		const inBuild = phase1Rounds <= maxRounds && phase1Rounds < MOST_BUILD;
		const next = inBuild ? build : society;
		if (left < next) return { phase1Rounds, maxRounds };
		left -= next;
		if (inBuild) phase1Rounds += 1;
		else maxRounds += 1;
	}
}
