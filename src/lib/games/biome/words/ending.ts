/** How the world ended, for a phone and for the room. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { collapseLine } from '../rules/ending.ts';
import type { State } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

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
	const { title, think } = ENDS[result.reason];
	const good = result.reason === 'equilibrium';
	return { title: title(), why: whyOf(view, result, names), think: think(), good };
}

type Result = NonNullable<State['result']>;

const ENDS: Readonly<Record<Result['reason'], { title: () => string; think: () => string }>> = {
	collapse: { title: m.turn_end_collapse, think: m.turn_end_collapse_think },
	exhausted: { title: m.turn_end_exhausted, think: m.turn_end_collapse_think },
	equilibrium: { title: m.turn_end_equilibrium, think: m.turn_end_equilibrium_think },
	time: { title: m.turn_end_time, think: m.turn_end_open_think },
	'ended-early': { title: m.turn_end_early, think: m.turn_end_open_think }
};

function whyOf(view: State, { reason, by, totals, existing }: Result, names: Names): string {
	switch (reason) {
		case 'collapse': {
			const rp = Math.max(...by.map((seat) => totals[String(seat)] ?? 0));
			const line = collapseLine(view) ?? 100;
			const who = listed(by.map(names));
			return m.turn_end_collapse_why({ names: who, rp, existing, line });
		}
		case 'exhausted':
			return m.turn_end_exhausted_why();
		case 'equilibrium':
			return m.turn_end_equilibrium_why({ existing });
		case 'time':
			return m.turn_end_time_why({ rounds: view.round });
		case 'ended-early':
			return m.turn_end_early_why();
	}
}
