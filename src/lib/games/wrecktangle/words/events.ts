/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { treehouseWords } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import { ownerOf } from '../rules/board.ts';
import type { WreckEvent } from '../rules/state.ts';
import { pieceName, sizeName, squareName } from './naming.ts';
import { comma } from '../../../pieces/lists.ts';

type Told<Type extends WreckEvent['type']> = Extract<WreckEvent, { type: Type }>;

function dieMoved(event: Told<'die-moved'>, names: Names): string {
	const said = {
		who: names(event.seat),
		face: treehouseWords[event.face](),
		size: sizeName(event.piece),
		from: squareName(event.from),
		to: squareName(event.to)
	};
	const owner = ownerOf(event.piece);
	return owner === event.seat
		? m.wrecktangle_event_die_moved_own(said)
		: m.wrecktangle_event_die_moved_other({ ...said, other: names(owner) });
}

export const events: Sentences<WreckEvent> = {
	rolled: ({ seat, face }, names) =>
		m.wrecktangle_event_rolled({ who: names(seat), face: treehouseWords[face]() }),
	moved: ({ seat, piece, from, to }, names) =>
		m.wrecktangle_event_moved({
			who: names(seat),
			size: sizeName(piece),
			from: squareName(from),
			to: squareName(to)
		}),
	'die-moved': dieMoved,
	swapped: ({ seat, piece, with: other, from, to }, names) =>
		m.wrecktangle_event_swapped({
			who: names(seat),
			one: pieceName(piece, names),
			two: pieceName(other, names),
			from: squareName(from),
			to: squareName(to)
		}),
	captured: ({ seat, pieces, coin }, names) =>
		m.wrecktangle_event_captured({
			who: names(seat),
			pieces: pieces.map((piece) => pieceName(piece, names)).join(comma()),
			coin: (coin === 'heads' ? m.wrecktangle_heads : m.wrecktangle_tails)()
		}),
	conceded: ({ seat }, names) => m.wrecktangle_event_conceded({ who: names(seat) }),
	out: ({ seat }, names) => m.wrecktangle_event_out({ who: names(seat) }),
	won: ({ seat }, names) => m.wrecktangle_event_won({ who: names(seat) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
