/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { valueName } from '../../../pieces/names.ts';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import type { WarmingEvent } from '../rules/state.ts';
import { faceName, suitName, tileName } from './naming.ts';
import { comma } from '../../../pieces/lists.ts';

function revealed(
	{ faces, queue }: Extract<WarmingEvent, { type: 'revealed' }>,
	names: Names
): string {
	const shown = faces.flatMap((face, seat) =>
		face === null ? [] : [m.global_warming_face_of({ who: names(seat), face: faceName(face) })]
	);
	const dice = m.global_warming_event_revealed({ faces: shown.join(comma()) });
	const order = queue.map(names).join(comma());
	const then =
		queue.length === 0
			? m.global_warming_event_nobody_acts()
			: m.global_warming_event_order({ order });
	return `${dice} ${then}`;
}

const pawnMoved: Sentences<WarmingEvent>['pawn-moved'] = ({ seat, pawn, left }, names) => {
	const own = { who: names(seat), left };
	const others = { ...own, other: names(pawn) };
	if (pawn === seat)
		return left > 0
			? m.global_warming_event_pawn_moved_own(own)
			: m.global_warming_event_pawn_moved_own_last(own);
	return left > 0
		? m.global_warming_event_pawn_moved_other(others)
		: m.global_warming_event_pawn_moved_other_last(others);
};

export const events: Sentences<WarmingEvent> = {
	chose: ({ seat }, names) => m.global_warming_event_chose({ who: names(seat) }),
	revealed,
	'action-lost': ({ seat, face }, names) =>
		m.global_warming_event_action_lost({ who: names(seat), face: faceName(face) }),
	'tile-moved': (event, names) =>
		m.global_warming_event_tile_moved({ who: names(event.seat), tile: tileName(event) }),
	'tile-kept': ({ seat }, names) => m.global_warming_event_tile_kept({ who: names(seat) }),
	'pawn-moved': pawnMoved,
	'coin-drawn': ({ shows }) =>
		typeof shows === 'string'
			? m.global_warming_event_coin_drawn_suit({ suit: suitName[shows]() })
			: m.global_warming_event_coin_drawn_value({ value: valueName(shows) }),
	sank: (event) => m.global_warming_event_sank({ tile: tileName(event) }),
	drowned: ({ seat }, names) => m.global_warming_event_drowned({ who: names(seat) }),
	'bag-passed': ({ seat }, names) => m.global_warming_event_bag_passed({ who: names(seat) }),
	'game-ended': ({ seat }, names) => m.global_warming_event_game_ended({ who: names(seat) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
