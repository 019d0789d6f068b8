/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { telling, type Names, type Sentences, type Spoken, type Word } from '../../kit/says.ts';
import type { TimberlandEvent } from '../rules/state.ts';
import { directionWords } from './actions.ts';

const FACE: Readonly<Record<TreehouseFace, Word>> = {
	tip: m.piece_tip,
	swap: m.piece_swap,
	hop: m.piece_hop,
	dig: m.piece_dig,
	aim: m.piece_aim,
	wild: m.piece_wild
};

const DUG = {
	stand: m.timberland_event_dug,
	under: m.timberland_event_dug_under,
	// what was pushed is told of next
	push: m.timberland_event_dug
} as const;

const square = ([x, y]: Cell, spoken: Spoken): string =>
	m.piece_square({ column: x + 1, row: y + 1 }, spoken);

type Event<Type extends TimberlandEvent['type']> = Extract<TimberlandEvent, { type: Type }>;

function aimed({ seat, at, facing }: Event<'aimed'>, names: Names, spoken: Spoken): string {
	const said = { who: names(seat), at: square(at, spoken) };
	return facing === 'u'
		? m.timberland_event_aimed_stand(said, spoken)
		: m.timberland_event_aimed_point({ ...said, dir: directionWords[facing]({}, spoken) }, spoken);
}

export const EVENTS: Sentences<TimberlandEvent> = {
	rolled: ({ seat, dice: [first, second] }, names, spoken) =>
		m.timberland_event_rolled(
			{ who: names(seat), first: FACE[first]({}, spoken), second: FACE[second]({}, spoken) },
			spoken
		),
	tipped: ({ seat, at, dir, pieces }, names, spoken) =>
		(pieces.length > 1 ? m.timberland_event_tipped_many : m.timberland_event_tipped_one)(
			{ who: names(seat), at: square(at, spoken), dir: directionWords[dir]({}, spoken) },
			spoken
		),
	pushed: ({ seat, dir }, names, spoken) =>
		m.timberland_event_pushed({ who: names(seat), dir: directionWords[dir]({}, spoken) }, spoken),
	swapped: ({ seat, a, b }, names, spoken) =>
		m.timberland_event_swapped(
			{ who: names(seat), a: square(a, spoken), b: square(b, spoken) },
			spoken
		),
	dug: ({ seat, at, to, mode }, names, spoken) =>
		DUG[mode]({ who: names(seat), at: square(at, spoken), to: square(to, spoken) }, spoken),
	hopped: ({ seat, at, to, pieces }, names, spoken) =>
		(pieces.length > 1 ? m.timberland_event_hopped_many : m.timberland_event_hopped_one)(
			{ who: names(seat), at: square(at, spoken), to: square(to, spoken) },
			spoken
		),
	aimed,
	felled: ({ seat, at, points }, names, spoken) =>
		m.timberland_event_felled({ who: names(seat), at: square(at, spoken), points }, spoken),
	'die-lost': ({ seat, face }, names, spoken) =>
		m.timberland_event_die_lost({ who: names(seat), face: FACE[face]({}, spoken) }, spoken),
	'turn-began': ({ seat }, names, spoken) =>
		m.timberland_event_turn_began({ who: names(seat) }, spoken),
	'game-ended': ({ winners, reason }, names, spoken) =>
		(reason === 'target' ? m.timberland_event_ended_target : m.timberland_event_ended_board_empty)(
			{ who: winners.map(names).join(', ') },
			spoken
		)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
