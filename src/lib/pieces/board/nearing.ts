/** A board whose squares are smaller than a finger is seen whole first, and can be brought nearer: by buttons, two fingers, a wheel with Ctrl, plus and minus. */
import { mount, unmount } from 'svelte';
import { Near, STEP } from './near.svelte.ts';
import Nearer from './Nearer.svelte';
import { pinching, spotIn } from './pinching.ts';

const KEYS: Readonly<Record<string, number>> = { '+': STEP, '-': 1 / STEP };

/** Lets the place where a board lies be zoomed as long as its squares are small; a board that lies in none stays as it is. */
export function nearing(board: HTMLElement): () => void {
	const place = board.closest<HTMLElement>('[data-board]');
	if (!place) return () => undefined;
	const near = new Near(place, board);
	const buttons = mount(Nearer, { target: place, props: { near } });
	const controller = new AbortController();
	listening(place, board, near, { signal: controller.signal, passive: false });
	// with its scroll bars: those that come when it is nearer are no other window
	let wide = place.offsetWidth;
	const sizes = new ResizeObserver(() => {
		// another window: the whole board is seen first
		if (place.offsetWidth !== wide) near.showAll();
		wide = place.offsetWidth;
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
