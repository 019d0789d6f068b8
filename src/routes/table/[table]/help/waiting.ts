/** What keeps the main button of a page waiting, as the page itself says it. */

const WAITING = '[data-act][aria-disabled="true"]';

/** Why the main button in a place may not be pressed; null where none waits. */
export function reasonIn(place: Element): string | null {
	const waiting = [...place.querySelectorAll(WAITING)].find((button) => button.checkVisibility());
	const why = document.getElementById(waiting?.getAttribute('aria-describedby') ?? '');
	// its own words: a sign beside them is drawn, not said
	const words = Array.from(why?.childNodes ?? [], (node) =>
		node instanceof Text ? node.data : ''
	);
	return words.join('').trim() || null;
}

/** Tells the reason now, and whenever it becomes another one. */
export function watchReason(place: Element, tell: (why: string | null) => void): () => void {
	const look = () => tell(reasonIn(place));
	const watch = new MutationObserver(look);
	look();
	watch.observe(place, {
		subtree: true,
		childList: true,
		characterData: true,
		attributeFilter: ['aria-disabled', 'hidden']
	});
	return () => watch.disconnect();
}
