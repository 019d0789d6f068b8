/** Two fingers, a wheel with Ctrl, a mouse that drags: the ways to zoom and pan that need no button. */
import type { Camera } from './camera.svelte.ts';

interface Touching {
	readonly far: number;
	readonly x: number;
	readonly y: number;
}

/** Lets a window be zoomed and dragged; one finger scrolls it by itself. */
export const gestures =
	(camera: Camera) =>
	(sea: HTMLElement): (() => void) => {
		const controller = new AbortController();
		const { signal } = controller;
		const listen = { signal, passive: false };
		pinching(sea, camera, listen);
		dragging(sea, listen);
		sea.addEventListener(
			'wheel',
			(event) => {
				// a pinch on a touchpad comes as a wheel with Ctrl
				if (!event.ctrlKey && !event.metaKey) return;
				event.preventDefault();
				camera.zoom(Math.exp(-event.deltaY / 200), inside(sea, event.clientX, event.clientY));
			},
			listen
		);
		return () => {
			controller.abort();
		};
	};

function inside(sea: HTMLElement, x: number, y: number) {
	const { left, top } = sea.getBoundingClientRect();
	return { x: x - left, y: y - top };
}

function pinching(sea: HTMLElement, camera: Camera, listen: AddEventListenerOptions) {
	let last: Touching | null = null;
	sea.addEventListener(
		'touchmove',
		(event) => {
			const now = touchingIn(sea, event);
			if (now && last) {
				event.preventDefault();
				camera.zoom(now.far / last.far, now);
			}
			last = now;
		},
		listen
	);
	const end = () => (last = null);
	sea.addEventListener('touchend', end, listen);
	sea.addEventListener('touchcancel', end, listen);
}

function touchingIn(sea: HTMLElement, { touches }: TouchEvent): Touching | null {
	const [one, other] = touches;
	if (!one || !other) return null;
	const [dx, dy] = [one.clientX - other.clientX, one.clientY - other.clientY];
	const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] as const;
	return { far: Math.max(1, Math.hypot(dx, dy)), ...inside(sea, ...middle) };
}

/** A mouse may tremble so far without dragging. */
const STILL = 5;

function dragging(sea: HTMLElement, listen: AddEventListenerOptions) {
	let from: { readonly x: number; readonly y: number } | null = null;
	let dragged = false;
	sea.addEventListener(
		'pointerdown',
		({ pointerType, button, clientX, clientY }) => {
			dragged = false;
			from = pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY } : null;
		},
		listen
	);
	sea.addEventListener(
		'pointermove',
		({ buttons, clientX, clientY, pointerId }) => {
			if (!from || buttons === 0) return;
			const [dx, dy] = [clientX - from.x, clientY - from.y];
			if (!dragged && Math.hypot(dx, dy) < STILL) return;
			if (!dragged) sea.setPointerCapture(pointerId);
			dragged = true;
			sea.scrollBy(-dx, -dy);
			from = { x: clientX, y: clientY };
		},
		listen
	);
	// who has dragged has not chosen what lies under the mouse
	const swallow = (event: Event) => {
		if (dragged) event.stopPropagation();
		dragged = false;
	};
	sea.addEventListener('click', swallow, { ...listen, capture: true });
}
