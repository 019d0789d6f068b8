/** Milliseconds for which a page is held where it was left: parts of it still come, and would push it down. */
const HELD = 500;

/** What people scroll with: whoever begins to is not held. */
const HANDS = ['touchstart', 'wheel', 'keydown', 'pointerdown'];

/**
 * Remembers how far down each page was, to be asked when another one is turned to: it goes back down there once
 * the new page stands, and lets go as soon as somebody scrolls.
 */
export function whereabouts<Page extends string>(): (from: Page, to: Page) => void {
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
	return (from, to) => {
		left[from] = scrollY;
		top = left[to] ?? 0;
		until = performance.now() + HELD;
		for (const sign of HANDS) addEventListener(sign, letGo, { once: true, passive: true });
		requestAnimationFrame(hold);
	};
}
