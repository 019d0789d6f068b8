/** A log in sentences: the game's own words for what was told, the house's for the rest. */
import type { Actor, GameEvent, Seat } from '../../engine/module.ts';
import { lessonOf } from '../../games/kit/times.ts';
import { wordsOf } from '../../games/words.ts';
import * as m from '../../paraglide/messages.js';
import type { Adjourned, Computer, PersonDeed, Set } from '../../table/facilitation.ts';
import type { TurnDue } from '../../table/lessons/turn.ts';
import { LEVEL_WORDS } from '../../table/levelWords.ts';
import { trouble } from '../base/logger.ts';
import type { PublicDeed } from './publicEntry.ts';

type Told = PublicDeed & { readonly told: readonly GameEvent[] };

/** What an entry says to whom it was told: at least one sentence, unless the desk hid something. One that cannot be put into words is one bad line, and keeps no other from being read. */
export function saidOf(game: string, entry: Told, names: (seat: Seat) => string): string[] {
	try {
		return wordsFor(game, entry, names);
	} catch (cause) {
		trouble('an entry could not be put into words', cause, { game });
		return [m.log_unreadable()];
	}
}

function wordsFor(game: string, entry: Told, names: (seat: Seat) => string): string[] {
	if (entry.kind === 'setup') return [m.log_setup({ count: entry.seats })];
	if (entry.kind === 'rewind') {
		const { to, reason } = entry;
		return [reason === '' ? m.log_rewound({ to }) : m.log_rewound_because({ to, reason })];
	}
	if (entry.kind === 'desk') return setSaid(entry.set, names);
	const words = wordsOf(game);
	const events = entry.told.flatMap((event) => words?.event(event, names) ?? []);
	if (events.length > 0) return events;
	const who = nameOf(entry.actor, names);
	if (entry.action === null) return [m.log_unseen({ who })];
	const { type } = entry.action;
	return [m.log_deed({ who, what: words?.action(type) ?? type })];
}

/** What the desk has set, a sentence for each thing. */
function setSaid(set: Set, names: (seat: Seat) => string): string[] {
	const { pausedAt, note, clocks, screen, look, approve, reactions, person } = set;
	const { computers, pace, tutor, helped, hand, adjourned, turn } = set;
	// the end of a lesson and the beginning of the next are one thing, whatever they set
	if (adjourned !== undefined) {
		return [adjournedSaid(adjourned), ...(turn?.by == null ? [] : [turnSaid(turn)])];
	}
	const said: string[] = [];
	if (turn) said.push(turnSaid(turn));
	if (pausedAt !== undefined) said.push(pausedAt === null ? m.log_resumed() : m.log_paused());
	if (note !== undefined) said.push(note ? m.log_note({ text: note.text }) : m.log_note_gone());
	if (clocks !== undefined && pausedAt === undefined) said.push(m.log_clocks());
	if (screen !== undefined) said.push(m.log_screen());
	if (look) said.push(m.log_look({ who: names(look.seat) }));
	if (approve !== undefined) said.push(approve ? m.log_approve_on() : m.log_approve_off());
	if (reactions !== undefined) said.push(reactions ? m.log_reactions_on() : m.log_reactions_off());
	if (computers && !person) said.push(computersSaid(computers));
	if (pace !== undefined && !computers) said.push(m.computer_log_pace({ seconds: pace }));
	if (tutor !== undefined) said.push(tutor ? m.tutor_log_on() : m.tutor_log_off());
	if (helped) said.push(m.tutor_log_helped({ who: names(helped.seat), step: helped.step }));
	if (hand !== undefined)
		said.push(hand ? m.hand_log_up({ who: names(hand.seat) }) : m.hand_log_down());
	if (person) said.push(PEOPLE[person.did]({ seat: m.seat_number({ number: person.seat + 1 }) }));
	return said;
}

const PEOPLE: Record<PersonDeed, (where: { seat: string }) => string> = {
	approved: m.log_person_approved,
	refused: m.log_person_refused,
	renamed: m.log_person_renamed,
	moved: m.log_person_moved,
	left: m.log_person_left,
	away: m.log_person_away,
	removed: m.log_person_removed,
	barred: m.log_person_barred,
	welcomed: m.log_person_welcomed,
	declined: m.log_person_declined,
	linked: m.log_person_linked,
	returned: m.log_person_returned,
	relieved: m.computer_log_relieved
};

const adjournedSaid = (next: Adjourned | null): string =>
	next ? m.nexttime_log({ when: lessonOf(next) }) : m.nexttime_log_on();

/** By when a turn is due, or that its hour has come. */
function turnSaid({ by, zone, up }: TurnDue): string {
	if (up) return m.overdays_log_up();
	return by === null
		? m.overdays_log_open()
		: m.overdays_log_turn({ when: lessonOf({ at: by, zone }) });
}

/** Which seats the computer plays, and how well. */
function computersSaid(computers: readonly Computer[]): string {
	if (computers.length === 0) return m.computer_log_none();
	const seats = computers.map(({ seat, level }) =>
		m.computer_log_seat({ number: seat + 1, level: LEVEL_WORDS[level]() })
	);
	return m.computer_log_seats({ seats: seats.join(m.list_comma()) });
}

const nameOf = (actor: Actor, names: (seat: Seat) => string): string =>
	actor === 'facilitator' ? m.field_facilitator() : names(actor);
