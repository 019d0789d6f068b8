/** What has happened, in sentences. */
import * as m from '../../../paraglide/messages.js';
import { telling, type Names, type Sentences, type Spoken } from '../../kit/says.ts';
import type { VirusEvent } from '../rules/state.ts';
import { INSTRUCTIONS, pieceName, squareName } from './actions.ts';

type Told<Type extends VirusEvent['type']> = Extract<VirusEvent, { type: Type }>;

function revealed({ lengths, seat }: Told<'revealed'>, names: Names, spoken: Spoken): string {
	const each = lengths.map((length, one) =>
		m.virus_fight_length_of({ who: names(one), length }, spoken)
	);
	return m.virus_fight_event_revealed({ lengths: each.join(', '), who: names(seat) }, spoken);
}

function erased({ seat, piece, target }: Told<'erased'>, names: Names, spoken: Spoken): string {
	const said = { who: names(seat), target: squareName(target) };
	return piece === null
		? m.virus_fight_event_erased_nothing(said, spoken)
		: m.virus_fight_event_erased({ ...said, piece: pieceName(piece, spoken) }, spoken);
}

export const EVENTS: Sentences<VirusEvent> = {
	programmed: ({ seat }, names, spoken) =>
		m.virus_fight_event_programmed({ who: names(seat) }, spoken),
	revealed,
	moved: ({ seat, piece, from, to }, names, spoken) =>
		m.virus_fight_event_moved(
			{
				who: names(seat),
				piece: pieceName(piece, spoken),
				from: squareName(from),
				to: squareName(to)
			},
			spoken
		),
	written: ({ seat, piece, to }, names, spoken) =>
		m.virus_fight_event_written(
			{ who: names(seat), piece: pieceName(piece, spoken), to: squareName(to) },
			spoken
		),
	erased,
	jumped: ({ seat, from, to }, names, spoken) =>
		m.virus_fight_event_jumped(
			{ who: names(seat), from: squareName(from), to: squareName(to) },
			spoken
		),
	idled: ({ seat, kind }, names, spoken) =>
		m.virus_fight_event_idled({ who: names(seat), kind: INSTRUCTIONS[kind]({}, spoken) }, spoken),
	stepped: ({ seat, from, to }, names, spoken) =>
		m.virus_fight_event_stepped(
			{ who: names(seat), from: squareName(from), to: squareName(to) },
			spoken
		),
	stuck: ({ seat }, names, spoken) => m.virus_fight_event_stuck({ who: names(seat) }, spoken),
	conceded: ({ seat }, names, spoken) => m.virus_fight_event_conceded({ who: names(seat) }, spoken),
	'stalemate-agreed': ({ seat }, names, spoken) =>
		m.virus_fight_event_stalemate_agreed({ who: names(seat) }, spoken),
	'stalemate-withdrawn': ({ seat }, names, spoken) =>
		m.virus_fight_event_stalemate_withdrawn({ who: names(seat) }, spoken),
	'round-began': ({ seat, round }, names, spoken) =>
		m.virus_fight_event_round_began({ who: names(seat), round }, spoken),
	ended: ({ reason, winners }, names, spoken) =>
		(reason === 'stalemate'
			? m.virus_fight_event_ended_stalemate
			: m.virus_fight_event_ended_last_running)({ who: winners.map(names).join(', ') }, spoken)
};

/** What has happened, as one line of the log. */
export const eventSentence = telling(EVENTS);
