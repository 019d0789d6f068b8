/** What the desk does at all tables at once: which of them can, how it is done at each, and how it is taken back. */
import { WORDS, type Word } from '$lib/engine/module.ts';
import * as m from '$lib/paraglide/messages.js';
import { ask, freshId } from '$lib/table/requests.ts';
import { nowOf, waitedFor, whereOf, type Line } from '../deskLines.ts';
import { demand } from '../table/demand.ts';

/** In the order in which a lesson needs them. */
export const DEEDS = [...WORDS, 'note', 'clock'] as const;
export type Deed = (typeof DEEDS)[number];

/** A deed with what was typed for it. */
export type Asked =
	| { readonly deed: Word }
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
}

/** Does it at one table; a sentence that says why where it was not done. */
export async function doAt(table: string, asked: Asked): Promise<Stored | string> {
	const { deed } = asked;
	const [door, said] =
		deed === 'note'
			? ['desk', { note: asked.note }]
			: deed === 'clock'
				? // it takes the place of those that run
					['desk', { clocks: [{ of: 'table', minutes: asked.minutes }] }]
				: ['say', { word: deed }];
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

/** Takes it back where the table has not gone on since; a sentence that says why where it could not be. */
export const takeBack = (table: string, { seq, from }: Stored): Promise<string | null> =>
	from === undefined
		? demand('DELETE', `/api/tables/${table}/desk`, { id: freshId(), seq })
		: demand('POST', `/api/tables/${table}/rewind`, { id: freshId(), to: from, head: seq });
