/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { directionWords, squareName, treehouseWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import type { TimberlandEvent } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

const DUG = {
	stand: m.timberland_event_dug,
	under: m.timberland_event_dug_under,
	// what was pushed is told of next
	push: m.timberland_event_dug
} as const;

type Event<Type extends TimberlandEvent['type']> = Extract<TimberlandEvent, { type: Type }>;

function aimed({ seat, at, facing }: Event<'aimed'>, names: Names): string {
	const said = { who: names(seat), at: squareName(at) };
	return facing === 'u'
		? m.timberland_event_aimed_stand(said)
		: m.timberland_event_aimed_point({ ...said, dir: directionWords[facing]() });
}

export const events: Sentences<TimberlandEvent> = {
	rolled: ({ seat, dice: [first, second] }, names) =>
		m.timberland_event_rolled({
			who: names(seat),
			first: treehouseWords[first](),
			second: treehouseWords[second]()
		}),
	tipped: ({ seat, at, dir, pieces }, names) =>
		(pieces.length > 1 ? m.timberland_event_tipped_many : m.timberland_event_tipped_one)({
			who: names(seat),
			at: squareName(at),
			dir: directionWords[dir]()
		}),
	pushed: ({ seat, dir }, names) =>
		m.timberland_event_pushed({ who: names(seat), dir: directionWords[dir]() }),
	swapped: ({ seat, a, b }, names) =>
		m.timberland_event_swapped({ who: names(seat), a: squareName(a), b: squareName(b) }),
	dug: ({ seat, at, to, mode }, names) =>
		DUG[mode]({ who: names(seat), at: squareName(at), to: squareName(to) }),
	hopped: ({ seat, at, to, pieces }, names) =>
		(pieces.length > 1 ? m.timberland_event_hopped_many : m.timberland_event_hopped_one)({
			who: names(seat),
			at: squareName(at),
			to: squareName(to)
		}),
	aimed,
	felled: ({ seat, at, points }, names) =>
		m.timberland_event_felled({ who: names(seat), at: squareName(at), points }),
	'die-lost': ({ seat, face }, names) =>
		m.timberland_event_die_lost({ who: names(seat), face: treehouseWords[face]() }),
	'turn-began': ({ seat }, names) => m.timberland_event_turn_began({ who: names(seat) }),
	'game-ended': ({ winners, reason }, names) =>
		(reason === 'target' ? m.timberland_event_ended_target : m.timberland_event_ended_board_empty)({
			who: listed(winners.map(names))
		})
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
