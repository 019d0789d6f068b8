/** Which turn a text that is written together belongs to, as the number in its name. */
import type { State } from '../rules/state.ts';

/** Rounds of phase 2 begin here: names of texts have numbers of at most six digits. */
const SOCIETY = 100_000;

/** A turn that is prepared has no number yet, so it goes by its round, and keeps its texts when it is played. */
export function whenOf({ options, phase, round, turn }: State): number {
	if (options.tempo !== 'together') return turn;
	return phase === 'society' ? SOCIETY + round : round;
}
