/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { treehouseWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences, type Spoken } from '../../kit/says.ts';
import { ownerOf } from '../rules/board.ts';
import type { WreckEvent } from '../rules/state.ts';
import { pieceName, sizeName, squareName } from './actions.ts';

type Told<Type extends WreckEvent['type']> = Extract<WreckEvent, { type: Type }>;

function dieMoved(event: Told<'die-moved'>, names: Names, spoken: Spoken): string {
	const said = {
		who: names(event.seat),
		face: treehouseWords[event.face](),
		size: sizeName(event.piece),
		from: squareName(event.from),
		to: squareName(event.to)
	};
	const owner = ownerOf(event.piece);
	return owner === event.seat
		? m.wrecktangle_event_die_moved_own(said, spoken)
		: m.wrecktangle_event_die_moved_other({ ...said, other: names(owner) }, spoken);
}

export const EVENTS: Sentences<WreckEvent> = {
	rolled: ({ seat, face }, names, spoken) =>
		m.wrecktangle_event_rolled({ who: names(seat), face: treehouseWords[face]() }, spoken),
	moved: ({ seat, piece, from, to }, names, spoken) =>
		m.wrecktangle_event_moved(
			{ who: names(seat), size: sizeName(piece), from: squareName(from), to: squareName(to) },
			spoken
		),
	'die-moved': dieMoved,
	swapped: ({ seat, piece, with: other, from, to }, names, spoken) =>
		m.wrecktangle_event_swapped(
			{
				who: names(seat),
				one: pieceName(piece, names, spoken),
				two: pieceName(other, names, spoken),
				from: squareName(from),
				to: squareName(to)
			},
			spoken
		),
	captured: ({ seat, pieces, coin }, names, spoken) =>
		m.wrecktangle_event_captured(
			{
				who: names(seat),
				pieces: pieces.map((piece) => pieceName(piece, names, spoken)).join(', '),
				coin: (coin === 'heads' ? m.wrecktangle_heads : m.wrecktangle_tails)({}, spoken)
			},
			spoken
		),
	conceded: ({ seat }, names, spoken) => m.wrecktangle_event_conceded({ who: names(seat) }, spoken),
	out: ({ seat }, names, spoken) => m.wrecktangle_event_out({ who: names(seat) }, spoken),
	won: ({ seat }, names, spoken) => m.wrecktangle_event_won({ who: names(seat) }, spoken)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
