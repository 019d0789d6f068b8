/** Where the tags lie: first every piece gets room for a number, then those with most RP take room for their name. */
import type { Biome } from '../../rules/state.ts';
import { rowHeight, tagHeight, type Listed, type Standing, type Strip, type Tag } from './stage.ts';
import { tagWidth } from './stretches.ts';

interface Room {
	readonly letter: number;
	/** How many rows each strip has, in the strips' order. */
	readonly rows: readonly number[];
	readonly width: number;
}

/** A tag that may still move. */
interface Draft {
	of: Standing;
	x: number;
	row: number;
	width: number;
	named: boolean;
	also: Standing[];
}

/** Between two tags. */
const GAP = 7;
/** How far from its piece a tag is tried, beside its own width. */
const SHIFTS = [0, -0.12, 0.12, -0.25, 0.25, -0.4, 0.4, -0.48, 0.48];

/** All tags, and the list of what has no room for its name. */
export function tagsOf(strips: readonly Strip[], pieces: readonly Standing[], room: Room) {
	const tags: Tag[] = [];
	const listed: Listed[] = [];
	strips.forEach((strip, at) => {
		const rows = room.rows[at] ?? 1;
		const mine = pieces.filter((one) => one.strip === strip.biome);
		const face = new Face(strip, rows, room.letter);
		const drafts = face.numbers(mine);
		face.names(drafts);
		const height = tagHeight(room.letter);
		for (const draft of drafts.toSorted((a, b) => a.of.x - b.of.x)) {
			const number = draft.named ? null : (listed.at(-1)?.number ?? 0) + 1;
			if (number !== null) listed.push(...[draft.of, ...draft.also].map((of) => ({ number, of })));
			const { of, x, width, also } = draft;
			tags.push({ of, x, y: face.top(draft.row, x), width, height, number, also });
		}
	});
	return { tags, listed };
}

/** The upper tags keep so far from the edge of their strip; water laps higher. */
const underEdge = (biome: Biome) => (biome === 'aquatic' ? 26 : 16);

/** The face of one strip while its tags find their places. */
class Face {
	readonly #strip: Strip;
	readonly #rows: number;
	readonly #letter: number;
	readonly #held: Draft[] = [];

	constructor(strip: Strip, rows: number, letter: number) {
		this.#strip = strip;
		this.#rows = rows;
		this.#letter = letter;
	}

	/** The top of a tag whose middle is here. */
	top(row: number, x: number): number {
		const { biome, ridge } = this.#strip;
		return ridge(x) + underEdge(biome) + row * rowHeight(this.#letter);
	}

	#free(row: number, x: number, width: number, own: Draft | null): boolean {
		return this.#held.every(
			(one) =>
				one === own ||
				Math.abs(this.top(one.row, one.x) - this.top(row, x)) >= tagHeight(this.#letter) + 3 ||
				Math.abs(one.x - x) >= (one.width + width) / 2 + GAP
		);
	}

	/** A number for each piece; one that has no room even for that stands beside the one before it. */
	numbers(pieces: readonly Standing[]): Draft[] {
		const width = Math.round(tagHeight(this.#letter) * 1.15);
		const own: Draft[] = [];
		pieces.forEach((of, at) => {
			const x = Math.min(of.room[1] - width / 2, Math.max(of.room[0] + width / 2, of.x));
			const row = this.#rowsFrom(at).find((one) => this.#free(one, x, width, null));
			const last = own.at(-1);
			if (row === undefined && last) return void last.also.push(of);
			const draft = { of, x, row: row ?? 0, width, named: false, also: [] };
			own.push(draft);
			this.#held.push(draft);
		});
		return own;
	}

	names(drafts: readonly Draft[]): void {
		const alone = drafts.filter(({ also }) => also.length === 0);
		for (const draft of alone.toSorted((a, b) => b.of.piece.rp - a.of.piece.rp)) this.#name(draft);
	}

	/** The place nearest to the piece where its whole name has room, if there is one. */
	#name(draft: Draft): void {
		const { of } = draft;
		const width = tagWidth(of.piece, this.#letter);
		const [least, most] = [of.room[0] + width / 2, of.room[1] - width / 2];
		if (least > most) return;
		for (const shift of SHIFTS) {
			const x = Math.min(most, Math.max(least, of.x + shift * width));
			if (Math.abs(x - of.x) > width * 0.5) continue;
			const row = this.#rowsFrom(draft.row).find((one) => this.#free(one, x, width, draft));
			if (row === undefined) continue;
			Object.assign(draft, { x, row, width, named: true });
			return;
		}
	}

	#rowsFrom(first: number): number[] {
		return Array.from({ length: this.#rows }, (_, at) => (first + at) % this.#rows);
	}
}
