/** Earlier forms of the texts that people write, kept beside each document in one that no page ever opens. */
import * as Y from 'yjs';
import { trouble } from '../../base/logger.ts';
import { parseName } from '../../../table/documents.ts';
import type { Storage } from '../../storage/storage.ts';
import { TEXT_LIMIT, textsOf } from '../admit.ts';
import type { DocumentStore } from '../documentStore.ts';
import { made } from '../shadow.ts';
import type { Form, Words } from './forming.ts';

/** How many forms are kept of a text, and how many letters of a document's forms. */
const MOST = 20;
const LETTERS = 200_000;

interface Kept extends Form {
	readonly text: string;
}

/** A text as it stands, and as it stood before, newest first. */
export interface Written {
	readonly text: string;
	readonly words: readonly Words[];
	readonly forms: readonly Form[];
	/** When it was last changed, in milliseconds since 1970; 0 where nobody knows any more. */
	readonly at: number;
}

/** What became of the wish for an earlier form. */
export type PutBack = 'done' | 'no-such-form' | 'full';

/** No address under `/sync/`. */
const nameBeside = (document: string) => `${document}/forms`;
const listIn = (doc: Y.Doc) => doc.getArray<Kept>('forms');
const lettersOf = (words: readonly Words[]) => words.map(({ text }) => text).join('');

export class Forms {
	readonly #documents: DocumentStore;
	readonly #storage: () => Pick<Storage, 'addUpdates'>;
	#keeping = Promise.resolve();

	/** Keeps what the documents notice. */
	constructor(documents: DocumentStore, storage: () => Pick<Storage, 'addUpdates'>) {
		this.#documents = documents;
		this.#storage = storage;
		documents.formed = (document, forms) => {
			this.#keeping = this.#keeping
				.then(() => this.#keep(document, forms))
				.catch((error: unknown) => {
					// nobody's words hang on it
					trouble('an earlier form of a text could not be kept', error);
				});
		};
	}

	/** Resolves once all that was noticed up to now is kept. */
	settled(): Promise<void> {
		return this.#keeping;
	}

	async #keep(document: string, forms: ReadonlyMap<string, Form>): Promise<void> {
		const staged = await this.#documents.stage(nameBeside(document), (doc) => {
			for (const [text, form] of forms) add(listIn(doc), { text, ...form });
		});
		try {
			const others = staged.update ? await this.#storage().addUpdates([staged.update]) : [];
			if (others.length > 0) staged.spoil();
			else staged.publish();
		} catch (error) {
			staged.spoil();
			throw error;
		}
	}

	/** What stands and stood in a document's texts; those that were never written in are left out. */
	async of(document: string): Promise<Written[]> {
		await this.settled();
		const { live, forming } = await this.#documents.open(document);
		const kept = listIn((await this.#documents.open(nameBeside(document))).live).toArray();
		return [...live.share].flatMap(([text, type]) => {
			const words = forming.words(type);
			const forms = kept.filter((one) => one.text === text).toReversed();
			const at = forming.lastAt(text) ?? forms[0]?.until ?? 0;
			return words.length + forms.length === 0 ? [] : [{ text, words, forms, at }];
		});
	}

	/** Makes a text what it was until then, as the facilitator: one more edit, before which the text becomes a form itself. */
	async putBack(document: string, text: string, until: number): Promise<PutBack> {
		await this.settled();
		const kept = listIn((await this.#documents.open(nameBeside(document))).live).toArray();
		const form = kept.find((one) => one.text === text && one.until === until);
		return form ? this.#write(document, text, lettersOf(form.words)) : 'no-such-form';
	}

	/** Empties a text as the facilitator, whoever is writing there; how it stood becomes a form. */
	async clear(document: string, text: string): Promise<PutBack> {
		await this.settled();
		return this.#write(document, text, '');
	}

	async #write(document: string, text: string, words: string): Promise<PutBack> {
		const name = parseName(document);
		const texts = name && textsOf(name);
		if (!texts) return 'no-such-form';
		const there = await this.#documents.open(document);
		if (!there.holds(4 * TEXT_LIMIT)) return 'full';
		const update = replacing(there.state(), text, words);
		if (!update) return 'done';
		const from = { who: ['facilitator'], binds: true, marked: true };
		if (there.accept(update, texts, from) !== 'whole') return 'full';
		this.#documents.edited(there);
		await this.#documents.flush();
		if (there.dead) throw new Error('an earlier form could not be stored');
		await this.settled();
		return 'done';
	}
}

/** Adds a form, unless its text was kept like this last; where a text has too many, that goes which was soonest followed by the next; where the document has, the oldest. */
function add(list: Y.Array<Kept>, form: Kept): void {
	const all = list.toArray();
	const own = all.filter(({ text }) => text === form.text);
	const last = own.at(-1);
	if (last && lettersOf(last.words) === lettersOf(form.words)) return;
	list.push([{ ...form, until: Math.max(form.until, (last?.until ?? 0) + 1) }]);
	if (own.length >= MOST) drop(list, closest(own));
	let letters = list.toArray().reduce((sum, { words }) => sum + lettersOf(words).length, 0);
	for (const one of all) {
		if (letters <= LETTERS) return;
		letters -= lettersOf(one.words).length;
		drop(list, one);
	}
}

/** That which is followed soonest by the next one; never the oldest. */
function closest(own: readonly Kept[]): Kept | undefined {
	const gapAfter = (at: number) => (own[at + 1]?.until ?? Infinity) - (own[at]?.until ?? 0);
	const later = [...own.keys()].slice(1);
	const [soonest = 0] = later.toSorted((one, other) => gapAfter(one) - gapAfter(other));
	return own[soonest];
}

function drop(list: Y.Array<Kept>, form: Kept | undefined): void {
	const at = list
		.toArray()
		.findIndex(({ text, until }) => text === form?.text && until === form.until);
	if (at >= 0) list.delete(at, 1);
}

/** The update that makes a text of a document these letters; null where it is them already. */
function replacing(state: Uint8Array, text: string, letters: string): Uint8Array | null {
	const doc = new Y.Doc();
	Y.applyUpdate(doc, state);
	const type = doc.getText(text);
	if (type.toJSON() === letters) return null;
	return made(doc, () => {
		doc.transact(() => {
			type.delete(0, type.length);
			type.insert(0, letters);
		});
	});
}
