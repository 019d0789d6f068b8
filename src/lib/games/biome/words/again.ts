/** Why a plan is made anew: apart from the status, since it needs the words of every refusal. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { State } from '../rules/state.ts';
import { explain } from './refusals.ts';

/** Why the plan is made anew: who said what, or what has changed; null for a first plan. */
export function againWords({ current }: State, names: Names): string | null {
	const back = current?.back;
	if (!back) return null;
	if (back.why === 'changed') return m.turn_you_again({ why: explain(back) });
	const name = names(back.by);
	if (back.why === 'not-lent') return m.turn_you_again_lender({ name });
	return back.because === ''
		? m.turn_you_again_not_yet({ name })
		: m.turn_you_again_because({ name, because: back.because });
}
