/** A log in sentences: the game's own words for what was told, the house's for the rest. */
import type { Actor, GameEvent, Seat } from '../engine/module.ts';
import { wordsOf } from '../games/words.ts';
import * as m from '../paraglide/messages.js';
import type { PublicDeed } from './looking.ts';

/** What an entry says to whom it was told: at least one sentence. */
export function saidOf(
	game: string,
	entry: PublicDeed & { readonly told: readonly GameEvent[] },
	names: (seat: Seat) => string
): string[] {
	if (entry.kind === 'setup') return [m.log_setup({ count: entry.seats })];
	if (entry.kind === 'rewind') {
		const { to, reason } = entry;
		return [reason === '' ? m.log_rewound({ to }) : m.log_rewound_because({ to, reason })];
	}
	const words = wordsOf(game);
	const events = entry.told.flatMap((event) => words?.event(event, names) ?? []);
	if (events.length > 0) return events;
	const who = nameOf(entry.actor, names);
	if (entry.action === null) return [m.log_unseen({ who })];
	const { type } = entry.action;
	return [m.log_deed({ who, what: words?.deed(type) ?? type })];
}

const nameOf = (actor: Actor, names: (seat: Seat) => string): string =>
	actor === 'facilitator' ? m.field_facilitator() : names(actor);
