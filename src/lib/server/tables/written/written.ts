/** What people have written at a table, each text once in its newest form: in the game, in its story, on sheets, and as names. */
import { isObject } from '../../../engine/json.ts';
import type { Seat } from '../../../engine/module.ts';
import { lineTo, type Entry } from '../../../engine/referee.ts';
import { nameOf } from '../../../table/documents.ts';
import { textsIn } from '../../../table/document/ownTexts.ts';
import { plain } from './redact.ts';
import { hurtfulIn } from '../../base/hurtful/matcher.ts';
import { readBeside } from '../../sync/beside.ts';
import { forms } from '../../sync/documents.ts';
import type { Words } from '../../sync/forms/forming.ts';
import type { Written as Stands } from '../../sync/forms/forms.ts';
import { storage } from '../../storage/store.ts';
import type { Member } from '../../storage/storage.ts';
import { audiencesOf } from '../projection.ts';
import { timeOf, type HostedTable } from '../hosted.ts';
import { markedWords } from './ownWords.ts';

/** A text as the desk sees it. */
export interface Written {
	/** Where it stands: `log/<entry>`, `story/<field>`, `sheet/<seat>/<field>` or `name/<person>`. */
	readonly key: string;
	readonly text: string;
	/** Whose it is, where it is a seat's. */
	readonly seat: Seat | null;
	/** Who wrote it, by name; '' where nobody knows. */
	readonly who: string;
	/** Milliseconds since 1970. */
	readonly at: number;
	readonly hidden: boolean;
	/** The words for which it is marked; none where it is hidden, or the desk has found it fine. */
	readonly marked: readonly string[];
}

type Found = Pick<Written, 'key' | 'text' | 'seat' | 'who' | 'at'>;

/** Which texts the desk has found fine, by where they stand. */
export const FINE = 'fine';

/** Every text of a table, the newest first. */
export async function writtenAt(hosted: HostedTable): Promise<Written[]> {
	const { table, facilitation, people } = hosted;
	const { members } = await people.at(storage(), table.id);
	const [list, fine] = [await markedWords(table.workshop), await readBeside(table.id, FINE)];
	const hidden = new Set(facilitation.hidden.map(plain));
	const fields = await inDocuments(hosted, members, hidden);
	return [...fields, ...inLog(hosted, members, fields), ...names(members)]
		.map((one) => {
			const off = hidden.has(plain(one.text));
			const marked = off || fine[one.key] === one.text ? [] : hurtfulIn(one.text, list);
			return { ...one, hidden: off, marked };
		})
		.sort((one, other) => other.at - one.at);
}

/** What stands on sheets and in the story; of a text that was hidden and emptied, how it stood. */
async function inDocuments(
	{ table }: HostedTable,
	members: readonly Member[],
	hidden: ReadonlySet<string>
): Promise<Found[]> {
	const seats = Array.from({ length: table.seats }, (_, seat) => seat);
	const found: Found[] = [];
	for (const seat of [null, ...seats]) {
		const place = seat === null ? 'story' : `sheet/${seat}`;
		for (const written of await forms.of(documentAt(table.id, seat))) {
			// which sentence stands on the cover is a number
			if (written.text === 'cover.0') continue;
			for (const { words, at } of formsShown(written, hidden)) {
				const by = writerOf(words, members, seat);
				const text = lettersOf(words);
				found.push({ key: `${place}/${written.text}`, text, at: at || table.opened, ...by });
			}
		}
	}
	return found;
}

/** How a text stands, if there is anything to read in it, and how it stood when it was hidden. */
function formsShown({ words, forms: before, at }: Stands, hidden: ReadonlySet<string>) {
	const now = plain(lettersOf(words));
	const seen = [now];
	const off = before.flatMap((form) => {
		const text = plain(lettersOf(form.words));
		// what was written on from there is told whole
		if (text === '' || !hidden.has(text) || seen.some((later) => later.startsWith(text))) return [];
		seen.push(text);
		return [{ words: form.words, at: form.until }];
	});
	return now === '' ? off : [{ words, at }, ...off];
}

/** The document of a sheet, or of the story. */
export const documentAt = (table: string, seat: Seat | null): string =>
	nameOf(seat === null ? { kind: 'story', table } : { kind: 'sheet', table, seat });

export const lettersOf = (words: readonly Words[]): string =>
	words.map(({ text }) => text).join('');

function writerOf(words: readonly Words[], members: readonly Member[], sheet: Seat | null) {
	const writers = members.filter(({ id }) => words.some(({ by }) => by === id));
	const seats = new Set(writers.map(({ seat }) => seat));
	const [first] = seats;
	const seat = seats.size === 1 && typeof first === 'number' ? first : sheet;
	return { seat, who: writers.map(({ name }) => name).join(' & ') };
}

/** What seats have sent to the game and the game still shows; what it has kept from the story stands there. */
function inLog(hosted: HostedTable, members: readonly Member[], fields: readonly Found[]): Found[] {
	const { position, table } = hosted;
	const shown = shownBy(hosted);
	const stands = fields.map(({ text }) => plain(text));
	const isKept = ({ id }: Entry, text: string) =>
		id.startsWith('kept.') && stands.some((field) => field.startsWith(plain(text)));
	const found = new Map<string, Found>();
	for (const entry of lineTo(position.log, position.head)) {
		const { deed } = entry;
		if (deed.kind !== 'action' || deed.actor === 'facilitator' || entry.by === 'computer') continue;
		const seat = deed.actor;
		for (const [index, text] of textsOf(entry).entries()) {
			if (!shown.has(plain(text)) || isKept(entry, text)) continue;
			const who = members.flatMap((one) => (one.seat === seat ? one.name : [])).join(' & ');
			const key = `log/${entry.seq}/${index}`;
			found.set(plain(text), { key, text, seat, who, at: timeOf(entry, table) });
		}
	}
	return [...found.values()];
}

const sent = new WeakMap<Entry, readonly string[]>();

/** What was written with an action, which never changes: a log is looked through after each that says something. */
export function textsOf(entry: Entry): readonly string[] {
	const known = sent.get(entry) ?? textsIn([entry.deed]);
	sent.set(entry, known);
	return known;
}

const shownThen = new WeakMap<object, ReadonlySet<string>>();

/** Every text in the views of a table: what was replaced since is in none of them. */
function shownBy({ game, position, table }: HostedTable): ReadonlySet<string> {
	const known = shownThen.get(position);
	if (known) return known;
	const shown = new Set<string>();
	const collect = (value: unknown): void => {
		if (typeof value === 'string') shown.add(plain(value));
		else if (Array.isArray(value)) value.forEach(collect);
		else if (isObject(value)) Object.values(value).forEach(collect);
	};
	for (const audience of audiencesOf(table.seats)) collect(game.view(position.state, audience));
	shownThen.set(position, shown);
	return shown;
}

const names = (members: readonly Member[]): Found[] =>
	members.flatMap(({ id, name, seat, joined }) =>
		seat === 'screen' ? [] : [{ key: `name/${id}`, text: name, seat, who: name, at: joined }]
	);
