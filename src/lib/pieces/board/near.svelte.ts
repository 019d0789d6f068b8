/** How near a board is whose squares are smaller than a finger: the whole of it, or so near that a finger finds them. */
import type { Spot } from './pinching.ts';

/** A target that a finger finds, in pixels. */
const FINGER = 44;
/** Squares grow no larger than this. */
const MOST = 88;
/** How much nearer a press brings it. */
export const STEP = 1.5;

/** How near a board is, and what becomes of its layout. */
export class Near {
	/** How many times as large as when the whole board is seen. */
	factor = $state(1);
	/** How wide a square of the whole board is. */
	square = $state(FINGER);

	readonly #place: HTMLElement;
	readonly #board: HTMLElement;

	constructor(place: HTMLElement, board: HTMLElement) {
		this.#place = place;
		this.#board = board;
	}

	/** Whether the whole board is too small for fingers. */
	get small(): boolean {
		return this.square < FINGER;
	}
	get nearest(): boolean {
		return this.factor * this.square >= MOST - 1;
	}

	/** Nearer or further about a spot of the window, else about its middle: the whole board, or squares that a finger finds. */
	readonly zoom = (by: number, at?: Spot): void => {
		if (!this.small) return;
		const least = FINGER / this.square;
		const wanted = Math.min(this.factor * by, MOST / this.square);
		const next = wanted >= least ? wanted : by > 1 ? least : 1;
		this.#place.style.setProperty('--near-high', `${String(this.#place.offsetHeight)}px`);
		this.#show(next, at ?? { x: this.#place.clientWidth / 2, y: this.#place.clientHeight / 2 });
	};
	readonly closer = () => this.zoom(STEP);
	readonly showAll = () => this.#show(1, { x: 0, y: 0 });

	/** Looks how large the squares are, while all of them are seen. */
	readonly measure = () => {
		const first = this.#board.querySelector('[data-square]');
		if (!first || this.factor > 1) return;
		this.square = first.getBoundingClientRect().width;
		this.#place.toggleAttribute('data-small', this.small);
	};

	#show(factor: number, at: Spot): void {
		const place = this.#place;
		const board = this.#board.getBoundingClientRect();
		const window = place.getBoundingClientRect();
		const across = (window.left + at.x - board.left) / board.width;
		const down = (window.top + at.y - board.top) / board.height;
		const beside = this.#beside();
		const wide = (board.width / this.factor) * factor;
		this.factor = factor;
		place.toggleAttribute('data-near', factor > 1);
		place.style.setProperty('--near-square', `${String(this.square * factor)}px`);
		place.style.setProperty('--near-wide', `${String(Math.ceil(wide + beside))}px`);
		// its full height is known with the next picture only
		requestAnimationFrame(() => {
			const now = this.#board.getBoundingClientRect();
			place.scrollBy(
				now.left + across * now.width - (window.left + at.x),
				now.top + down * now.height - (window.top + at.y)
			);
		});
	}

	/** What lies left and right of the squares within what is laid out. */
	#beside(): number {
		const whole = [...this.#place.children].find((child) => child.contains(this.#board));
		const room = this.#board.parentElement;
		return (whole?.clientWidth ?? 0) - (room?.clientWidth ?? 0);
	}
}
