/** The status sentence: what this seat does now, or whom the table waits for. */
import type { Seat } from 'borrowed-earth/engine/module.ts';
import { wonBy, type Names } from 'borrowed-earth/kit/words.ts';
import * as m from 'borrowed-earth/messages';
import { squareName } from 'borrowed-earth/pieces/names.ts';
import type { Said, TitleWords } from 'borrowed-earth/pieces/spoken.ts';
import { choiceOf, outcome, pointsOf, toAct } from '../rules/rules.ts';
import { ROUNDS, type State } from '../rules/state.ts';

/** Which game this is, and who one is in it. */
export const title: TitleWords<State> = { name: m.tidepool_title, watching: m.plain_watching };

/** The status for a seat, or for whoever watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Said {
	const awaited = toAct(view);
	const end = outcome(view);
	return {
		caps: end ? m.tidepool_caps_over() : m.tidepool_caps({ round: view.round, of: ROUNDS }),
		you: seat !== null && awaited.includes(seat) ? m.tidepool_you_choose() : null,
		waiting: awaited.filter((one) => one !== seat).map(names),
		instead: end && wonBy(m.tidepool_end)(end, names),
		more: end ? pointsSay(pointsOf(view), names) : moreFor(view, seat)
	};
}

/** What everybody has. */
export const pointsSay = (all: readonly number[], names: Names): string =>
	all.map((points, seat) => m.tidepool_has({ who: names(seat), points })).join(' ');

function moreFor(view: State, seat: Seat | null): string {
	const { shell, pool } = choiceOf(view, seat) ?? {};
	return shell && pool
		? m.tidepool_chose_own({ shell, pool: squareName(pool) })
		: m.tidepool_more();
}
