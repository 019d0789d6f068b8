/** One shared document in memory: what everybody sees, stored or on its way there. */
import * as Y from 'yjs';
import { parseName } from '../../table/documents.ts';
import { trouble } from '../base/logger.ts';
import type { Author, Update } from '../storage/storage.ts';
import { admit, DOCUMENT_LIMIT, piecesOf, type Admission, type Judged } from './admit.ts';
import { Answers } from './answers.ts';
import { Carets } from './carets.ts';
import { Forming, type Form, type Hand } from './forms/forming.ts';
import { Maps } from './maps.ts';
import { Owners } from './owners.ts';
import type { Origin, Reader } from './reader.ts';
import { scan } from './scan.ts';
import { made, Shadow } from './shadow.ts';
import { updateFrame } from './wire.ts';

/** A change of a server-written document that nobody sees yet. */
export interface Staged {
	/** What is to be stored; null when nothing changed. */
	readonly update: Update | null;
	/** Once stored: applies the very same bytes and sends them. */
	publish(): void;
	/** After a failed commit: forgets the change. */
	spoil(): void;
}

/** Structs (about 10 bytes each) beyond which a document may count as worn. */
const WORN = 20_000;

/** Whether a document has more structs than the limit, and twenty times as many as the things that it says now. */
export function isTraces(doc: Y.Doc, said: () => number, limit: number): boolean {
	const pieces = piecesOf(doc);
	return pieces > limit && pieces > 20 * said();
}

/** Beyond how many pieces a document takes in no more letters, but still what deletes some. */
const FULL = 16_000;
/** A new piece is read, tried, stored and shown. */
const STEPS_A_PIECE = 5;
/** How many bytes of a document are written down in the time of one step. */
const BYTES_A_STEP = 150;

interface Edit extends Hand {
	readonly bytes: Uint8Array;
	readonly authors: readonly Author[];
}

/** The host's own. */
const HOST: Hand = { by: null, marked: false };

/** Whether a document is nothing but maps that the host writes. */
const isMaps = (name: string): boolean => ['view', 'room'].includes(parseName(name)?.kind ?? '');

/** Yjs cannot take a change back. So it happens on the shadow, or in maps beside it, and `live` holds stored bytes only. */
export class LiveDocument {
	readonly name: string;
	readonly readers = new Set<Reader>();
	readonly carets: Carets;
	readonly forming: Forming;
	/** Is told how texts stood before an edit that ends a form of theirs. */
	formed: ((forms: ReadonlyMap<string, Form>) => void) | null = null;
	readonly #live = new Y.Doc();
	/** What is stored and shown, and not in `#live` yet: that is wanted when somebody comes, and not at each change. */
	#behind: Uint8Array[] = [];
	readonly #isMaps: boolean;
	#maps: Maps | null = null;
	readonly #owners: Owners;
	/** How many pieces came since it was last tried how much work it is to load. */
	untried = 0;
	/** Rows in storage, the number of the last, and how many bytes came since they were last made one. */
	rows = 0;
	last = 0;
	fresh = 0;
	/** When it was last of use to anybody. */
	touched = Date.now();
	compacting = false;
	/** Deleted or failed: nothing of it may reach storage or a reader any more. */
	dead = false;
	readonly #shadow = new Shadow(() => [
		this.state(),
		...this.#unpublished.map(({ bytes }) => bytes)
	]);
	readonly #answers = new Answers(() => this.live);
	/** Edits that the shadow holds and `live` does not: being stored, then waiting to be. */
	#unpublished: Edit[] = [];
	#waiting: (() => void)[] = [];
	#bytes = 0;
	#turn = Promise.resolve();
	#staging = 0;

	/** `rows` is how many rows in storage these updates are, and `last` the number of the last. */
	constructor(
		name: string,
		stored: readonly Uint8Array[],
		authors: readonly Author[] = [],
		rows = stored.length,
		last = rows
	) {
		this.name = name;
		this.#isMaps = isMaps(name);
		this.#owners = new Owners(authors);
		this.carets = new Carets(this.#owners);
		this.forming = new Forming((client) => this.#owners.ownerOf(client));
		this.#merge(stored);
		this.rows = rows;
		this.last = last;
		this.#bytes = stored.reduce((sum, bytes) => sum + bytes.length, 0);
		this.fresh = rows > 1 ? this.#bytes : 0;
	}

	/** The document as it is stored. */
	get live(): Y.Doc {
		const behind = this.#behind;
		if (behind.length > 0) {
			this.#behind = [];
			this.#merge(behind);
		}
		return this.#live;
	}

	/** In one transaction: merging many updates one by one or by mergeUpdates is many times slower. */
	#merge(updates: readonly Uint8Array[]): void {
		this.#live.transact(() => {
			for (const bytes of updates) Y.applyUpdate(this.#live, bytes);
		});
	}

	/** Whether it holds accepted edits that are not stored yet. */
	get unstored(): boolean {
		return this.#unpublished.length > 0;
	}

	/** Whether somebody looks at it, or something of it is on its way. */
	get busy(): boolean {
		return this.readers.size > 0 || this.unstored || this.#staging > 0 || this.compacting;
	}

	/** Whether most of it is the traces of what it once said: far more of them than of what it says now. */
	isWorn(limit = WORN): boolean {
		if (piecesOf(this.#live) + (this.#maps?.clock ?? 0) <= limit) return false;
		const types = [...this.live.share.values()];
		return isTraces(this.live, () => types.reduce((sum, { _map }) => sum + _map.size, 0), limit);
	}

	/** The whole state as one update, made at most once between two changes. */
	state(): Uint8Array {
		return this.#answers.all();
	}

	/** What somebody with this state vector has not. */
	since(vector: Uint8Array): Uint8Array {
		return this.#answers.since(vector);
	}

	/** How many steps of work it is to answer somebody who has what this state vector says. */
	toil(vector: Uint8Array): number {
		return this.#answers.has(vector) ? 0 : this.#writing;
	}

	/** How many steps of work it is to write it down. */
	get #writing(): number {
		return piecesOf(this.live) + this.#bytes / BYTES_A_STEP;
	}

	/** Prepares a change on the shadow. The next one waits until this is published or spoilt. */
	async stage(change: (doc: Y.Doc) => void): Promise<Staged> {
		const before = this.#turn;
		const { promise, resolve } = Promise.withResolvers<undefined>();
		this.#turn = promise;
		this.#staging += 1;
		await before;
		let open = true;
		const settle = (how: () => void) => {
			if (!open) return;
			open = false;
			this.#staging -= 1;
			this.touched = Date.now();
			how();
			resolve(undefined);
		};
		const spoil = () => settle(() => this.#forget());
		const bytes = this.#tried(spoil, change);
		if (!bytes) settle(() => undefined);
		return {
			update: bytes && { document: this.name, bytes },
			publish: () => {
				settle(() => {
					if (bytes) this.#publish([{ bytes, authors: [], ...HOST }]);
				});
			},
			spoil
		};
	}

	#tried(spoil: () => void, change: (doc: Y.Doc) => void): Uint8Array | null {
		try {
			if (!this.#isMaps) return this.#shadow.change(change);
			const maps = (this.#maps ??= new Maps(() => this.live));
			// a change of a view or a room asks its document for maps and for nothing else
			return maps.change(change as unknown as (maps: Maps) => void);
		} catch (mistake) {
			spoil();
			throw mistake;
		}
	}

	/** Forgets what was tried and not stored. */
	#forget(): void {
		this.#shadow.spoil();
		this.#maps = null;
	}

	/** Whether all the text that an update brings is here already; what is no text is nobody's writing. */
	knows(update: Uint8Array): boolean {
		const { store } = this.#isMaps ? this.live : this.#shadow.doc;
		try {
			for (const { kind, client, clock, length } of scan(update))
				if (kind !== 'skip' && clock + length > Y.getState(store, client)) return false;
		} catch {
			return true;
		}
		return true;
	}

	/** Tries a client's update on the shadow. What passes is stored and shown with the next batch. */
	accept(update: Uint8Array, texts: RegExp, from: Origin): Admission | 'others' | 'knotted' {
		if (!this.#shadow.loads()) return 'knotted';
		const judged = admit(this.#shadow.doc, update, texts);
		const { admission, clients, pieces } = judged;
		from.spend?.(pieces * STEPS_A_PIECE);
		if (admission !== 'whole') return admission;
		const others = clients.filter((client) => this.#owners.isOthers(client, from.who));
		if (others.length > 0) {
			this.accept(without(update, others), texts, from);
			return 'others';
		}
		const [only] = clients;
		if (from.binds && only !== undefined && clients.length === 1) {
			this.#owners.claim(only, from.who);
		}
		return this.#take(update, judged, from);
	}

	#take(update: Uint8Array, judged: Judged, from: Origin): Admission {
		const full = this.#isFull(update.length, from);
		const taken = this.#shadow.take(update, full, from.spend);
		if (!taken) {
			from.spend?.(2 * this.#writing); // it has to be made anew
			return 'refused';
		}
		const { bytes, cuts } = taken;
		if (bytes === null) return 'whole'; // nothing new
		this.#bytes += bytes.length;
		this.untried += judged.pieces;
		const authors = this.#owners.unstored(judged.clients);
		const { who, marked = false } = from;
		this.#unpublished.push({ bytes, authors, by: who[0] ?? null, marked });
		if (cuts.length > 0) from.handBack?.(cuts);
		return 'whole';
	}

	/** Whether so many more bytes have room in it. */
	holds(more: number): boolean {
		return this.#shadow.loads() && !this.#isFull(more, { who: [], binds: false });
	}

	/** Whether `more` bytes are too many. The sum of all updates costs nothing to know: only beyond the limit we measure. */
	#isFull(more: number, { spend }: Origin): boolean {
		if (piecesOf(this.#shadow.doc) > FULL) return true;
		if (this.#bytes + more <= DOCUMENT_LIMIT) return false;
		spend?.(this.#writing);
		this.#bytes = this.state().length;
		for (const { bytes } of this.#unpublished) this.#bytes += bytes.length;
		return this.#bytes + more > DOCUMENT_LIMIT;
	}

	/** Calls `then` once all that was accepted so far is stored. */
	whenStored(then: () => void): void {
		if (this.unstored) this.#waiting.push(then);
		else then();
	}

	/** What waits to be stored, and how to go on once it is. */
	batch(): { updates: readonly Update[]; stored: () => void } {
		const edits = [...this.#unpublished];
		const waiting = this.#waiting;
		this.#waiting = [];
		return {
			updates: edits.map(({ bytes, authors }) => ({ document: this.name, bytes, authors })),
			stored: () => {
				this.#unpublished.splice(0, edits.length);
				this.#publish(edits);
				for (const then of waiting) then();
			}
		};
	}

	/** Its readers come back later or not at all, as the code says; what was not stored is forgotten. */
	end(code: number): void {
		this.dead = true;
		this.#unpublished = [];
		this.#waiting = [];
		for (const reader of [...this.readers]) reader.close(code);
	}

	/** Notices how texts stood before these edits, which come next. */
	#notice(edits: readonly Edit[]): void {
		const { formed } = this;
		if (!formed) return;
		this.live.once('afterTransaction', (edit: Y.Transaction) => {
			try {
				const forms = this.forming.ended(edit, handOf(edits));
				if (forms.size > 0) formed(forms);
			} catch (error) {
				trouble('how a text stood before could not be noticed', error); // the edit goes on
			}
		});
	}

	#publish(stored: readonly Edit[]): void {
		const [only] = stored;
		const bytes = this.#isMaps && only ? this.#later(only.bytes) : this.#merged(stored);
		this.rows += stored.length;
		this.last += stored.length;
		for (const one of stored) this.fresh += one.bytes.length;
		this.#answers.clear();
		if (!bytes) return;
		const frame = updateFrame(bytes);
		for (const reader of this.readers) reader.send(frame);
	}

	/** What these edits bring that is new. */
	#merged(edits: readonly Edit[]): Uint8Array | null {
		return made(this.#live, () => {
			this.#notice(edits);
			this.#merge(edits.map(({ bytes }) => bytes));
		});
	}

	/** The host's own bytes are new: they are merged when the document is wanted. */
	#later(bytes: Uint8Array): Uint8Array {
		this.#behind.push(bytes);
		return bytes;
	}
}

/** Whose edits these are together. */
function handOf(edits: readonly Edit[]): Hand {
	const by = edits[0]?.by ?? null;
	return {
		by: edits.every((edit) => edit.by === by) ? by : null,
		marked: edits.some(({ marked }) => marked)
	};
}

/** An update without what it brings of these clients. */
function without(update: Uint8Array, clients: readonly number[]): Uint8Array {
	const all = new Map(clients.map((client) => [client, 2 ** 31]));
	return Y.diffUpdate(update, Y.encodeStateVector(all));
}
