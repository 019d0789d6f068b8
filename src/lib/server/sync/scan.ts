/** Reads a Yjs update (V1) struct by struct without making anything of it: what it declares costs nothing. */
import { Bytes } from './bytes.ts';

/** A stretch of a client's content. One object serves for all of an update: take from it what you need at once. */
export interface Struct {
	kind: 'text' | 'deleted' | 'gc' | 'skip';
	client: number;
	clock: number;
	length: number;
	/** Its letters, as UTF-8. */
	letters: Uint8Array;
	/** The text it stands in, where it says so itself. */
	root: string | null;
	/** What it stands after and before, as client and clock; a client of -1 for nothing. */
	leftClient: number;
	leftClock: number;
	rightClient: number;
	rightClock: number;
}

/** A stretch of a client's content that was deleted. */
export interface Deletion {
	readonly client: number;
	readonly clock: number;
	readonly end: number;
}

const [HAS_LEFT, HAS_RIGHT, HAS_KEY, KIND] = [0x80, 0x40, 0x20, 0x1f];
const [GC, DELETED, TEXT, SKIP] = [0, 1, 4, 10];

/** An update's structs and, after them, its deletions. Throws on what is neither plain text nor its deletion. */
export function* scan(
	update: Uint8Array
): Generator<Struct, Generator<Deletion, void, void>, void> {
	const bytes = new Bytes(update);
	const struct = emptyStruct();
	const seen = new Set<number>();
	for (let clients = bytes.uint(); clients > 0; clients -= 1) {
		let structs = bytes.uint();
		struct.client = bytes.id();
		struct.clock = bytes.id();
		// of two blocks of one client Yjs takes the last only
		if (seen.has(struct.client) || structs > bytes.left) throw new Error('malformed');
		seen.add(struct.client);
		for (; structs > 0; structs -= 1) {
			readStruct(bytes, struct);
			yield struct;
			struct.clock += struct.length;
		}
	}
	return deletions(bytes);
}

function* deletions(bytes: Bytes): Generator<Deletion, void, void> {
	const seen = new Set<number>();
	for (let clients = bytes.uint(); clients > 0; clients -= 1) {
		const client = bytes.id();
		if (seen.has(client)) throw new Error('malformed');
		seen.add(client);
		let last = 0;
		for (let ranges = bytes.uint(); ranges > 0; ranges -= 1) {
			const clock = bytes.id();
			const end = clock + bytes.id();
			// Yjs writes them in order and each once; whatever is said again it would go through again
			if (clock < last || end === clock) throw new Error('malformed');
			last = end;
			yield { client, clock, end };
		}
	}
	bytes.end();
}

/** Of how many clients a state vector says what is known. Throws on anything that is no state vector. */
export function clientsIn(vector: Uint8Array): number {
	const bytes = new Bytes(vector);
	const clients = bytes.uint();
	for (let left = clients; left > 0; left -= 1) {
		bytes.id();
		bytes.id();
	}
	bytes.end();
	return clients;
}

const NONE = new Uint8Array();

const emptyStruct = (): Struct => ({
	kind: 'gc',
	client: 0,
	clock: 0,
	length: 0,
	letters: NONE,
	root: null,
	leftClient: -1,
	leftClock: 0,
	rightClient: -1,
	rightClock: 0
});

function readStruct(bytes: Bytes, struct: Struct): void {
	const info = bytes.byte();
	struct.root = null;
	struct.letters = NONE;
	struct.leftClient = struct.rightClient = -1;
	switch (info & KIND) {
		case GC:
			struct.kind = 'gc';
			struct.length = bytes.id();
			break;
		case SKIP:
			struct.kind = 'skip';
			struct.length = bytes.id();
			break;
		case DELETED:
			readPlace(bytes, info, struct);
			struct.kind = 'deleted';
			struct.length = bytes.id();
			break;
		case TEXT:
			readPlace(bytes, info, struct);
			struct.kind = 'text';
			struct.letters = bytes.letters();
			struct.length = unitsIn(struct.letters);
			break;
		default:
			throw new Error('no plain text');
	}
	if (struct.length === 0) throw new Error('malformed');
}

/** Where an item stands: after and before which characters, or in which text as its first. */
function readPlace(bytes: Bytes, info: number, struct: Struct): void {
	if (info & HAS_LEFT) {
		struct.leftClient = bytes.id();
		struct.leftClock = bytes.id();
	}
	if (info & HAS_RIGHT) {
		struct.rightClient = bytes.id();
		struct.rightClock = bytes.id();
	}
	if (info & (HAS_LEFT | HAS_RIGHT)) return;
	// within another type, or under a key of a map
	if (bytes.uint() !== 1 || info & HAS_KEY) throw new Error('no plain text');
	struct.root = bytes.name();
}

/** How many UTF-16 units letters of UTF-8 are. */
function unitsIn(letters: Uint8Array): number {
	let units = 0;
	for (const byte of letters) if ((byte & 0xc0) !== 0x80) units += byte >= 0xf0 ? 2 : 1;
	return units;
}
