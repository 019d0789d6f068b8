/** One shared document: the stock provider keeps it equal with the server's, the server says what it has stored. */
import { readVarString, readVarUint, type Decoder } from 'lib0/decoding';
import { untrack } from 'svelte';
import { WebsocketProvider } from 'y-websocket';
import { Kept } from './document/kept.ts';
import { SteadyDocument, Underway } from './document/steady.ts';
import { draftsOf } from './draftsOf.ts';
import { CUT, REACTION, STEP_1, STORED, SYNC } from './messageKinds.ts';
import { newSocket } from './sockets.ts';

/** Milliseconds that a page may take to come, or a socket to open again, before anybody is told. */
const WORTH_SAYING = 3_000;
export class SharedDocument {
	readonly doc = new SteadyDocument();
	/** True once this connection has exchanged what either side was missing. */
	current = $state(false);
	/** True once it has differed from the server's for long enough that somebody should know. */
	cut = $state(false);
	/** True while an edit made here, or kept here from before, is not known to be stored by the server, or a field shows what its text has not. */
	unsaved = $state(false);
	/** Whether all of it is kept on this device; null as long as nobody knows, or nobody wanted it. */
	keeps: boolean | null = $state(null);
	/** What was written here and did not fit, text by text, until it was seen. */
	handedBack: readonly string[] = $state.raw([]);
	/** A text of this document by its name. */
	readonly draft: ReturnType<typeof draftsOf>;
	readonly #provider: WebsocketProvider;
	readonly #kept: Kept | null;
	#late: ReturnType<typeof setTimeout> | undefined;
	readonly #underway = new Underway();
	/** The names of texts that were edited here, or kept here from before, since all was last stored. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
	readonly #edited = new Set<string>();
	/** Whether there is one that did not go out on this connection. */
	#unsent = false;
	/** Edits sent and edits stored on this connection. */
	#sent = 0;
	#stored = 0;

	/**
	 * Follows `<name>` on this page's own server. With `keep` the document also lives in IndexedDB, so
	 * that what is typed without network outlives a reload. `gone` is told the code when the server
	 * ends the connection for good (44xx), `reacted` the reactions that a room passes on.
	 */
	constructor(
		name: string,
		{
			keep = false,
			gone,
			reacted
		}: {
			keep?: boolean;
			gone: (code: number) => void;
			reacted?: (message: Decoder) => void;
		}
	) {
		this.#watch();
		const start = () => {
			this.#unsent ||= this.#stored < this.#sent;
			this.#sent = this.#stored = 0;
		};
		const sending = (data: unknown) => {
			if (data instanceof Uint8Array && data[0] === SYNC && data[1] !== STEP_1) {
				this.#sent++;
				this.#unsent = false;
				this.#count();
			}
		};
		this.#provider = new WebsocketProvider(`${origin()}/sync`, name, this.doc, {
			disableBc: true,
			protocols: ['borrowed-earth', 'acks'],
			WebSocketPolyfill: function (url: string | URL, protocols?: string | string[]) {
				const socket = newSocket(url, protocols);
				const send = socket.send.bind(socket);
				socket.send = (data: Parameters<WebSocket['send']>[0]) => {
					sending(data);
					send(data);
				};
				start();
				return socket;
			} as unknown as typeof WebSocket
		});
		this.draft = draftsOf(this.doc, this.#provider.awareness, (field, differs) => {
			if (differs) this.#underway.begin(field);
			else this.#underway.end(field);
			this.#count();
		});
		this.#provider.messageHandlers[STORED] = (_encoder, decoder) => {
			this.#stored = readVarUint(decoder);
			this.#count();
		};
		this.#provider.messageHandlers[CUT] = (_encoder, decoder) => {
			this.handedBack = [...this.handedBack, ...lettersIn(decoder)];
		};
		if (reacted) this.#provider.messageHandlers[REACTION] = (_encoder, decoder) => reacted(decoder);
		this.#apart();
		this.#provider.on('sync', (current) => {
			if (current) this.#together();
			else this.#apart();
		});
		this.#provider.on('status', ({ status }) => {
			if (status !== 'connected') this.#apart();
		});
		this.#provider.on('connection-close', () => {
			this.#provider.maxBackoffTime = waitAfter(this.#provider.wsUnsuccessfulReconnects);
		});
		this.#provider.on('closed', ({ code }) => gone(code));
		this.#kept = keep ? new Kept(name, this.doc, (keeps) => (this.keeps = keeps)) : null;
	}

	/** From its first moment an edit is not saved, whatever becomes of it: only the server's count says that it is. */
	#watch(): void {
		this.doc.on('beforeTransaction', (edit) => {
			if (!edit.local) return;
			this.#underway.begin(edit);
			this.#count();
		});
		this.doc.on('afterTransaction', (edit) => {
			if (edit.origin !== this.#provider)
				for (const [name, text] of this.doc.share)
					if (edit.changed.has(text)) this.#edited.add(name);
			if (!this.#underway.end(edit)) return;
			this.#unsent ||= edit.changed.size > 0;
			this.#count();
		});
	}

	#count(): void {
		const here = this.#underway.some || this.#unsent;
		// reading a text can begin an edit that changes nothing, also where only what is shown is reckoned
		untrack(() => {
			this.unsaved = here || this.#stored < this.#sent;
			if (!this.unsaved && this.current) this.#edited.clear();
		});
	}

	/** The texts in which something is not known to be stored, each whole: for a document of texts alone. */
	get unsavedTexts(): string[] {
		return [...this.#edited].map((name) => this.doc.getText(name).toJSON());
	}

	/** A page that has just come, or a socket that opens anew, is no reason to worry anybody. */
	#apart(): void {
		this.current = false;
		this.#late ??= setTimeout(() => (this.cut = true), WORTH_SAYING);
	}

	#together(): void {
		clearTimeout(this.#late);
		this.#late = undefined;
		this.current = true;
		this.cut = false;
	}

	/** Tries again at once, as when the network has come back. */
	retry(): void {
		if (!this.#provider.wsconnected) this.#provider.connect();
	}

	close(): void {
		clearTimeout(this.#late);
		this.#provider.destroy();
		this.#kept?.close();
		this.doc.destroy();
	}

	/** Closes it, and leaves nothing of it on this device. */
	forget(): void {
		this.close();
		this.#kept?.forget();
	}
}

/** The letters of each text; their names stand before them. */
function lettersIn(decoder: Decoder): string[] {
	return Array.from({ length: readVarUint(decoder) }, () => {
		readVarString(decoder);
		return readVarString(decoder);
	});
}

/** Milliseconds after the server's return within which a phone tries again, however long the server was away. */
const LONGEST = 4_000;

/** How long to wait at most before the next try: longer each time, and not the same for all phones of a class. */
const waitAfter = (failures: number): number =>
	Math.min(LONGEST, 200 * 2 ** failures) * (0.25 + 0.75 * Math.random());

const origin = () => location.origin.replace(/^http/, 'ws');
