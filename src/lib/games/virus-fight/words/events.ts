/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Names, type Sentences } from '../../kit/words.ts';
import type { VirusEvent } from '../rules/state.ts';
import { kindName, pieceName, squareName } from './naming.ts';
import { comma, listed } from '../../../pieces/lists.ts';

type Told<Type extends VirusEvent['type']> = Extract<VirusEvent, { type: Type }>;

function revealed({ lengths, seat }: Told<'revealed'>, names: Names): string {
	const each = lengths.map((length, one) => m.virus_fight_length_of({ who: names(one), length }));
	return m.virus_fight_event_revealed({ lengths: each.join(comma()), who: names(seat) });
}

function erased({ seat, piece, target }: Told<'erased'>, names: Names): string {
	const said = { who: names(seat), target: squareName(target) };
	return piece === null
		? m.virus_fight_event_erased_nothing(said)
		: m.virus_fight_event_erased({ ...said, piece: pieceName(piece) });
}

export const events: Sentences<VirusEvent> = {
	programmed: ({ seat }, names) => m.virus_fight_event_programmed({ who: names(seat) }),
	revealed,
	moved: ({ seat, piece, from, to }, names) =>
		m.virus_fight_event_moved({
			who: names(seat),
			piece: pieceName(piece),
			from: squareName(from),
			to: squareName(to)
		}),
	written: ({ seat, piece, to }, names) =>
		m.virus_fight_event_written({ who: names(seat), piece: pieceName(piece), to: squareName(to) }),
	erased,
	jumped: ({ seat, from, to }, names) =>
		m.virus_fight_event_jumped({ who: names(seat), from: squareName(from), to: squareName(to) }),
	idled: ({ seat, kind }, names) =>
		m.virus_fight_event_idled({ who: names(seat), kind: kindName(kind) }),
	stepped: ({ seat, from, to }, names) =>
		m.virus_fight_event_stepped({ who: names(seat), from: squareName(from), to: squareName(to) }),
	stuck: ({ seat }, names) => m.virus_fight_event_stuck({ who: names(seat) }),
	conceded: ({ seat }, names) => m.virus_fight_event_conceded({ who: names(seat) }),
	'stalemate-agreed': ({ seat }, names) =>
		m.virus_fight_event_stalemate_agreed({ who: names(seat) }),
	'stalemate-withdrawn': ({ seat }, names) =>
		m.virus_fight_event_stalemate_withdrawn({ who: names(seat) }),
	'round-began': ({ seat, round }, names) =>
		m.virus_fight_event_round_began({ who: names(seat), round }),
	ended: ({ reason, winners }, names) =>
		(reason === 'stalemate'
			? m.virus_fight_event_ended_stalemate
			: m.virus_fight_event_ended_last_running)({ who: listed(winners.map(names)) })
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(events);
