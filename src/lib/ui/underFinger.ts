/** What is pressed stays under the finger: what comes or goes above it meanwhile would let the press fall beside it. */

/** So long a finger's click may come after it was lifted, in milliseconds. */
const CLICK = 300;

/** While something in `place` is pressed, `place` as a whole is moved by as much as that has moved in it. An attachment, for what flows down a page. */
export function underFinger(place: HTMLElement): () => void {
	const ends = new AbortController();
	const watch = new MutationObserver(hold);
	let pressed: Element | null = null;
	let [at, shift] = [0, 0];
	let clock: ReturnType<typeof setTimeout> | undefined;

	// scrolling moves it too, and is meant
	const topOf = (one: Element) => one.getBoundingClientRect().top + scrollY;

	function press({ target }: PointerEvent) {
		release();
		if (!(target instanceof Element) || target.closest('dialog')) return;
		pressed = target;
		at = topOf(target);
		watch.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
	}
	function hold() {
		const off = pressed?.isConnected ? at - topOf(pressed) : 0;
		// moving it is a change as well: the next look finds less than a pixel, also where letters are larger
		if (Math.abs(off) < 1) return;
		shift += off;
		place.style.translate = `0 ${String(shift)}px`;
	}
	function release() {
		clearTimeout(clock);
		watch.disconnect();
		[pressed, shift] = [null, 0];
		place.style.translate = '';
	}
	const lift = () => {
		clearTimeout(clock);
		clock = setTimeout(release, CLICK);
	};
	const listen = { passive: true, signal: ends.signal };
	place.addEventListener('pointerdown', press, listen);
	for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, lift, listen);
	addEventListener('click', release, listen);
	return () => {
		ends.abort();
		release();
	};
}
