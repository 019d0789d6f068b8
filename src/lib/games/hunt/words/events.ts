/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { colorWords, directionWords, squareName, treehouseWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import { HITS } from './hits.ts';
import type { HuntEvent } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

type Event<Type extends HuntEvent['type']> = Extract<HuntEvent, { type: Type }>;

function aimed({ seat, color, at, facing }: Event<'aimed'>, names: Names) {
	const said = { who: names(seat), color: colorWords[color](), at: squareName(at) };
	return facing === 'u'
		? m.hunt_event_aimed_stand(said)
		: m.hunt_event_aimed_point({ ...said, dir: directionWords[facing]() });
}

function ended({ winners }: Event<'game-ended'>, names: Names): string {
	const say = winners.length === 1 ? m.hunt_event_ended_one : m.hunt_event_ended_many;
	return say({ who: listed(winners.map(names)) });
}

export const events: Sentences<HuntEvent> = {
	drafted: ({ seat, color }, names) =>
		m.hunt_event_drafted({ who: names(seat), color: colorWords[color]() }),
	'turn-began': ({ seat }, names) => m.hunt_event_turn_began({ who: names(seat) }),
	'fence-moved': ({ seat, color, from, to }, names) =>
		m.hunt_event_fence_moved({
			who: names(seat),
			color: colorWords[color](),
			from: squareName(from),
			to: squareName(to)
		}),
	rolled: ({ seat, die }, names) =>
		m.hunt_event_rolled({ who: names(seat), die: treehouseWords[die]() }),
	tipped: ({ seat, color, from, to, dir }, names) =>
		m.hunt_event_tipped({
			who: names(seat),
			color: colorWords[color](),
			from: squareName(from),
			to: squareName(to),
			dir: directionWords[dir]()
		}),
	swapped: ({ seat, color, to }, names) =>
		m.hunt_event_swapped({ who: names(seat), color: colorWords[color](), to: squareName(to) }),
	'fence-hopped': ({ seat, color, to }, names) =>
		m.hunt_event_fence_hopped({ who: names(seat), color: colorWords[color](), to: squareName(to) }),
	'fence-fell': ({ seat, color, at, dir }, names) =>
		m.hunt_event_fence_fell({
			who: names(seat),
			color: colorWords[color](),
			at: squareName(at),
			dir: directionWords[dir]()
		}),
	'stack-moved': ({ seat, to }, names) =>
		m.hunt_event_stack_moved({ who: names(seat), to: squareName(to) }),
	bounced: ({ seat, to }, names) => m.hunt_event_bounced({ who: names(seat), to: squareName(to) }),
	dug: ({ seat, color, back }, names) =>
		(back ? m.hunt_event_dug_back : m.hunt_event_dug_under)({
			who: names(seat),
			color: colorWords[color]()
		}),
	aimed,
	reordered: ({ seat }, names) => m.hunt_event_reordered({ who: names(seat) }),
	...HITS,
	'game-ended': ended
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
