/** What hits, in sentences: told once it has happened, and before it is played. */
import * as m from '../../../paraglide/messages.js';
import { colorWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import type { HuntEvent } from '../rules/state.ts';

type Event<Type extends HuntEvent['type']> = Extract<HuntEvent, { type: Type }>;

function struck({ seat, cause, color, lost }: Event<'struck'>, names: Names) {
	const said = { who: names(seat), lost: colorWords[lost]() };
	if (cause === 'impossible') return m.hunt_event_struck_impossible(said);
	if (color === null) return m.hunt_event_struck_outside(said);
	const say = cause === 'line' ? m.hunt_event_struck_line : m.hunt_event_struck_bump;
	return say({ ...said, color: colorWords[color]() });
}

/** Whether an event tells of a Hit. */
export const isHit = (event: HuntEvent): event is Event<'struck' | 'saved' | 'out'> =>
	event.type === 'struck' || event.type === 'saved' || event.type === 'out';

export const HITS: Sentences<Event<'struck' | 'saved' | 'out'>> = {
	saved: ({ seat, cause, color }, names) =>
		(cause === 'line' ? m.hunt_event_saved_line : m.hunt_event_saved_bump)({
			who: names(seat),
			color: colorWords[color]()
		}),
	struck,
	out: ({ seat }, names) => m.hunt_event_out({ who: names(seat) })
};

/** What a Hit does, as one line of the log. */
export const hitSentence = telling(HITS);
