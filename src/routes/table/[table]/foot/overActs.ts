/** The buttons of a task, over the foot. */
const ACTS = 'main .act > .bar';

/** Keeps a place clear of the task's buttons, however high they are just now: their height is `--act`, and the place's own `--over`. */
export function overActs(place: HTMLElement): () => void {
	const { style } = document.documentElement;
	const acts = () => [...document.querySelectorAll<HTMLElement>(ACTS)];
	const measure = () => {
		const high = Math.max(0, ...acts().map(({ offsetHeight }) => offsetHeight));
		style.setProperty('--act', `${String(high)}px`);
		style.setProperty('--over', `${String(place.offsetHeight)}px`);
	};
	const sizes = new ResizeObserver(measure);
	const seen = new WeakSet<HTMLElement>();
	// sizes are asked once the page is laid out, not at each change of it
	const look = () => {
		for (const bar of acts()) {
			if (seen.has(bar)) continue;
			seen.add(bar);
			sizes.observe(bar);
		}
	};
	sizes.observe(place);
	look();
	const come = new MutationObserver(look);
	come.observe(document.body, { subtree: true, childList: true });
	return () => {
		sizes.disconnect();
		come.disconnect();
		style.removeProperty('--act');
		style.removeProperty('--over');
	};
}
