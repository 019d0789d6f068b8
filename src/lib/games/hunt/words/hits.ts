/** What hits, in sentences: told once it has happened, and before it is played. */
import * as m from '../../../paraglide/messages.js';
import type { PyramidColor } from '../../../pieces/pyramid.ts';
import { telling, type Names, type Sentences, type Spoken, type Word } from '../../kit/says.ts';
import type { HuntEvent } from '../rules/state.ts';

export const COLOR: Readonly<Record<PyramidColor, Word>> = {
	R: m.piece_red,
	Y: m.piece_yellow,
	G: m.piece_green,
	B: m.piece_blue,
	K: m.piece_black,
	N: m.piece_clear,
	O: m.piece_orange,
	C: m.piece_cyan,
	P: m.piece_purple,
	W: m.piece_white
};

type Event<Type extends HuntEvent['type']> = Extract<HuntEvent, { type: Type }>;

function struck({ seat, cause, color, lost }: Event<'struck'>, names: Names, spoken: Spoken) {
	const said = { who: names(seat), lost: COLOR[lost]({}, spoken) };
	if (cause === 'impossible') return m.hunt_event_struck_impossible(said, spoken);
	if (color === null) return m.hunt_event_struck_outside(said, spoken);
	const say = cause === 'line' ? m.hunt_event_struck_line : m.hunt_event_struck_bump;
	return say({ ...said, color: COLOR[color]({}, spoken) }, spoken);
}

/** Whether an event tells of a Hit. */
export const isHit = (event: HuntEvent): event is Event<'struck' | 'saved' | 'out'> =>
	event.type === 'struck' || event.type === 'saved' || event.type === 'out';

export const HITS: Sentences<Event<'struck' | 'saved' | 'out'>> = {
	saved: ({ seat, cause, color }, names, spoken) =>
		(cause === 'line' ? m.hunt_event_saved_line : m.hunt_event_saved_bump)(
			{ who: names(seat), color: COLOR[color]({}, spoken) },
			spoken
		),
	struck,
	out: ({ seat }, names, spoken) => m.hunt_event_out({ who: names(seat) }, spoken)
};

/** What a Hit does, as one line of the log. */
export const hitSentence = telling(HITS);
