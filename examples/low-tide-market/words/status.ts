/** The status sentence: what this seat does now, or whom the table waits for. */
import type { Seat } from 'borrowed-earth/engine/module.ts';
import { wonBy, type Names } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import type { Said, TitleWords } from 'borrowed-earth/pieces/spoken.ts';
import { outcome, pointsOf } from '../rules/points.ts';
import { toAct } from '../rules/rules.ts';
import type { State } from '../rules/state.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = {
	name: m.low_tide_market_title,
	watching: m.low_tide_market_watching
};

/** The status for a seat, or for whoever watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const awaited = toAct(view);
	const end = outcome(view);
	return {
		caps: end ? m.low_tide_market_over() : m.low_tide_market_caps({ count: view.deck.length }),
		you: seat !== null && awaited.includes(seat) ? m.low_tide_market_you() : null,
		waiting: awaited.filter((one) => one !== seat).map(names),
		instead: end && wonBy(m.low_tide_market_end)(end, names),
		more: end ? pointsSay(view, names) : m.low_tide_market_more()
	};
}

/** What everybody has. */
const pointsSay = (view: State, names: Names): string =>
	pointsOf(view)
		.map((coins, seat) => m.low_tide_market_has({ who: names(seat), coins }))
		.join(' ');
