/** What happened last, kept while nothing but choices of faces is told. */
import type { Told } from '../boards.ts';
import type { WarmingEvent } from './state.ts';

/** The lamps and the row of coins tell these. */
const SEEN: ReadonlySet<string> = new Set(['chose', 'coin-drawn']);

/** Reads `told` and answers with the last events that everybody may want to read. */
export function lastNews(told: () => Told): { readonly events: readonly WarmingEvent[] } {
	let kept: { seq: number; events: readonly WarmingEvent[] } = { seq: 0, events: [] };
	const events = $derived.by(() => {
		const { seq, events: all } = told();
		// at a table of this game only its own rules tell events
		const now = (all as readonly WarmingEvent[]).filter(({ type }) => !SEEN.has(type));
		// told of an earlier entry, something was taken back
		if (now.length > 0 || seq < kept.seq) kept = { seq, events: now };
		return kept.events;
	});
	return {
		get events() {
			return events;
		}
	};
}
