/** What a device is sent over its sockets, to be searched for what it must not know. */
import { createDecoder, readVarUint, readVarUint8Array } from 'lib0/decoding';
import type { Page } from 'playwright';
import * as Y from 'yjs';

/** Everything a phone was sent: the values in its frames as they came, and the view they add up to. */
export class Heard {
	/** May be emptied, to hear only what comes from now on. */
	values: unknown[] = [];
	readonly #views: Y.Doc[] = [];

	/** Begins to listen; before the page is opened. */
	constructor(page: Page) {
		page.on('websocket', (socket) => {
			const doc = new Y.Doc();
			if (socket.url().includes('/view')) this.#views.push(doc);
			socket.on('framereceived', ({ payload }) => {
				if (typeof payload !== 'string') this.#take(payload, doc);
			});
		});
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
