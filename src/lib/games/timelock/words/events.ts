/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { treehouseWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences, type Spoken } from '../../kit/says.ts';
import type { TimelockEvent } from '../rules/state.ts';
import { COLUMNS, pieceName, squareName } from './actions.ts';

const SPECIALS = {
	tip: m.timelock_event_tip,
	hop: m.timelock_event_hop,
	aim: m.timelock_event_aim,
	wild: m.timelock_event_wild
} as const;

type Told<Type extends TimelockEvent['type']> = Extract<TimelockEvent, { type: Type }>;

function dug({ seat, piece, at, cost }: Told<'dug'>, names: Names, spoken: Spoken): string {
	const said = { who: names(seat), piece: pieceName(piece), at: squareName(at) };
	return cost === 0
		? m.timelock_event_dug_free(said, spoken)
		: m.timelock_event_dug({ ...said, cost }, spoken);
}

function returned(
	{ seat, piece, cost }: Told<'pyramid-returned'>,
	names: Names,
	spoken: Spoken
): string {
	const said = { who: names(seat), piece: pieceName(piece) };
	return cost === 0
		? m.timelock_event_pyramid_returned_free(said, spoken)
		: m.timelock_event_pyramid_returned({ ...said, cost }, spoken);
}

function won({ winners, points }: Told<'won'>, names: Names, spoken: Spoken): string {
	const who = winners.map(names).join(', ');
	return points === null
		? m.timelock_event_won({ who }, spoken)
		: m.timelock_event_won_points({ who, points }, spoken);
}

export const EVENTS: Sentences<TimelockEvent> = {
	rolled: ({ seat, dice: [one, two], special }, names, spoken) =>
		m.timelock_event_rolled(
			{ who: names(seat), one, two, face: treehouseWords[special]() },
			spoken
		),
	combined: ({ seat, points }, names, spoken) =>
		m.timelock_event_combined({ who: names(seat), points }, spoken),
	moved: ({ seat, piece, from, to, cost }, names, spoken) =>
		m.timelock_event_moved(
			{
				who: names(seat),
				piece: pieceName(piece),
				from: squareName(from),
				to: squareName(to),
				cost
			},
			spoken
		),
	dug,
	'special-used': ({ seat, face }, names, spoken) => SPECIALS[face]({ who: names(seat) }, spoken),
	swapped: ({ seat, a, b }, names, spoken) =>
		m.timelock_event_swapped({ who: names(seat), one: pieceName(a), two: pieceName(b) }, spoken),
	'stack-done': ({ side, col }, _names, spoken) =>
		m.timelock_event_stack_done(
			{
				column: COLUMNS.charAt(col),
				side: (side === 's' ? m.timelock_south : m.timelock_north)({}, spoken)
			},
			spoken
		),
	'pyramid-taken': ({ seat, piece }, names, spoken) =>
		m.timelock_event_pyramid_taken({ who: names(seat), piece: pieceName(piece) }, spoken),
	'pyramid-returned': returned,
	'turn-ended': ({ seat }, names, spoken) =>
		m.timelock_event_turn_ended({ who: names(seat) }, spoken),
	won,
	lost: ({ seat }, names, spoken) => m.timelock_event_lost({ who: names(seat) }, spoken),
	'game-began': ({ seat, game }, names, spoken) =>
		m.timelock_event_game_began({ who: names(seat), game }, spoken)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
