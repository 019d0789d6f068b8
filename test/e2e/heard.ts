/** What a device is sent over its sockets, to be searched for what it must not know. */
import { createDecoder, readVarUint, readVarUint8Array } from 'lib0/decoding';
import type { Page } from 'playwright';
import * as Y from 'yjs';
import { ENGINE } from './engines/open.ts';

/** Everything a phone was sent: the values in its frames as they came, and the view they add up to. */
export class Heard {
	/** May be emptied, to hear only what comes from now on. */
	values: unknown[] = [];
	readonly #views: Y.Doc[] = [];

	/** Begins to listen; before the page is opened. */
	static async to(page: Page): Promise<Heard> {
		const heard = new Heard();
		if (ENGINE === 'chromium') heard.#listen(page);
		else await heard.#listenWithin(page);
		return heard;
	}

	#listen(page: Page): void {
		page.on('websocket', (socket) => {
			const doc = this.#docOf(socket.url());
			socket.on('framereceived', ({ payload }) => {
				if (typeof payload !== 'string') this.#take(payload, doc);
			});
		});
	}

	/** By the page itself, where an engine's driver hears no sockets. */
	async #listenWithin(page: Page): Promise<void> {
		const docs = new Map<string, Y.Doc>();
		await page.exposeFunction('heard', (socket: string, frame: string) => {
			const doc = docs.get(socket) ?? this.#docOf(socket);
			docs.set(socket, doc);
			this.#take(Buffer.from(frame, 'base64'), doc);
		});
		await page.addInitScript(tellFrames);
	}

	#docOf(url: string): Y.Doc {
		const doc = new Y.Doc();
		if (url.includes('/view')) this.#views.push(doc);
		return doc;
	}

	/** What the phone knows of a path of the view. */
	read(path: string): unknown {
		return this.#views
			.map((doc) => doc.getMap('view').get(path))
			.find((value) => value !== undefined);
	}

	/** A message of the sync protocol: what is no update of a document holds no values. */
	#take(frame: Buffer, doc: Y.Doc) {
		const decoder = createDecoder(frame);
		if (readVarUint(decoder) !== 0 || readVarUint(decoder) === 0) return;
		const update = readVarUint8Array(decoder);
		for (const struct of Y.decodeUpdate(update).structs) {
			const values: unknown[] = struct instanceof Y.Item ? struct.content.getContent() : [];
			this.values.push(...values);
		}
		Y.applyUpdate(doc, update);
	}
}

/** Has every socket of a page tell what it was sent. Runs in the page. */
function tellFrames(): void {
	const { heard } = window as unknown as { heard: (socket: string, frame: string) => unknown };
	let sockets = 0;
	window.WebSocket = class extends WebSocket {
		constructor(url: string | URL, protocols?: string | string[]) {
			super(url, protocols);
			const name = `${String(url)} ${String(performance.timeOrigin)} ${String(sockets++)}`;
			this.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
				if (!(data instanceof ArrayBuffer)) return;
				const bytes = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte));
				void heard(name, btoa(bytes.join('')));
			});
		}
	};
}
