/** A game passed round on one device, played within the page: whatever may be tapped is tapped at random. */

/** How it went. */
export interface Round {
	/** The buttons and fields of one seat’s board that the next one was handed. */
	readonly left: readonly string[];
	/** What the page said when nothing that was tapped led on; null where there was no dead end. */
	readonly stuck: string | null;
}

interface Given {
	readonly rounds: number;
	readonly seed: number;
}

/** Taps until every seat has had the device a number of times, or the game is over. Runs in the page, so it can use nothing from outside. */
export async function tapRound({ rounds, seed }: Given): Promise<Round> {
	const IDLE_MOST = 600;
	let chance = seed;
	const random = (below: number) => {
		chance = (chance * 48271) % 2147483647;
		return chance % below;
	};
	const all = <Found extends Element>(selector: string) => [
		...document.querySelectorAll<Found>(selector)
	];
	const words = (element: Element) =>
		element.getAttribute('aria-label') ?? element.textContent.trim();
	// the first list says who has the device, those below it who plays each seat
	const handed = () => document.querySelector<HTMLSelectElement>('footer select');
	const seats = () => [...(handed()?.options ?? [])];
	const seatNow = () => handed()?.value ?? '';
	const over = () => seats().every(({ textContent }) => !textContent.includes('(to act)'));
	const standing = () => `${String(all('footer ol li').length)} ${seatNow()}`;
	const controls = () => all('main :is(button, input, textarea)');
	const settled = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

	/** What may be tapped; what is to be confirmed is tapped more often than all else. */
	function tappable(): HTMLElement[] {
		const open = all<HTMLElement>(
			'main :is(button, [role="button"], label, input):not([disabled], [aria-disabled="true"])'
		).filter((one) => one.getClientRects().length > 0);
		const next = open.filter((one) => one.matches('.act .btn:not(.quiet), .btn.big'));
		return next.length > 0 && random(3) > 0 ? next : open;
	}

	const had = new Map<string, number>();
	const left: string[] = [];
	let seat = '';
	let before = new Set<Element>();
	let stood = standing();
	for (let idle = 0; idle < IDLE_MOST && !over();) {
		const cover = all<HTMLElement>('main .btn.big').find((one) => words(one).startsWith('I am '));
		if (cover) {
			cover.click();
			await settled();
		}
		if (seatNow() !== seat) {
			seat = seatNow();
			had.set(seat, (had.get(seat) ?? 0) + 1);
			if (seats().every(({ value }) => (had.get(value) ?? 0) >= rounds))
				return { left, stuck: null };
			// what is chosen is kept with the buttons of a board: none of them is handed on
			left.push(
				...controls()
					.filter((one) => before.has(one))
					.map(words)
			);
		}
		for (const field of all<HTMLTextAreaElement>('main :is(textarea, input[type="text"])')) {
			if (field.value !== '') continue;
			field.value = 'Winter sleep';
			field.dispatchEvent(new InputEvent('input', { bubbles: true }));
		}
		const open = tappable();
		before = new Set(controls());
		open[random(open.length || 1)]?.click();
		await settled();
		idle = standing() === stood ? idle + 1 : 0;
		stood = standing();
	}
	return { left, stuck: over() ? null : document.body.innerText };
}
