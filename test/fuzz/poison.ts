/** Updates that Yjs would take in and pay dearly for: well-formed, by nobody's hand. */
import * as encoding from 'lib0/encoding';
import type { Dice } from './fuzzing.ts';

type Id = readonly [client: number, clock: number];

/** One struct as it stands in an update: what it holds, and between which two. */
export interface Piece {
	readonly left?: Id;
	readonly right?: Id;
	/** The text it stands in, where it has no neighbour. */
	readonly root?: string;
	/** Letters, or how many deleted ones. */
	readonly holds: string | number;
}

/** A client's structs in a row, from a clock on. */
export interface Block {
	readonly client: number;
	readonly clock?: number;
	readonly pieces: readonly Piece[];
}

type Ranges = readonly (readonly [
	client: number,
	ranges: readonly (readonly [number, number])[]
])[];

/** An update (V1) with these structs and deletions, whatever they mean. */
function written(blocks: readonly Block[], deletions: Ranges = []): Uint8Array {
	return encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, blocks.length);
		for (const { client, clock = 0, pieces } of blocks) {
			encoding.writeVarUint(encoder, pieces.length);
			encoding.writeVarUint(encoder, client);
			encoding.writeVarUint(encoder, clock);
			for (const piece of pieces) writePiece(encoder, piece);
		}
		encoding.writeVarUint(encoder, deletions.length);
		for (const [client, ranges] of deletions) {
			encoding.writeVarUint(encoder, client);
			encoding.writeVarUint(encoder, ranges.length);
			for (const number of ranges.flat()) encoding.writeVarUint(encoder, number);
		}
	});
}

function writePiece(encoder: encoding.Encoder, { left, right, root, holds }: Piece): void {
	const kind = typeof holds === 'string' ? 4 : 1;
	encoding.writeUint8(encoder, kind | (left ? 0x80 : 0) | (right ? 0x40 : 0));
	for (const number of [...(left ?? []), ...(right ?? [])]) encoding.writeVarUint(encoder, number);
	if (!left && !right) {
		encoding.writeVarUint(encoder, 1);
		encoding.writeVarString(encoder, root ?? 'notes');
	}
	if (typeof holds === 'string') encoding.writeVarString(encoder, holds);
	else encoding.writeVarUint(encoder, holds);
}

/** An update after the other, all of one attack, made for a document whose texts have such names. */
export type Poison = (dice: Dice, size: number, root: string) => Uint8Array[];

const idOf = (dice: Dice) => 1 + dice(2 ** 31);
/** Mostly deleted: that counts towards no length. */
const letters = (dice: Dice) => (dice(8) === 0 ? 'x' : 1);

/** Each item before one further back than the last: Yjs walks over all that stand between. */
const staggered: Poison = (dice, size, root) => {
	const client = idOf(dice);
	const lag = 2 + dice(3);
	const holds = letters(dice);
	const pieces = Array.from({ length: size }, (_, at): Piece =>
		at === 0 ? { root, holds } : { right: [client, Math.floor(at / lag)], holds }
	);
	return [written([{ client, pieces }])];
};

/** Many who each put everything at the front, none knowing of the others. */
const crowd: Poison = (dice, size, root) => {
	const holds = letters(dice);
	const many = 2 + dice(60);
	const blocks = Array.from({ length: many }, (): Block => {
		const client = idOf(dice);
		const pieces = Array.from({ length: Math.ceil(size / many) }, (_, at): Piece =>
			at === 0 ? { root, holds } : { right: [client, at - 1], holds }
		);
		return { client, pieces };
	});
	return [written(blocks)];
};

/** As the crowd, one after the other, each alone within every limit. */
const procession: Poison = (dice, size, root) => {
	const holds = letters(dice);
	const many = 4 + dice(40);
	return Array.from({ length: many }, () => {
		const client = idOf(dice);
		const pieces = Array.from({ length: Math.ceil(size / many) }, (_, at): Piece =>
			at === 0 ? { root, holds } : { right: [client, at - 1], holds }
		);
		return written([{ client, pieces }]);
	});
};

/** Cheap as it comes, dear for whoever loads it: Yjs then takes the higher client first. */
const sleeper: Poison = (dice, size, root) => {
	const low = 1 + dice(1_000);
	const high = low + 1_000_000 + dice(1_000);
	const holds = letters(dice);
	const half = Math.floor(size / 2);
	const chain = (client: number, length: number) =>
		Array.from({ length }, (_, at): Piece =>
			at === 0 ? { root, holds } : { right: [client, at - 1], holds }
		);
	const first = low + 500_000;
	const after = Array.from({ length: half }, (_, at): Piece =>
		at === 0 ? { left: [low, 0], holds } : { left: [low, 0], right: [high, at - 1], holds }
	);
	return [
		written([{ client: first, pieces: chain(first, half) }]),
		written([{ client: low, pieces: [{ root, holds }] }]),
		written([{ client: high, pieces: after }])
	];
};

/** The same stretch deleted again and again. */
const again: Poison = (dice, size, root) => {
	const client = idOf(dice);
	const pieces = Array.from({ length: Math.ceil(size / 4) }, (_, at): Piece => {
		const holds = at % 2 ? 'x' : 1;
		return at === 0 ? { root, holds } : { left: [client, at - 1], holds };
	});
	const ranges = Array.from({ length: size }, () => [0, pieces.length] as const);
	return [written([{ client, pieces }], [[client, ranges]])];
};

/** One long text, and then something between any two of its letters. */
const shreds: Poison = (dice, size, root) => {
	const [writer, other] = [idOf(dice), idOf(dice)];
	const holds = letters(dice);
	const pieces = Array.from({ length: size }, (_, at): Piece => ({
		left: [writer, 2 * at],
		right: [writer, 2 * at + 1],
		holds
	}));
	return [
		written([{ client: writer, pieces: [{ root, holds: 'x'.repeat(3_900) }] }]),
		written([{ client: other, pieces: pieces.slice(0, 1_900) }])
	];
};

/** One long deleted stretch, and then something between any two of its letters. */
const traces: Poison = (dice, size, root) => {
	const [writer, other] = [idOf(dice), idOf(dice)];
	const pieces = Array.from({ length: size }, (_, at): Piece => ({
		left: [writer, 2 * at],
		right: [writer, 2 * at + 1],
		holds: 1
	}));
	return [
		written([{ client: writer, pieces: [{ root, holds: 2 * size + 2 }] }]),
		written([{ client: other, pieces }])
	];
};

/** Every other letter of a long text deleted. */
const moths: Poison = (dice, size, root) => {
	const client = idOf(dice);
	const holes = Array.from({ length: Math.min(size, 1_900) }, (_, at) => [2 * at, 1] as const);
	return [written([{ client, pieces: [{ root, holds: 'x'.repeat(3_900) }] }], [[client, holes]])];
};

/** Deleted letters that nobody ever saw, one by one and none joined to another. */
const dust: Poison = (dice, size, root) => {
	const client = idOf(dice);
	const pieces = Array.from({ length: size }, (): Piece => ({ root, holds: 1 }));
	return [written([{ client, pieces }])];
};

export const POISONS: Readonly<Record<string, Poison>> = {
	staggered,
	crowd,
	procession,
	sleeper,
	again,
	shreds,
	traces,
	moths,
	dust
};
