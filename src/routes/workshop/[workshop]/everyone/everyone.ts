/** What the desk does at all tables at once: which of them can, how it is done at each, and how it is taken back. */
import { WORDS, type Word } from '$lib/engine/module.ts';
import * as m from '$lib/paraglide/messages.js';
import type { Clock } from '$lib/table/facilitation.ts';
import { ask, freshId } from '$lib/table/requests.ts';
import { nowOf, waitedFor, whereOf, type Line } from '../deskLines.ts';
import { demand } from '../table/demand.ts';

/** In the order in which a lesson needs them. */
export const DEEDS = [...WORDS, 'note', 'clock'] as const;
export type Deed = (typeof DEEDS)[number];

/** A deed that is asked about. */
export interface Asking {
	readonly deed: Deed;
	/** When the lesson's own clock has come to it, in milliseconds since 1970; null where nobody has said when it began. */
	readonly at: number | null;
}

/** A deed with what was typed for it. */
export type Asked =
	/** Now, after the round, or in so many minutes, which the phones see on a clock. */
	| { readonly deed: Word; readonly minutes?: number; readonly after?: 'round' }
	| { readonly deed: 'note'; readonly note: string }
	| { readonly deed: 'clock'; readonly minutes: number };

/** A table as it is offered: whether it can do this now, and where it stands. */
export interface Offer {
	readonly table: string;
	readonly title: string;
	readonly can: boolean;
	readonly says: string;
}

/** All tables of the workshop in their order; `now` is in milliseconds since 1970. */
export const offersOf = (deed: Deed, lines: readonly Line[], now: number): Offer[] =>
	lines.map((line) => ({
		...{ table: line.table, title: line.title, can: canDo(deed, line) },
		says: [whereOf(line), waitsOf(line) || nowOf(line, now)]
			.filter((words) => words !== '')
			.join(' · ')
	}));

/** While people come in, who has come and is not ready. */
function waitsOf(line: Line): string {
	const names = line.gathering ? waitedFor(line) : '';
	return names === '' ? '' : m.desk_line_turns({ names });
}

function canDo(deed: Deed, { words = [], outcome, closed, down }: Line): boolean {
	if (deed === 'note' || deed === 'clock') return outcome === null && !closed && !down;
	return words.includes(deed);
}

/** What a table has stored of it: its entry, and for a word the entry before. */
export interface Stored {
	readonly seq: number;
	readonly from?: number;
	/** The entry that set the phones' clock for it. */
	readonly clock?: number;
	/** A word that waits for the end of the round. */
	readonly waits?: Word;
	/** Why they have no clock. */
	readonly why?: string;
}

/** Does it at one table; a sentence that says why where it was not done. */
export async function doAt(table: string, asked: Asked): Promise<Stored | string> {
	const { deed } = asked;
	if (deed === 'note') return sent(table, 'desk', { note: asked.note });
	// it takes the place of those that run
	if (deed === 'clock') return sent(table, 'desk', clockOf('table', asked.minutes));
	const { minutes, after } = asked;
	if (after) return waiting(deed, await sent(table, 'say', { word: deed, after }));
	if (minutes === undefined) return sent(table, 'say', { word: deed });
	const done = await sent(table, 'say', { word: deed, minutes });
	if (typeof done === 'string') return done;
	const clock = await sent(table, 'desk', clockOf('phase', minutes));
	return { ...done, ...(typeof clock === 'string' ? { why: clock } : { clock: clock.seq }) };
}

const waiting = (waits: Word, done: Stored | string): Stored | string =>
	typeof done === 'string' ? done : { ...done, waits };

const clockOf = (of: Clock['of'], minutes: number) => ({ clocks: [{ of, minutes }] });

async function sent(table: string, door: 'desk' | 'say', said: object): Promise<Stored | string> {
	try {
		const answer = await ask<Stored>('POST', `/api/tables/${table}/${door}`, {
			id: freshId(),
			...said
		});
		return 'error' in answer ? answer.error.message : answer.ok;
	} catch {
		return m.desk_offline();
	}
}

/** Takes it back where the table has not gone on since, or the round that is waited for goes on; a sentence that says why where it could not be. */
export async function takeBack(
	table: string,
	{ seq, from, clock, waits }: Stored
): Promise<string | null> {
	if (waits) return demand('DELETE', `/api/tables/${table}/say`, { id: freshId(), word: waits });
	if (from === undefined) return unset(table, seq);
	const back = { id: freshId(), to: from, head: seq };
	const why = await demand('POST', `/api/tables/${table}/rewind`, back);
	return why === null && clock !== undefined ? unset(table, clock) : why;
}

const unset = (table: string, seq: number) =>
	demand('DELETE', `/api/tables/${table}/desk`, { id: freshId(), seq });
