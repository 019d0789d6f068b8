/** A board whose squares are smaller than a finger is seen whole first, and can be brought nearer. */
import { mount, unmount } from 'svelte';
import Nearer from './Nearer.svelte';
import { pinching, spotIn, type Spot } from './pinching.ts';

/** A target that a finger finds, in pixels. */
const FINGER = 44;
/** Squares grow no larger than this. */
const MOST = 88;
const STEP = 1.5;
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '-': 1 / STEP };

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
	readonly closer = () => {
		this.zoom(STEP);
	};
	readonly showAll = () => {
		this.#show(1, { x: 0, y: 0 });
	};

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

/** Lets the place where a board lies be zoomed as long as its squares are small; a board that lies in none stays as it is. */
export function nearing(board: HTMLElement): () => void {
	const place = board.closest<HTMLElement>('[data-board]');
	if (!place) return () => undefined;
	const near = new Near(place, board);
	const buttons = mount(Nearer, { target: place, props: { near } });
	const controller = new AbortController();
	listening(place, board, near, { signal: controller.signal, passive: false });
	let wide = place.clientWidth;
	const sizes = new ResizeObserver(() => {
		// another window: the whole board is seen first
		if (place.clientWidth !== wide) near.showAll();
		wide = place.clientWidth;
		near.measure();
	});
	sizes.observe(place);
	sizes.observe(board);
	return () => {
		controller.abort();
		sizes.disconnect();
		near.showAll();
		void unmount(buttons);
	};
}

/** Two fingers, a wheel with Ctrl, plus and minus. */
function listening(
	place: HTMLElement,
	board: HTMLElement,
	near: Near,
	listen: AddEventListenerOptions
): void {
	pinching(place, near.zoom, listen);
	const wheel = (event: WheelEvent) => {
		// a pinch on a touchpad comes as a wheel with Ctrl
		if (!near.small || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		near.zoom(Math.exp(-event.deltaY / 200), spotIn(place, event.clientX, event.clientY));
	};
	const press = (event: KeyboardEvent) => {
		const by = KEYS[event.key];
		if (by === undefined || !near.small || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		near.zoom(by);
		if (event.target instanceof HTMLElement)
			event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
	};
	place.addEventListener('wheel', wheel, listen);
	board.addEventListener('keydown', press, listen);
}
