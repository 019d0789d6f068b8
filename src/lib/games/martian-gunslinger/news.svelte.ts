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
		// told of an earlier entry, or of none, something was taken back
		const goesOn = seq > kept.seq && now.length > 0 && !now.some(({ type }) => type === 'rolled');
		kept = { seq, events: goesOn ? [...kept.events, ...now] : now };
		return kept.events;
	});
	return {
		get events() {
			return events;
		}
	};
}

/** The squares to which something came. */
export const trailOf = (news: readonly GunslingerEvent[]): string[] =>
	news.flatMap((event) => {
		if ('at' in event) return [keyOf(event.at)];
		return event.type === 'swapped' ? [keyOf(event.a), keyOf(event.b)] : [];
	});
