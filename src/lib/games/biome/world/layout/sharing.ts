/** Which pieces of a player have their name on their tag: as many as have room beside each other, those with most RP first. */
import { packed } from './packing.ts';
import { tagHeight, type Standing } from './stage.ts';
import { linesOf, tagWidth, type Lettering } from './stretches.ts';

/** A tag and its row; it has no line where only a number stands on it. */
export interface Draft {
	readonly of: Standing;
	/** What has no room even for a number beside it. */
	readonly also: readonly Standing[];
	readonly lines: readonly string[];
	readonly width: number;
	readonly height: number;
	readonly x: number;
	readonly row: number;
}

interface Face extends Lettering {
	readonly rows: number;
}

/** A tag that has no place yet. */
type Wish = Omit<Draft, 'x' | 'row'>;

/** The tags of a player's pieces, from left to right. */
export function sharing(pieces: readonly Standing[], face: Face): Draft[] {
	const [first] = pieces;
	if (!first) return [];
	const poorest = pieces.toSorted((a, b) => a.piece.rp - b.piece.rp);
	let wishes = pieces.map((of) => named(of, face));
	let laid = placed(wishes, first, face);
	for (const of of poorest) {
		if (laid) break;
		wishes = wishes.map((one) => (one.of === of ? numbered(of, [], face) : one));
		laid = placed(wishes, first, face);
	}
	while (!laid && wishes.length > 1) {
		wishes = closer(wishes, face);
		laid = placed(wishes, first, face);
	}
	// a name that gave way to another one may have room where that one had none either
	for (const of of poorest.toReversed()) {
		const tried = wishes.map((one) =>
			one.of === of && one.also.length === 0 ? named(of, face) : one
		);
		const better = placed(tried, first, face);
		if (better) [wishes, laid] = [tried, better];
	}
	return laid ?? wishes.map((one) => ({ ...one, x: one.of.x, row: 0 }));
}

function named(of: Standing, face: Face): Wish {
	const lines = linesOf(of.piece, face.lines);
	const height = tagHeight(face.letter, lines.length);
	return { of, also: [], lines, width: tagWidth(of.piece, face), height };
}

function numbered(of: Standing, also: readonly Standing[], { letter }: Face): Wish {
	const height = tagHeight(letter, 1);
	return { of, also, lines: [], width: Math.round(height * 1.15), height };
}

function placed(wishes: readonly Wish[], { room }: Standing, { rows }: Face): Draft[] | null {
	const places = packed(
		wishes.map(({ of, width }) => ({ at: of.x, width })),
		room,
		rows
	);
	return places?.flatMap((place, at) => (wishes[at] ? [{ ...wishes[at], ...place }] : [])) ?? null;
}

/** The two that stand closest have one number together. */
function closer(wishes: readonly Wish[], face: Face): Wish[] {
	const gaps = wishes.slice(1).map(({ of }, at) => of.x - (wishes[at]?.of.x ?? -Infinity));
	const least = gaps.indexOf(Math.min(...gaps));
	return wishes.flatMap((one, at) => {
		const next = wishes[at + 1];
		if (at === least && next) return [numbered(one.of, [...one.also, next.of, ...next.also], face)];
		return at === least + 1 ? [] : [one];
	});
}
