/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { treehouseWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import type { TimelockEvent } from '../rules/state.ts';
import { columnName, pieceName, sideName, squareName } from './naming.ts';
import { listed } from '../../../pieces/lists.ts';

const SPECIALS = {
	tip: m.timelock_event_tip,
	hop: m.timelock_event_hop,
	aim: m.timelock_event_aim,
	wild: m.timelock_event_wild
} as const;

type Told<Type extends TimelockEvent['type']> = Extract<TimelockEvent, { type: Type }>;

function dug({ seat, piece, at, cost }: Told<'dug'>, names: Names): string {
	const said = { who: names(seat), piece: pieceName(piece), at: squareName(at) };
	return cost === 0 ? m.timelock_event_dug_free(said) : m.timelock_event_dug({ ...said, cost });
}

function returned({ seat, piece, cost }: Told<'pyramid-returned'>, names: Names): string {
	const said = { who: names(seat), piece: pieceName(piece) };
	return cost === 0
		? m.timelock_event_pyramid_returned_free(said)
		: m.timelock_event_pyramid_returned({ ...said, cost });
}

function won({ winners, points }: Told<'won'>, names: Names): string {
	const who = listed(winners.map(names));
	return points === null
		? m.timelock_event_won({ who })
		: m.timelock_event_won_points({ who, points });
}

export const events: Sentences<TimelockEvent> = {
	rolled: ({ seat, dice: [one, two], special }, names) =>
		m.timelock_event_rolled({ who: names(seat), one, two, face: treehouseWords[special]() }),
	combined: ({ seat, points }, names) => m.timelock_event_combined({ who: names(seat), points }),
	moved: ({ seat, piece, from, to, cost }, names) =>
		m.timelock_event_moved({
			who: names(seat),
			piece: pieceName(piece),
			from: squareName(from),
			to: squareName(to),
			cost
		}),
	dug,
	'special-used': ({ seat, face }, names) => SPECIALS[face]({ who: names(seat) }),
	swapped: ({ seat, a, b }, names) =>
		m.timelock_event_swapped({ who: names(seat), one: pieceName(a), two: pieceName(b) }),
	'stack-done': ({ side, col }) =>
		m.timelock_event_stack_done({
			column: columnName(col),
			side: sideName(side)
		}),
	'pyramid-taken': ({ seat, piece }, names) =>
		m.timelock_event_pyramid_taken({ who: names(seat), piece: pieceName(piece) }),
	'pyramid-returned': returned,
	'turn-ended': ({ seat }, names) => m.timelock_event_turn_ended({ who: names(seat) }),
	won,
	lost: ({ seat }, names) => m.timelock_event_lost({ who: names(seat) }),
	'game-began': ({ seat, game }, names) => m.timelock_event_game_began({ who: names(seat), game })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
