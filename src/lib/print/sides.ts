/** Where things stand across a page. Pages are laid out from the side where lines begin; in a language that runs from right to left all of it is turned over. */
import type { Box } from '../games/kit/canvas.ts';
import { getTextDirection, isLocale } from '../paraglide/runtime.js';
import { turnedShape } from './shapes.ts';

/** Whether lines of this language begin at the right edge. */
export const isRightToLeft = (language: string): boolean =>
	isLocale(language) && getTextDirection(language) === 'rtl';

export class Sides {
	/** Whether the language runs from right to left, also where nothing is turned over. */
	readonly rtl: boolean;
	/** What is turned over is counted from this place; null where all stays as it is laid out. */
	#from: number | null;

	/** Of a page as wide as this. */
	constructor(language: string, width: number) {
		this.rtl = isRightToLeft(language);
		this.#from = this.rtl ? width : null;
	}

	/** Whether what is drawn now is turned over. */
	get turned(): boolean {
		return this.#from !== null;
	}

	/** The left edge of what begins at `x` and is so wide. */
	left(x: number, width = 0): number {
		return this.#from === null ? x : this.#from - x - width;
	}

	/** Where a box stands. */
	box([x, y, width, height]: Box): Box {
		return [this.left(x, width), y, width, height];
	}

	/** A shape as in an SVG path. */
	shape(d: string): string {
		return this.#from === null ? d : turnedShape(d, this.#from);
	}

	/** What `draw` draws counts from a place of its own. */
	placed(draw: () => void): void {
		this.#within(this.turned ? 0 : null, draw);
	}

	/** What `draw` draws looks the same in every language. */
	upright(draw: () => void): void {
		this.#within(null, draw);
	}

	#within(from: number | null, draw: () => void): void {
		const before = this.#from;
		this.#from = from;
		draw();
		this.#from = before;
	}
}
