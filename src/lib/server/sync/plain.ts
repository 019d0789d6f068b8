/** A document written down plainly: each letter between the two it stood between when it came, so that nobody has to look for its place. */
import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';

/** A stretch of one client's letters. */
export interface Stretch {
	readonly client: number;
	readonly clock: number;
	readonly length: number;
	/** Null where they were deleted. */
	readonly letters: string | null;
}

/** What stands in each text, in its order. */
export type Told = ReadonlyMap<string, Iterable<Stretch>>;

/** What a loaded document says, and the traces of what it said. */
export function toldBy(doc: Y.Doc): Told {
	return new Map([...doc.share].map(([name, { _start }]) => [name, stretchesFrom(_start)]));
}

function* stretchesFrom(first: Y.Item | null): Generator<Stretch> {
	for (let item = first; item; item = item.right) {
		const { id, length, deleted, content } = item;
		const letters = !deleted && content instanceof Y.ContentString ? content.str : null;
		yield { client: id.client, clock: id.clock, length, letters };
	}
}

interface Placed extends Stretch {
	readonly text: string;
	/** What it stands behind and before when it comes; null at a text's beginning and end. */
	left: Placed | null;
	right: Placed | null;
}

/** An update (V1) that makes a new document say this. Every letter keeps its name, so that phones which have it know it. */
export function written(told: Told): Uint8Array {
	const clients = new Map<number, Placed[]>();
	for (const [text, stretches] of told) {
		let left: Placed | null = null;
		for (const stretch of stretches) {
			const placed: Placed = { ...stretch, text, left, right: null };
			if (left) left.right = placed;
			left = placed;
			const own = clients.get(stretch.client) ?? [];
			clients.set(stretch.client, own);
			own.push(placed);
		}
	}
	for (const own of clients.values()) own.sort((a, b) => a.clock - b.clock);
	part([...clients.values()].flat());
	return encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, clients.size);
		for (const own of clients.values()) writeClient(encoder, own);
		encoding.writeVarUint(encoder, 0); // what was deleted says so itself
	});
}

/** The last that came goes first: what stands beside it then stood beside it when it came. */
function part(inOrder: readonly Placed[]): void {
	for (const { left, right } of inOrder.toReversed()) {
		if (left) left.right = right;
		if (right) right.left = left;
	}
}

const GC = 0;
const DELETED = 1;
const TEXT = 4;
const HAS_LEFT = 0x80;
const HAS_RIGHT = 0x40;

function writeClient(encoder: encoding.Encoder, own: readonly Placed[]): void {
	const parts: (Placed | number)[] = [];
	let end = 0;
	for (const one of own) {
		if (one.clock > end) parts.push(one.clock - end); // what stood nowhere any more
		parts.push(one);
		end = one.clock + one.length;
	}
	encoding.writeVarUint(encoder, parts.length);
	encoding.writeVarUint(encoder, own[0]?.client ?? 0);
	encoding.writeVarUint(encoder, 0);
	for (const part of parts) {
		if (typeof part === 'object') writePlaced(encoder, part);
		else {
			encoding.writeUint8(encoder, GC);
			encoding.writeVarUint(encoder, part);
		}
	}
}

function writePlaced(encoder: encoding.Encoder, placed: Placed): void {
	const { left, right, text, letters, length } = placed;
	const kind = letters === null ? DELETED : TEXT;
	encoding.writeUint8(encoder, kind | (left ? HAS_LEFT : 0) | (right ? HAS_RIGHT : 0));
	if (left) writeId(encoder, left.client, left.clock + left.length - 1);
	if (right) writeId(encoder, right.client, right.clock);
	if (!left && !right) {
		encoding.writeVarUint(encoder, 1);
		encoding.writeVarString(encoder, text);
	}
	if (letters === null) encoding.writeVarUint(encoder, length);
	else encoding.writeVarString(encoder, letters);
}

function writeId(encoder: encoding.Encoder, client: number, clock: number): void {
	encoding.writeVarUint(encoder, client);
	encoding.writeVarUint(encoder, clock);
}
