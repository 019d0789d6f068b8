/** Milliseconds for which a page is held where it was left: parts of it still come, and would push it down. */
const HELD = 500;

/** What people scroll with: whoever begins to is not held. */
const HANDS = ['touchstart', 'wheel', 'keydown', 'pointerdown'];

interface Whereabouts<Page> {
	/** Told before a page goes. */
	readonly left: (page: Page) => void;
	/** Told when another one comes. */
	readonly turned: (page: Page) => void;
}

/**
 * Remembers how far down each page was: it goes back down there once the page stands anew, and lets go as soon as
 * somebody scrolls.
 */
export function whereabouts<Page extends string>(): Whereabouts<Page> {
	const left: Partial<Record<Page, number>> = {};
	let [top, until] = [0, 0];
	const letGo = () => {
		until = 0;
	};
	const hold = (now: number) => {
		if (now > until) return;
		scrollTo(0, top);
		requestAnimationFrame(hold);
	};
	return {
		left(page) {
			left[page] = scrollY;
		},
		turned(page) {
			top = left[page] ?? 0;
			until = performance.now() + HELD;
			for (const sign of HANDS) addEventListener(sign, letGo, { once: true, passive: true });
			requestAnimationFrame(hold);
		}
	};
}
