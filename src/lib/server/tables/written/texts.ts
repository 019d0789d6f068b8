/** What people wrote together at a table, who wrote it, and how it stood before: for the desk. */
import type { TableTexts, Writer } from '../../../table/document/texts.ts';
import { nameOf } from '../../../table/documents.ts';
import { storage } from '../../storage/store.ts';
import type { Table } from '../../storage/storage.ts';
import type { Words } from '../../sync/forms/forming.ts';
import type { PutBack, Written } from '../../sync/forms/forms.ts';
import { forms } from '../../sync/documents.ts';

/** A sheet by its seat, or the table's story. */
type Place = number | 'story';

/** Everything written at a table; who has left is known by nothing any more. */
export async function textsOf(table: Table): Promise<TableTexts[]> {
	const people = [
		...(await storage().membersOf(table.id)),
		...(await storage().removedFrom(table.id))
	];
	const writerOf = (by: string | null): Writer => {
		if (by === 'facilitator') return 'facilitator';
		const found = people.find(({ id }) => id === by);
		return found?.name ? { name: found.name, seat: seatOf(found.seat) } : null;
	};
	const places: Place[] = [...Array.from({ length: table.seats }, (_, seat) => seat), 'story'];
	const found: TableTexts[] = [];
	for (const place of places) {
		for (const written of await forms.of(documentOf(table.id, place)))
			found.push({ place, ...told(written, writerOf) });
	}
	return found;
}

/** Makes a text what it was until that moment. */
export const putBack = (
	table: string,
	place: Place,
	text: string,
	until: number
): Promise<PutBack> => forms.putBack(documentOf(table, place), text, until);

const seatOf = (seat: number | 'screen') => (seat === 'screen' ? null : seat);

const documentOf = (table: string, place: Place) =>
	nameOf(place === 'story' ? { kind: 'story', table } : { kind: 'sheet', table, seat: place });

function told({ text, words, forms: before }: Written, writerOf: (by: string | null) => Writer) {
	const who = (some: readonly Words[]) => some.map(({ by, text }) => ({ by: writerOf(by), text }));
	return {
		text,
		words: who(words),
		forms: before.map(({ until, changed, words }) => ({
			until,
			changed: writerOf(changed),
			words: who(words)
		}))
	};
}
