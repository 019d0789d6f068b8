/** Cards that a mouse or a pen drags to where they go; a finger scrolls, and taps. */

/** How many px a hand may tremble without dragging. */
const STILL = 6;

/** What takes a card that is dropped on it: anything that answers a question itself, or that names the card's question. */
const takerAt = ({ clientX, clientY }: PointerEvent, asks: string): HTMLElement | null =>
	document
		.elementFromPoint(clientX, clientY)
		?.closest<HTMLElement>(`[data-answer], [data-takes~="${CSS.escape(asks)}"]`) ?? null;

/**
 * An attachment for what cards are dragged in. A card is a button with `data-card`, and says by `data-answer`
 * ("hand=12") what it would answer. `drop` is told that, and the answer of what took it; null where that has none.
 */
export const dragging =
	(drop: (card: string, onto: string | null) => void) =>
	(place: HTMLElement): (() => void) => {
		const drag = new Drag(drop);
		const ends = new AbortController();
		const listen = { signal: ends.signal };
		place.addEventListener('pointerdown', drag.press, listen);
		place.addEventListener('pointermove', drag.move, listen);
		place.addEventListener('pointerup', drag.lift, listen);
		place.addEventListener('pointercancel', drag.leave, listen);
		place.addEventListener('click', drag.swallow, { ...listen, capture: true });
		return () => {
			ends.abort();
			drag.leave();
		};
	};

class Drag {
	readonly #drop: (card: string, onto: string | null) => void;
	#card: HTMLElement | null = null;
	#from = { x: 0, y: 0 };
	#dragged = false;
	#over: HTMLElement | null = null;

	constructor(drop: (card: string, onto: string | null) => void) {
		this.#drop = drop;
	}

	get #answer(): string {
		return this.#card?.dataset.answer ?? '';
	}

	readonly press = ({ target, pointerType, button, clientX, clientY }: PointerEvent): void => {
		this.leave();
		this.#dragged = false;
		if (pointerType === 'touch' || button !== 0 || !(target instanceof Element)) return;
		this.#card = target.closest<HTMLElement>('[data-card]:not([aria-disabled="true"])');
		this.#from = { x: clientX, y: clientY };
	};

	readonly move = (event: PointerEvent): void => {
		if (!this.#card) return;
		// the button was let go outside
		if (event.buttons === 0) {
			this.leave();
			return;
		}
		const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
		if (!this.#dragged && Math.hypot(x, y) < STILL) return;
		if (!this.#dragged) this.#card.setPointerCapture(event.pointerId);
		this.#dragged = true;
		// the card lies under the pointer, and is not what takes itself
		Object.assign(this.#card.style, {
			pointerEvents: 'none',
			zIndex: '9',
			translate: `${x}px ${y}px`
		});
		this.#mark(takerAt(event, this.#answer.split('=')[0] ?? ''));
	};

	#mark(over: HTMLElement | null): void {
		if (this.#over === over) return;
		this.#over?.removeAttribute('data-over');
		over?.setAttribute('data-over', '');
		this.#over = over;
	}

	readonly lift = (): void => {
		const [card, onto] = [this.#answer, this.#over];
		this.leave();
		if (this.#dragged && onto) this.#drop(card, onto.dataset.answer ?? null);
		// the click that ends a drag comes at once, or not at all
		setTimeout(() => (this.#dragged = false));
	};

	readonly leave = (): void => {
		this.#mark(null);
		if (this.#card)
			Object.assign(this.#card.style, { pointerEvents: '', zIndex: '', translate: '' });
		this.#card = null;
	};

	/** Who has dragged has not tapped what was under the pointer. */
	readonly swallow = (event: Event): void => {
		if (this.#dragged) event.stopPropagation();
		this.#dragged = false;
	};
}
