/** The flip book in the corner of a folded book: leafing shows the world grow and turn. */
import { expect, test } from 'vitest';
import { setBook } from '../../../../src/lib/games/biome/book.ts';
import { book } from '../../../../src/lib/games/biome/history/book/given.ts';
import type { Stand } from '../../../../src/lib/games/kit/canvas.ts';
import { Easel } from '../../../../src/lib/print/book/easel.ts';
import { toldGame } from '../prints/told.ts';
import { occasionOf } from './set.ts';

/** Notes what is turned in the lower corner, and how many parts it has. */
class Corner extends Easel {
	readonly seen: { page: number; turned: number; parts: number }[] = [];
	#parts = 0;
	#depth = 0;

	override shape(...drawn: Parameters<Easel['shape']>): void {
		this.#parts++;
		super.shape(...drawn);
	}

	override placed(x: number, y: number, stand: Stand, draw: () => void): void {
		const before = this.#parts;
		this.#depth++;
		super.placed(x, y, stand, draw);
		this.#depth--;
		// what is within a picture has places of its own
		if (this.#depth > 0 || y < this.height - 20 || !stand.turned) return;
		this.seen.push({ page: this.pages, turned: stand.turned, parts: this.#parts - before });
	}
}

const options = { phase1Rounds: 2, maxRounds: 2, collapsePercent: 'off', equilibriumRounds: 3 };
const record = book(toldGame({ seats: 3, seed: 4, options }), occasionOf('Thornwater'));
function cornersOf(folded: boolean) {
	const easel = new Corner({ ...record, folded }, 'a4');
	setBook(easel, structuredClone(record.book?.told));
	return { seen: easel.seen, pages: easel.pages };
}

test('every right-hand page behind the cover has the world so far, turned on and never smaller', () => {
	const { seen, pages } = cornersOf(true);
	const right = Array.from({ length: pages }, (_, at) => at + 1).filter((page) => page % 2 === 1);
	expect(seen.map(({ page }) => page)).toEqual(right.slice(1));
	const turns = seen.map(({ turned }) => turned);
	expect(turns).toEqual([...new Set(turns)].toSorted((a, b) => a - b));
	const parts = seen.map((one) => one.parts);
	expect(parts).toEqual(parts.toSorted((a, b) => a - b));
	expect(parts.at(-1)).toBeGreaterThan(parts[0] ?? 0);
});

test('a book of whole sheets has none', () => {
	expect(cornersOf(false).seen).toEqual([]);
});
