/** One open socket on one document: what it may say, how much of it, and what it hears. */
import * as Y from 'yjs';
import { frames, refusals } from '../base/metrics.ts';
import { userOf, type User, type Writer } from './carets.ts';
import type { Cut } from './cut.ts';
import type { LiveDocument } from './document.ts';
import { TRY_LATER, type DocumentStore } from './documentStore.ts';
import type { Admitted } from './judge.ts';
import { Pace } from './bucket.ts';
import type { Line } from './polled.ts';
import type { Reader } from './reader.ts';
import { Receipts } from './receipts.ts';
import { clientsIn } from './scan.ts';
import {
	awarenessFrame,
	nothingFrame,
	read,
	step1Frame,
	step2Frame,
	type Message
} from './wire.ts';
import { MALFORMED, TOO_MUCH, FULL } from '../base/closeCodes.ts';

/** Reads too slowly: it comes back and asks for what it missed. */
const TOO_SLOW = 4508;

/** An edit may be as long as ws lets a message be: a page that loads what it kept sends all of it as one. */
const FRAME_LIMIT = 64 * 1024;
const BUFFER_LIMIT = 1024 * 1024;
const SILENCE = 20_000;
/** How many pings in a row may go unanswered: a pong may be late, and yet a phone that is gone is known within 15 s. */
const UNANSWERED = 3;
const CLOSING = 2_000;

export class Connection implements Reader, Writer {
	readonly member: string | null;
	readonly table: string | null;
	readonly workshop: string;
	readonly name: string;
	readonly user: User;
	readonly who: readonly string[];
	readonly #socket: Line;
	readonly #document: LiveDocument;
	readonly #documents: DocumentStore;
	readonly #texts: RegExp | null;
	readonly #left: () => void;
	readonly #pace: Pace;
	readonly #receipts: Receipts;
	#open = true;
	/** Has been sent the state, and so hears of every change. */
	#joined = false;
	/** Has sent what it held: from now on its edits join on to what we have. */
	#synced = false;
	#sentAt = Date.now();
	/** Pings since the other end was last heard. */
	#pings = 0;

	/** `left` is called once, when the socket closes. */
	constructor(
		socket: Line,
		document: LiveDocument,
		documents: DocumentStore,
		admitted: Admitted,
		left: () => void
	) {
		const { member } = admitted;
		this.member = member?.id ?? null;
		this.table = admitted.table;
		this.workshop = admitted.workshop;
		this.name = document.name;
		this.user = userOf(member);
		this.who = [...(member ? [member.id] : []), ...(admitted.facilitator ? ['facilitator'] : [])];
		this.#socket = socket;
		this.#document = document;
		this.#documents = documents;
		this.#texts = admitted.right === 'write' ? admitted.texts : null;
		this.#pace = new Pace(socket, admitted.allowance, () => this.close(TOO_MUCH));
		this.#receipts = new Receipts(admitted.acks, (frame) => this.#transmit(frame));
		this.#left = left;
		document.readers.add(this);
		this.#listen();
		if (this.#texts) this.#transmit(step1Frame(Y.encodeStateVector(document.live)));
	}

	/** Sends a change of the document, once the state that it changes has been sent. */
	send(frame: Uint8Array): void {
		if (this.#joined) this.#transmit(frame);
	}

	/** The same of a message of our own, to a client that has said it knows them. */
	tell(frame: Uint8Array): void {
		if (this.#receipts.wanted) this.send(frame);
	}

	/** Closes with this code; from this moment it hears nothing more. */
	close(code: number): void {
		if (!this.#open) return;
		if (code >= 4400) refusals.inc({ code: String(code) });
		this.#leave();
		this.#socket.resume();
		this.#socket.close(code);
		setTimeout(() => this.#socket.terminate(), CLOSING).unref();
	}

	/** Called every few seconds: breaks a silence, and ends a connection whose other end is gone. */
	beat(now = Date.now()): void {
		if (now - this.#sentAt >= SILENCE) this.#transmit(nothingFrame);
		if (this.#socket.isPaused) return; // made to wait: its answer lies unread
		if (this.#pings >= UNANSWERED) {
			this.#leave();
			this.#socket.terminate();
			return;
		}
		this.#pings += 1;
		this.#socket.ping();
	}

	#listen(): void {
		this.#socket.on('message', (data, binary) => this.#receive(data, binary));
		this.#socket.on('pong', () => (this.#pings = 0));
		this.#socket.on('close', () => this.#leave());
	}

	#receive(data: unknown, binary: boolean): void {
		if (!this.#open) return;
		this.#pings = 0;
		if (!binary || !(data instanceof Uint8Array)) {
			this.close(MALFORMED);
			return;
		}
		this.#pace.read(data.length);
		if (!this.#isOpen()) return;
		frames.in.inc();
		try {
			const message = read(data);
			if (data.length > FRAME_LIMIT && !('update' in message)) throw new Error('too long');
			this.#hear(message);
		} catch {
			this.close(MALFORMED);
		}
	}

	#isOpen(): boolean {
		return this.#open;
	}

	#hear(message: Message): void {
		switch (message.kind) {
			case 'step-1':
				this.#asked(message.vector);
				return;
			case 'step-2':
			case 'update':
				if (this.#texts) this.#edit(message.kind, message.update(), this.#texts);
				else if (this.#document.knows(message.update())) this.#receipts.came()([]);
				// words of somebody who may not write here any more: dropped, and never called stored
				else this.#receipts.end();
				return;
			case 'awareness':
				if (this.#texts) this.#relay(this.#document.carets.receive(this, message.states()));
				return;
			case 'query-awareness':
				if (this.#pace.mayAsk()) this.#sendCarets();
		}
	}

	/** Not too often: each answer is far longer than its question. Who makes much work waits for it. */
	#asked(vector: Uint8Array): void {
		const clients = clientsIn(vector);
		if (!this.#pace.mayAsk()) return;
		const wait = this.#pace.work(clients + this.#document.toil(vector));
		if (wait === 0) this.#answer(vector);
		else {
			setTimeout(() => {
				if (this.#open) this.#answer(vector);
			}, wait).unref();
		}
	}

	#answer(vector: Uint8Array): void {
		const update = this.#document.since(vector);
		const first = !this.#joined;
		this.#joined = true;
		this.#transmit(step2Frame(update));
		if (first) this.#sendCarets();
	}

	#edit(kind: 'step-2' | 'update', update: Uint8Array, texts: RegExp): void {
		const stored = this.#receipts.came();
		const cuts: Cut[] = [];
		const from = {
			who: this.who,
			binds: kind === 'update',
			handBack: (some: readonly Cut[]) => cuts.push(...some),
			spend: (steps: number) => void this.#pace.work(steps)
		};
		switch (this.#document.accept(update, texts, from)) {
			case 'whole':
				this.#synced ||= kind === 'step-2';
				this.#documents.edited(this.#document);
				this.#document.whenStored(() => stored(cuts));
				return;
			case 'others':
				// dropped: after a crash a page may bring along what it had from another. But never call it stored
				this.#receipts.end();
				this.#documents.edited(this.#document);
				return;
			case 'holes':
				// its step 2, which is under way, brings this edit and what it builds on
				if (kind === 'update' && !this.#synced) return;
				break;
			case 'full':
				this.close(FULL);
				return;
			case 'knotted':
				void this.#documents.examine(this.#document);
				this.close(TRY_LATER);
				return;
			case 'refused':
				break;
		}
		this.close(MALFORMED);
	}

	#sendCarets(): void {
		const states = this.#document.carets.all();
		if (states) this.#transmit(awarenessFrame(states));
	}

	#relay(states: Uint8Array | null): void {
		if (!states) return;
		const frame = awarenessFrame(states);
		for (const reader of this.#document.readers) reader.send(frame);
	}

	#transmit(frame: Uint8Array): void {
		if (!this.#open) return;
		const buffered = this.#socket.bufferedAmount;
		if (buffered > 0 && buffered + frame.length > BUFFER_LIMIT) {
			this.close(TOO_SLOW);
			return;
		}
		this.#sentAt = Date.now();
		frames.out.inc();
		this.#socket.send(frame);
	}

	#leave(): void {
		if (!this.#open) return;
		this.#open = false;
		this.#document.readers.delete(this);
		this.#document.touched = Date.now();
		this.#relay(this.#document.carets.leave(this));
		this.#left();
	}
}
