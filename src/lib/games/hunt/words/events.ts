/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import type { Cell, Direction } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { telling, type Names, type Sentences, type Spoken, type Word } from '../../kit/says.ts';
import { COLOR, HITS } from './hits.ts';
import type { HuntEvent } from '../rules/state.ts';

const FACE: Readonly<Record<TreehouseFace, Word>> = {
	tip: m.piece_tip,
	swap: m.piece_swap,
	hop: m.piece_hop,
	dig: m.piece_dig,
	aim: m.piece_aim,
	wild: m.piece_wild
};

const DIRECTION: Readonly<Record<Direction, Word>> = {
	n: m.piece_north,
	e: m.piece_east,
	s: m.piece_south,
	w: m.piece_west
};

const square = ([x, y]: Cell, spoken: Spoken): string =>
	m.piece_square({ column: x + 1, row: y + 1 }, spoken);

type Event<Type extends HuntEvent['type']> = Extract<HuntEvent, { type: Type }>;

function aimed({ seat, color, at, facing }: Event<'aimed'>, names: Names, spoken: Spoken) {
	const said = { who: names(seat), color: COLOR[color]({}, spoken), at: square(at, spoken) };
	return facing === 'u'
		? m.hunt_event_aimed_stand(said, spoken)
		: m.hunt_event_aimed_point({ ...said, dir: DIRECTION[facing]({}, spoken) }, spoken);
}

function ended({ winners }: Event<'game-ended'>, names: Names, spoken: Spoken): string {
	const say = winners.length === 1 ? m.hunt_event_ended_one : m.hunt_event_ended_many;
	return say({ who: winners.map(names).join(', ') }, spoken);
}

export const EVENTS: Sentences<HuntEvent> = {
	drafted: ({ seat, color }, names, spoken) =>
		m.hunt_event_drafted({ who: names(seat), color: COLOR[color]({}, spoken) }, spoken),
	'turn-began': ({ seat }, names, spoken) => m.hunt_event_turn_began({ who: names(seat) }, spoken),
	'fence-moved': ({ seat, color, from, to }, names, spoken) =>
		m.hunt_event_fence_moved(
			{
				who: names(seat),
				color: COLOR[color]({}, spoken),
				from: square(from, spoken),
				to: square(to, spoken)
			},
			spoken
		),
	rolled: ({ seat, die }, names, spoken) =>
		m.hunt_event_rolled({ who: names(seat), die: FACE[die]({}, spoken) }, spoken),
	tipped: ({ seat, color, from, to, dir }, names, spoken) =>
		m.hunt_event_tipped(
			{
				who: names(seat),
				color: COLOR[color]({}, spoken),
				from: square(from, spoken),
				to: square(to, spoken),
				dir: DIRECTION[dir]({}, spoken)
			},
			spoken
		),
	swapped: ({ seat, color, to }, names, spoken) =>
		m.hunt_event_swapped(
			{ who: names(seat), color: COLOR[color]({}, spoken), to: square(to, spoken) },
			spoken
		),
	'fence-hopped': ({ seat, color, to }, names, spoken) =>
		m.hunt_event_fence_hopped(
			{ who: names(seat), color: COLOR[color]({}, spoken), to: square(to, spoken) },
			spoken
		),
	'fence-fell': ({ seat, color, at, dir }, names, spoken) =>
		m.hunt_event_fence_fell(
			{
				who: names(seat),
				color: COLOR[color]({}, spoken),
				at: square(at, spoken),
				dir: DIRECTION[dir]({}, spoken)
			},
			spoken
		),
	'stack-moved': ({ seat, to }, names, spoken) =>
		m.hunt_event_stack_moved({ who: names(seat), to: square(to, spoken) }, spoken),
	bounced: ({ seat, to }, names, spoken) =>
		m.hunt_event_bounced({ who: names(seat), to: square(to, spoken) }, spoken),
	dug: ({ seat, color, back }, names, spoken) =>
		(back ? m.hunt_event_dug_back : m.hunt_event_dug_under)(
			{ who: names(seat), color: COLOR[color]({}, spoken) },
			spoken
		),
	aimed,
	reordered: ({ seat }, names, spoken) => m.hunt_event_reordered({ who: names(seat) }, spoken),
	...HITS,
	'game-ended': ended
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
