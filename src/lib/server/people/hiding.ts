/** What the desk does with a text that somebody wrote: it is hidden from everybody, with a word to the table or without, shown again, or found fine. */
import * as m from '../../paraglide/messages.js';
import { HIDDEN_MOST } from '../../table/facilitation.ts';
import { textsIn } from '../../table/document/ownTexts.ts';
import { plain } from '../tables/written/redact.ts';
import { cleanTexts } from '../base/names.ts';
import { writeBeside } from '../sync/beside.ts';
import { forms, textAt } from '../sync/documents.ts';
import { noteSet } from '../tables/facilitation.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Played } from '../tables/playing.ts';
import { host, hostedTable, marking } from '../tables/tables.ts';
import { documentAt, FINE, lettersOf } from '../tables/written/written.ts';
import { changePerson } from './people.ts';
import { suggestName } from './suggestName.ts';

/** A text, and where it stands (see `Written.key`); a text that was reported stands nowhere by name. */
export interface OneText {
	readonly key: string | null;
	readonly text: string;
}

/** Hides a text from phones, wall, prints, pages and lists at once; with `tell` the table reads why. Null for an unknown table. */
export async function hideText(
	table: string,
	id: string,
	{ key, text }: OneText,
	tell: boolean
): Promise<Played | null> {
	const place = placeOf(key);
	const stands = place ? await textAt(documentAt(table, place.seat), place.field) : '';
	await renamed(table, key);
	const note = tell ? { text: m.words_note(), at: Date.now() } : null;
	const done = await noteSet(host, table, id, (hosted) => {
		const off = [text, stands, cleanTexts(stands), ...keptOf(hosted, place ? stands : text)];
		return { ...(note ? { note } : {}), ...(isName(key) ? {} : hiddenWith(hosted, off)) };
	});
	// what the story and the sheets hold is shared letter by letter: it is emptied, and stays with the desk as an earlier form
	if (place && stands !== '') await forms.clear(documentAt(table, place.seat), place.field);
	marking.soon(table);
	return done;
}

/** Shows a text again that was hidden; what was emptied is put back where nothing else stands by now. */
export async function showText(
	table: string,
	id: string,
	{ key, text }: OneText
): Promise<Played | null> {
	const place = placeOf(key);
	const done = await noteSet(host, table, id, (hosted) => {
		const on = new Set([text, ...keptOf(hosted, text)].map(plain));
		return { hidden: hosted.facilitation.hidden.filter((one) => !on.has(plain(one))) };
	});
	if (place) await putBack(documentAt(table, place.seat), place.field, text);
	marking.soon(table);
	return done;
}

/** A text is fine as it stands: it is marked no more until it changes. False for an unknown table. */
export async function findFine(table: string, { key, text }: OneText): Promise<boolean> {
	if (!(await hostedTable(table))) return false;
	if (key !== null) await writeBeside(table, FINE, { [key]: text });
	marking.soon(table);
	return true;
}

const isName = (key: string | null): boolean => key?.startsWith('name/') ?? false;

/** A name that hurts is replaced by a made-up one. */
async function renamed(table: string, key: string | null): Promise<void> {
	if (key !== null && isName(key)) {
		await changePerson(table, key.slice('name/'.length), { name: suggestName() });
	}
}

/** Where a text of a sheet or of the story stands. */
function placeOf(key: string | null): { seat: number | null; field: string } | null {
	const [, , seat, field] = /^(story|sheet\/(\d+))\/(.+)$/.exec(key ?? '') ?? [];
	if (field === undefined) return null;
	return { seat: seat === undefined ? null : Number(seat), field };
}

function hiddenWith({ facilitation: { hidden } }: HostedTable, off: readonly string[]) {
	const known = new Set(['', ...hidden.map(plain)]);
	const fresh = off.filter((text) => !known.has(plain(text)));
	return { hidden: [...new Set([...hidden, ...fresh])].slice(-HIDDEN_MOST) };
}

/** What the game has kept of a text while it was being written. */
function keptOf({ position }: HostedTable, text: string): string[] {
	const whole = plain(text);
	return position.log
		.filter(({ id }) => id.startsWith('kept.'))
		.flatMap(({ deed }) => textsIn([deed]))
		.filter((kept) => whole.startsWith(plain(kept)));
}

async function putBack(document: string, field: string, text: string): Promise<void> {
	const written = (await forms.of(document)).find((one) => one.text === field);
	const form = written?.forms.find(({ words }) => plain(lettersOf(words)) === plain(text));
	if (!written || !form || lettersOf(written.words).trim() !== '') return;
	await forms.putBack(document, field, form.until);
}
