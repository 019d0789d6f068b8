/** Items of a list slide to their new places instead of jumping there. */
import { wantsStill } from '$lib/ui/look.ts';

/** Milliseconds. */
const TAKES = 220;

/** Slides the items of this list whenever their order changes. An attachment. */
export function sliding(list: Element): () => void {
	const topOf = (item: Element) =>
		item.getBoundingClientRect().top - list.getBoundingClientRect().top;
	let tops = new Map<Element, number>();
	const look = () => {
		tops = new Map([...list.children].map((item) => [item, topOf(item)]));
	};
	const watch = new MutationObserver(() => {
		const before = tops;
		look();
		if (wantsStill()) return;
		for (const [item, top] of tops) {
			const from = (before.get(item) ?? top) - top;
			if (Math.abs(from) < 1) continue;
			const way = [{ transform: `translateY(${String(from)}px)` }, { transform: 'none' }];
			item.animate(way, { duration: TAKES, easing: 'ease-out' });
		}
	});
	look();
	watch.observe(list, { childList: true, subtree: true, characterData: true });
	return () => watch.disconnect();
}
