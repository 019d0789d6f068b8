/** Maps of JSON that the host alone writes: their changes become the very bytes that Yjs would make of them, without a document of Yjs, which is ten times the work. */
import * as encoding from 'lib0/encoding';
import { uint32 } from 'lib0/random';
import * as Y from 'yjs';
import type { Json } from '../../engine/json.ts';

interface Id {
	readonly client: number;
	readonly clock: number;
}

interface Item {
	readonly map: string;
	readonly key: string;
	readonly value: Json;
	/** What the key said before, or was deleted from. */
	readonly after: Id | null;
}

/** What is noted of a change. */
interface Notes {
	/** The new item's id. */
	item(key: string, value: Json, after: Id | null): Id;
	gone(id: Id): void;
}

/** How Yjs marks an item of a map: any JSON, under a key, after another one. */
const [ANY, KEYED, AFTER] = [0x08, 0x20, 0x80];

export class Maps {
	/** A new one each time: an id and clock once shown must never come again with other content. */
	readonly #client = uint32();
	readonly #doc: () => Y.Doc;
	readonly #maps = new Map<string, KeptMap>();
	#items: Item[] = [];
	#gone: Id[] = [];
	/** How many items it has made. */
	clock = 0;

	/** `doc` is asked for what stands in a map when that is first wanted. */
	constructor(doc: () => Y.Doc) {
		this.#doc = doc;
	}

	/** The map of this name; nothing stands in one that is new. */
	getMap(name: string): KeptMap {
		let map = this.#maps.get(name);
		if (!map) {
			map = new KeptMap(this.#doc().getMap(name), {
				item: (key, value, after) => {
					this.#items.push({ map: name, key, value, after });
					return { client: this.#client, clock: this.clock++ };
				},
				gone: (id) => this.#gone.push(id)
			});
			this.#maps.set(name, map);
		}
		return map;
	}

	/** Makes a change: its update, or null where nothing changed. Throws what the change throws; it is of no more use then. */
	change(change: (maps: Maps) => void): Uint8Array | null {
		change(this);
		const [items, gone] = [this.#items, this.#gone];
		if (items.length === 0 && gone.length === 0) return null;
		[this.#items, this.#gone] = [[], []];
		const encoder = encoding.createEncoder();
		this.#writeItems(encoder, items);
		writeGone(encoder, gone);
		return encoding.toUint8Array(encoder);
	}

	#writeItems(to: encoding.Encoder, items: readonly Item[]): void {
		encoding.writeVarUint(to, Math.min(items.length, 1));
		if (items.length === 0) return;
		for (const number of [items.length, this.#client, this.clock - items.length]) {
			encoding.writeVarUint(to, number);
		}
		for (const { map, key, value, after } of items) {
			encoding.writeUint8(to, ANY | KEYED | (after ? AFTER : 0));
			if (after) writeId(to, after);
			else {
				encoding.writeVarUint(to, 1); // in a map of the document itself
				encoding.writeVarString(to, map);
				encoding.writeVarString(to, key);
			}
			encoding.writeVarUint(to, 1);
			encoding.writeAny(to, value);
		}
	}
}

/** One map: what it says, and which item of Yjs says it; a key that was deleted keeps its last. */
class KeptMap {
	readonly #values = new Map<string, Json>();
	readonly #ids = new Map<string, Id>();
	readonly #notes: Notes;

	constructor(from: Y.Map<unknown>, notes: Notes) {
		this.#notes = notes;
		for (const [key, item] of from._map) this.#ids.set(key, item.lastId);
		for (const [key, value] of from.entries()) this.#values.set(key, value as Json);
	}

	get(key: string): Json | undefined {
		return this.#values.get(key);
	}

	has(key: string): boolean {
		return this.#values.has(key);
	}

	keys(): Iterable<string> {
		return this.#values.keys();
	}

	entries(): Iterable<[string, Json]> {
		return this.#values.entries();
	}

	/** The value that was set. */
	set(key: string, value: Json): Json {
		this.#unsay(key);
		this.#ids.set(key, this.#notes.item(key, value, this.#ids.get(key) ?? null));
		this.#values.set(key, value);
		return value;
	}

	delete(key: string): void {
		this.#unsay(key);
		this.#values.delete(key);
	}

	#unsay(key: string): void {
		const id = this.#ids.get(key);
		if (id && this.#values.has(key)) this.#notes.gone(id);
	}
}

function writeId(to: encoding.Encoder, { client, clock }: Id): void {
	encoding.writeVarUint(to, client);
	encoding.writeVarUint(to, clock);
}

/** What was deleted, by client, in order, neighbours as one: so does Yjs. */
function writeGone(to: encoding.Encoder, gone: readonly Id[]): void {
	const clocks = Map.groupBy(gone, ({ client }) => client);
	encoding.writeVarUint(to, clocks.size);
	for (const [client, ids] of [...clocks].sort(([one], [other]) => other - one)) {
		const ranges: { from: number; length: number }[] = [];
		for (const { clock } of ids.sort((one, other) => one.clock - other.clock)) {
			const last = ranges.at(-1);
			if (last && last.from + last.length === clock) last.length += 1;
			else ranges.push({ from: clock, length: 1 });
		}
		encoding.writeVarUint(to, client);
		encoding.writeVarUint(to, ranges.length);
		for (const { from, length } of ranges) {
			encoding.writeVarUint(to, from);
			encoding.writeVarUint(to, length);
		}
	}
}
