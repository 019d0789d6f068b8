/** Two fingers, a wheel with Ctrl, a mouse that drags: the ways to zoom and pan that need no button. */
import { pinching, spotIn } from '../../../../pieces/board/pinching.ts';
import type { Camera } from './camera.svelte.ts';

/** Lets a window be zoomed and dragged; one finger scrolls it by itself. */
export const gestures =
	(camera: Camera) =>
	(sea: HTMLElement): (() => void) => {
		const controller = new AbortController();
		const { signal } = controller;
		const listen = { signal, passive: false };
		pinching(sea, (by, at) => camera.zoom(by, at), listen);
		dragging(sea, listen);
		sea.addEventListener(
			'wheel',
			(event) => {
				// a pinch on a touchpad comes as a wheel with Ctrl
				if (!event.ctrlKey && !event.metaKey) return;
				event.preventDefault();
				camera.zoom(Math.exp(-event.deltaY / 200), spotIn(sea, event.clientX, event.clientY));
			},
			listen
		);
		return () => controller.abort();
	};

/** How many px a mouse may tremble without dragging. */
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
