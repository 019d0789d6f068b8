/** How the world ended, for a phone and for the room. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { collapseLine } from '../rules/ending.ts';
import type { State } from '../rules/state.ts';
import { comma } from '../../../pieces/lists.ts';

export interface EndingWords {
	readonly title: string;
	/** Whose share and which number, or the counts that held. */
	readonly why: string;
	/** A question to talk about. */
	readonly think: string;
	readonly good: boolean;
}

/** The end in words; null while the game goes on. */
export function endingWords(view: State, names: Names): EndingWords | null {
	const { result } = view;
	if (!result) return null;
	switch (result.reason) {
		case 'collapse':
			return {
				title: m.turn_end_collapse(),
				why: m.turn_end_collapse_why({
					names: result.by.map(names).join(comma()),
					rp: Math.max(...result.by.map((seat) => result.totals[String(seat)] ?? 0)),
					existing: result.existing,
					line: collapseLine(view) ?? 100
				}),
				think: m.turn_end_collapse_think(),
				good: false
			};
		case 'exhausted':
			return {
				title: m.turn_end_exhausted(),
				why: m.turn_end_exhausted_why(),
				think: m.turn_end_collapse_think(),
				good: false
			};
		case 'equilibrium':
			return {
				title: m.turn_end_equilibrium(),
				why: m.turn_end_equilibrium_why({ existing: result.existing }),
				think: m.turn_end_equilibrium_think(),
				good: true
			};
		case 'time':
			return {
				title: m.turn_end_time(),
				why: m.turn_end_time_why({ rounds: view.round }),
				think: m.turn_end_open_think(),
				good: false
			};
		case 'ended-early':
			return {
				title: m.turn_end_early(),
				why: m.turn_end_early_why(),
				think: m.turn_end_open_think(),
				good: false
			};
	}
}
