/** Two fingers that come together or part, over an element that one finger scrolls by itself. */

/** A place within an element, in pixels from its upper left corner. */
export interface Spot {
	readonly x: number;
	readonly y: number;
}

interface Touching extends Spot {
	readonly far: number;
}

/** Where a pointer is within an element. */
export function spotIn(element: HTMLElement, x: number, y: number): Spot {
	const { left, top } = element.getBoundingClientRect();
	return { x: x - left, y: y - top };
}

/** Says how much further apart two fingers are than a moment ago, and what lies between them. */
export function pinching(
	element: HTMLElement,
	zoom: (by: number, at: Spot) => void,
	listen: AddEventListenerOptions
): void {
	let last: Touching | null = null;
	element.addEventListener(
		'touchmove',
		(event) => {
			const now = touchingIn(element, event);
			if (now && last) {
				event.preventDefault();
				zoom(now.far / last.far, now);
			}
			last = now;
		},
		listen
	);
	const end = () => (last = null);
	element.addEventListener('touchend', end, listen);
	element.addEventListener('touchcancel', end, listen);
}

function touchingIn(element: HTMLElement, { touches }: TouchEvent): Touching | null {
	const [one, other] = touches;
	if (!one || !other) return null;
	const [dx, dy] = [one.clientX - other.clientX, one.clientY - other.clientY];
	const middle = [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2] as const;
	return { far: Math.max(1, Math.hypot(dx, dy)), ...spotIn(element, ...middle) };
}
