/** What was told of the turn that is played, kept as long as somebody may want to read it. */
import { keyOf } from '../../pieces/geometry/squares.ts';
import type { Told } from '../boards.ts';
import type { GunslingerEvent } from './state.ts';

/** At a table of this game only its own rules tell events. */
export const eventsIn = ({ events }: Told): readonly GunslingerEvent[] =>
	events as readonly GunslingerEvent[];

/** All that was told of this turn, or of the last one until the next roll. */
export function turnNews(told: () => Told): { readonly events: readonly GunslingerEvent[] } {
	let kept: { seq: number; events: readonly GunslingerEvent[] } = { seq: -1, events: [] };
	const events = $derived.by(() => {
		const { seq } = told();
		const now = eventsIn(told());
		if (seq === kept.seq) return kept.events;
		// told of an earlier entry, something was taken back
		const goesOn = seq > kept.seq && !now.some(({ type }) => type === 'rolled');
		kept = { seq, events: goesOn ? [...kept.events, ...now] : now };
		return kept.events;
	});
	return {
		get events() {
			return events;
		}
	};
}

/** What has cards or bids to look at. */
const PICTURED: ReadonlySet<string> = new Set([
	...['attempted', 'duel-settled', 'contest', 'vision', 'bids-opened']
]);

/** Whether something came to light that is to be looked at. */
export const isRevealing = (events: readonly GunslingerEvent[]): boolean =>
	events.some(({ type }) => PICTURED.has(type));

/** The squares to which something came. */
export const trailOf = (news: readonly GunslingerEvent[]): string[] =>
	news.flatMap((event) => {
		if ('at' in event) return [keyOf(event.at)];
		return event.type === 'swapped' ? [keyOf(event.a), keyOf(event.b)] : [];
	});
