/** What is pressed stays under the finger: what comes or goes above it meanwhile would let the press fall beside it. */

/** What is pressed. */
const CONTROLS = 'a, button, summary, label, select';

/** What keeps still by itself, or is moved by a press. */
const APART = 'dialog, [data-board]';

/** Milliseconds within which a finger's click comes after it was lifted. */
const CLICK = 300;

/** A press that moves further than this is a drag, in pixels. */
const DRAG = 8;

/** What tells that somebody scrolls: they are not held. A browser takes back a finger with which it scrolls. */
const SCROLLS = ['wheel', 'keydown', 'pointercancel'] as const;

/** While a control in `place` is pressed, `place` as a whole is moved by as much as that has moved in it. An attachment, for what flows down a page. */
export function underFinger(place: HTMLElement): () => void {
	const hold = new Hold(place);
	const ends = new AbortController();
	const listen = { passive: true, signal: ends.signal };
	place.addEventListener('pointerdown', hold.press, listen);
	addEventListener('pointermove', hold.move, listen);
	addEventListener('pointerup', hold.lift, listen);
	for (const kind of SCROLLS) addEventListener(kind, hold.release, listen);
	// before what the press brings about, which may move
	addEventListener('click', hold.release, { ...listen, capture: true });
	return () => {
		ends.abort();
		hold.release();
	};
}

class Hold {
	readonly #place: HTMLElement;
	readonly #watch = new MutationObserver(() => this.#follow());
	#pressed: Element | null = null;
	#from = { x: 0, y: 0 };
	/** Where it was pressed, down the window. */
	#top = 0;
	#shift = 0;
	#clock: ReturnType<typeof setTimeout> | undefined;

	constructor(place: HTMLElement) {
		this.#place = place;
	}

	press = ({ target, x, y }: PointerEvent): void => {
		this.release();
		const control = target instanceof Element ? target.closest(CONTROLS) : null;
		if (!control || control.closest(APART)) return;
		this.#pressed = control;
		this.#from = { x, y };
		this.#top = control.getBoundingClientRect().top;
		// a browser that keeps a scrolled page still by itself would move it a second time
		document.documentElement.style.overflowAnchor = 'none';
		const all = { subtree: true, childList: true, characterData: true, attributes: true };
		// what stands beside the place may push it down as well
		this.#watch.observe(document.body, all);
	};

	#follow(): void {
		if (!this.#pressed?.isConnected) return;
		const off = this.#top - this.#pressed.getBoundingClientRect().top;
		// moving it is a change as well: the next look finds less than a pixel, also where letters are larger
		if (Math.abs(off) < 1) return;
		this.#shift += off;
		this.#place.style.translate = `0 ${String(this.#shift)}px`;
	}

	move = ({ x, y }: PointerEvent): void => {
		if (this.#pressed && Math.hypot(x - this.#from.x, y - this.#from.y) > DRAG) this.release();
	};

	lift = (): void => {
		clearTimeout(this.#clock);
		this.#clock = setTimeout(this.release, CLICK);
	};

	release = (): void => {
		clearTimeout(this.#clock);
		if (!this.#pressed) return;
		this.#watch.disconnect();
		this.#pressed = null;
		document.documentElement.style.overflowAnchor = '';
		if (this.#shift === 0) return;
		this.#place.style.translate = '';
		// as browsers do by themselves where a page is not at its top
		if (scrollY > 0) scrollBy({ top: -this.#shift, behavior: 'instant' });
		this.#shift = 0;
	};
}
