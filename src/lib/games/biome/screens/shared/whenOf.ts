/** Which turn a text that is written together belongs to, as part of its name. */
import type { State } from '../../rules/state.ts';

/** A turn that is prepared has no number yet, and keeps its texts when it is played. */
export const whenOf = ({ options, phase, round, turn }: State): string =>
	options.tempo === 'together' ? `${phase}${round}` : `${turn}`;
