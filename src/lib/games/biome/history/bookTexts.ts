/** §11 What a table writes together for its book: the world's name, a line for each age and round, and which sentence stands on the cover. */
import type { Called } from '../../../engine/module.ts';
import * as m from '../../../paraglide/messages.js';
import { shortened } from '../challenges/titles.ts';
import type { State, TurnEntry, TurnPhase } from '../rules/state.ts';
import { chaptersOf } from './chapters.ts';
import { printOf } from './narration.ts';

/** The field with the world's name; while it is empty, the table's title stands for it. */
export const WORLD = 'world.0';
/** The field that says which sentence was picked for the cover. */
export const COVER = 'cover.0';

/** How many letters of each are printed. */
export const BOOK_LIMITS = { name: 60, line: 90 } as const;

/** An age, or a round of phase 2. */
export interface Time {
	readonly phase: TurnPhase;
	readonly round: number;
}

/** The field with the line of an age or a round. */
export const lineKey = ({ phase, round }: Time): string =>
	`${phase === 'build' ? 'age' : 'round'}.${String(round)}`;

/** The ages and rounds that have begun, the first one first. */
export function timesOf({ history, phase, round }: State): Time[] {
	const begun = chaptersOf(history, null).flatMap((chapter) =>
		chapter.phase === null ? [] : [{ phase: chapter.phase, round: chapter.round }]
	);
	const now = phase === 'build' || phase === 'society' ? [{ phase, round }] : [];
	return [...new Map([...begun, ...now].map((time) => [lineKey(time), time])).values()];
}

/** What the table wrote, by the fields of its story. */
export type Fields = Readonly<Record<string, string>>;

/** A field as it is printed: in one line of at most `most` letters; '' where nothing stands in it. */
function printed(fields: Fields, key: string, most: number): string {
	const text = (fields[key] ?? '').replace(/\s+/gu, ' ').trim();
	return shortened(text, most);
}

/** The world's name; '' where the table has given none. */
export const worldName = (fields: Fields): string => printed(fields, WORLD, BOOK_LIMITS.name);

/** Where the table names its world, and the name in what it wrote there. */
export const called: Called = { field: WORLD, name: (text) => worldName({ [WORLD]: text }) };

/** What the world is called: its name, or "The world of Table 1". */
export const worldTitle = (table: string, fields: Fields): string =>
	worldName(fields) || m.print_history_title({ table });

/** "in which everything learns to wait"; '' where the table has written nothing about that time. */
export function lineOf(fields: Fields, time: Time): string {
	const written = printed(fields, lineKey(time), BOOK_LIMITS.line);
	const lead = m.book_in_which({ text: '' });
	const twice = `${written} `.toLowerCase().startsWith(lead.toLowerCase());
	const text = twice ? written.slice(lead.length) : written;
	return text === '' ? '' : m.book_in_which({ text: withoutStop(begunSmall(text)) });
}

/** A telephone begins every text large; a name stays so, and so does what was typed large as a whole. */
function begunSmall(text: string): string {
	const first = /^\p{L}+/u.exec(text)?.[0] ?? '';
	const small = first.toLowerCase();
	const begun = /^\p{Lu}\p{Ll}*$/u.test(first) && m.book_small_words().split(' ').includes(small);
	return begun ? small + text.slice(first.length) : text;
}

/** A turn whose sentence was told, and where it stands in the history. */
export interface Told {
	readonly at: number;
	readonly turn: TurnEntry;
}

/** Every sentence that was told, the oldest first. */
export const toldIn = ({ history }: State): Told[] =>
	history.flatMap((turn, at) =>
		turn.kind === 'turn' && turn.narration.trim() !== '' ? [{ at, turn }] : []
	);

/** How the cover's field names a turn. Its numbers alone: words may be kept off, and a turn that was played anew throws other dice. */
const pickOf = ({ at, turn }: Told): string => {
	const { seat, roll, lender, changes } = turn;
	const by = changes.map((change) => change.by);
	return `${String(at)}.${String(printOf([seat, roll.dice, lender?.dice, by]))}`;
};

/** What is to stand in the cover's field, where this one is picked. */
export const fieldFor = (told: Told): string => `${pickOf(told)} `;

/**
 * The turn that was picked for the cover; null where none was, or its sentence was taken back. Two who
 * pick at once leave both picks in the field, in the same order everywhere: the last that is told counts.
 */
export function pickedIn(view: State, field: string): Told | null {
	const picks = field.split(' ');
	const told = new Map(toldIn(view).map((one) => [pickOf(one), one]));
	return told.get(picks.findLast((pick) => told.has(pick)) ?? '') ?? null;
}

/** The sentence on the cover: the one that was picked, else the one that was told last; '' where none was told. */
export const coverSentence = (view: State, fields: Fields): string =>
	(pickedIn(view, fields[COVER] ?? '') ?? toldIn(view).at(-1))?.turn.narration ?? '';

/** A sentence without its full stop; three dots stay. Browsers before 2023 cannot look back in a pattern. */
const withoutStop = (text: string): string => text.replace(/(^|[^.])\.$/u, '$1');

/** Whether a text ends as a sentence does; the marks that set an Arabic input apart may stand behind its stop. */
export const isEnded = (text: string): boolean =>
	/[.!?…。！？؟।።]["”’»」)]?[\u2066-\u2069\u200e\u200f]*$/u.test(text);

/** A sentence of ours that ends. What players type stands as they typed it, with no letter or stop of ours. */
export const ended = (text: string): string => (text === '' || isEnded(text) ? text : `${text}.`);
