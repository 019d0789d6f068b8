/** Which piece of a picture is which of the next: those that look alike are the same, the nearest first. */

/** A piece by its looks, and where its middle lies. */
export interface Seen {
	readonly key: string;
	readonly x: number;
	readonly y: number;
}

interface Paired<Piece> {
	/** What is there before and after. */
	readonly kept: readonly (readonly [before: Piece, after: Piece])[];
	/** What is there no longer, and what has come. */
	readonly gone: readonly Piece[];
	readonly fresh: readonly Piece[];
}

/** How far apart two pieces lie, in the units of both. */
export const far = (one: Seen, other: Seen): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Finds every piece again that it can; whatever has stayed where it was is found there. */
export function pairsOf<Piece extends Seen>(
	before: readonly Piece[],
	after: readonly Piece[]
): Paired<Piece> {
	const ways = before
		.flatMap((old) =>
			after.flatMap((now) => (old.key === now.key ? [[old, now, far(old, now)] as const] : []))
		)
		.sort((one, other) => one[2] - other[2]);
	const found = new Set<Piece>();
	const kept = ways.flatMap(([old, now]) => {
		if (found.has(old) || found.has(now)) return [];
		found.add(old).add(now);
		return [[old, now] as const];
	});
	const lost = (piece: Piece) => !found.has(piece);
	return { kept, gone: before.filter(lost), fresh: after.filter(lost) };
}
