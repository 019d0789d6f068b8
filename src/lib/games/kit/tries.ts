/** One game of computer players, with the three moments in it at which somebody tries the game: to learn it by touching it. */
import type { Seat } from '../../engine/module.ts';
import type { Entry } from '../../engine/referee.ts';
import type { Sample } from './sample.ts';

/** To gain most at once; to do what pays only once the others have acted; to win. */
export const TRIES = ['take', 'trap', 'win'] as const;
export type TryName = (typeof TRIES)[number];

/** A game as it was played, and where its moments are; made by `npm run lab -- tries`. */
export interface Tries extends Sample {
	/** By which chance it was played. */
	readonly seed: number;
	/** Which action is the good move, from 0, and how many there are once all has come of it. */
	readonly moments: Readonly<Record<TryName, { readonly at: number; readonly to: number }>>;
}

/** A position in which somebody acts: all that led to it, the good move, and what came of that. */
interface TryPosition {
	readonly seat: Seat;
	readonly before: readonly Entry[];
	/** The good move first. */
	readonly after: readonly Entry[];
}

/** The log of such a game: a set-up, then what was played. */
function entriesOf({ seats, options, draws, actions }: Sample): readonly Entry[] {
	const told: Entry['told'] = [];
	return [
		{ seq: 0, id: '0', deed: { kind: 'setup', seats, options }, draws, told },
		...actions.map(({ seat, action, draws: drawn }, index) => ({
			seq: index + 1,
			id: String(index + 1),
			deed: { kind: 'action' as const, actor: seat, action },
			draws: drawn,
			told
		}))
	];
}

/** One of the three positions. Throws where the game is shorter than it says. */
export function positionOf(tries: Tries, name: TryName): TryPosition {
	const { at, to } = tries.moments[name];
	const seat = tries.actions[at]?.seat;
	if (seat === undefined) throw new Error(`the game is over before "${name}"`);
	const entries = entriesOf(tries);
	return { seat, before: entries.slice(0, at + 1), after: entries.slice(at + 1, to + 1) };
}
