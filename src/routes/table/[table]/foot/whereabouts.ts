/** So many frames a page is held where it was left: parts of it still come, and would push it down. */
const FRAMES = 30;

/**
 * Remembers how far down each page was, to be asked when another one is turned to: it goes back down there once
 * the new page stands, and lets go as soon as somebody scrolls.
 */
export function whereabouts<Page extends string>(): (from: Page, to: Page) => void {
	const left: Partial<Record<Page, number>> = {};
	let frames = 0;
	const letGo = () => {
		frames = 0;
	};
	const hold = (top: number) => {
		requestAnimationFrame(() => {
			if (frames-- <= 0) return;
			scrollTo(0, top);
			hold(top);
		});
	};
	return (from, to) => {
		left[from] = scrollY;
		frames = FRAMES;
		for (const sign of ['touchstart', 'wheel', 'keydown']) {
			addEventListener(sign, letGo, { once: true, passive: true });
		}
		hold(left[to] ?? 0);
	};
}
