/** What can be seen of a page, asked in the page itself: by components here, by journeys through Playwright, which hands on each function by its text. */

/** What a selector finds that is drawn. */
export const visible = (selector: string): HTMLElement[] =>
	[...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** Whether all of it lies in the window, and nothing is drawn over its middle. */
export function inView(element: Element): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	const [x, y] = [(left + right) / 2, (top + bottom) / 2];
	const middle = document.elementFromPoint(x, y);
	// a word that can be asked about is found by a finger beside it, too, where nothing of it is drawn
	const drawn = [...(middle?.getClientRects() ?? [])].some(
		(box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
	);
	return (
		top >= 0 && bottom <= innerHeight && (element.contains(middle) || (middle !== null && !drawn))
	);
}

/** What reaches beyond this width, where the page is wider. */
export async function beyond(width: number): Promise<{ right: number; is: string }[]> {
	// letters that have not come yet stand in others, which may be wider
	await document.fonts.ready;
	if (document.documentElement.scrollWidth <= width) return [];
	return Array.from(document.body.querySelectorAll('*'), (element) => ({
		right: element.getBoundingClientRect().right,
		is: element.outerHTML.slice(0, 120)
	})).filter(({ right }) => right > width);
}

/** What people set letters to: each alone, and all of it. */
export const LETTERS: readonly Readonly<Record<string, string>>[] = [
	{},
	{ size: 'large' },
	{ size: 'largest' },
	{ spacing: 'wide' },
	{ font: 'dyslexic' },
	{ size: 'largest', spacing: 'wide', font: 'dyslexic' }
];

export function setLetters(letters: Readonly<Record<string, string>>) {
	for (const what of ['size', 'spacing', 'font'])
		document.documentElement.setAttribute(`data-${what}`, letters[what] ?? '');
}

/** What may be pressed and is smaller than a finger: neither 44 px, nor a square of a board that can be brought nearer. */
export function tooSmall(): string[] {
	/** A word within a sentence is made larger for a finger by an area that is not seen. */
	const touched = (target: Element) => {
		const { width, height } = target.getBoundingClientRect();
		const around = getComputedStyle(target, '::after');
		if (around.content === 'none' || around.position !== 'absolute') return { width, height };
		const [wide, high] = [parseFloat(around.width), parseFloat(around.height)];
		return { width: Math.max(width, wide), height: Math.max(height, high) };
	};
	return [...document.querySelectorAll('main :is(button, summary, input, select)')].flatMap(
		(target) => {
			const { width, height } = touched(target);
			const zoomable = target.closest('[data-small]') !== null && target.matches('[data-square]');
			const seen = target.checkVisibility() && width > 0 && !target.closest('.sr-only');
			// half a pixel is lost where a row is shared out
			if (!seen || zoomable || Math.min(width, height) >= 43.5) return [];
			return [`${String(width)} × ${String(height)}: ${target.outerHTML.slice(0, 120)}`];
		}
	);
}

/** Words on a wall that stand so near to its left or right edge that a projector may cut them, or beside a board reach above or below their place. */
export function nearEdge(): string[] {
	return [...document.querySelectorAll('h1, h2, p, b, li, td, text')].flatMap((words) => {
		const { left, right, top, bottom, width } = words.getBoundingClientRect();
		// of what has just happened only as many lines are seen as have room
		const place = words.closest('aside:not(:has(li))')?.getBoundingClientRect();
		const whole = !place || (top >= place.top && bottom <= place.bottom);
		const edge = innerWidth / 41;
		const safe = left >= edge && right <= innerWidth - edge && whole;
		const seen = width > 1 && words.checkVisibility() && words.textContent.trim() !== '';
		const where = [left, right, top, bottom].map(Math.round).join(' ');
		return !seen || safe ? [] : [`${where}: ${words.textContent}`];
	});
}

/** Squares that no finger finds, narrower than 32 px, and pieces that reach far beyond the square they lie on: without its styles a picture is as large as a browser makes it. */
export function oddSquares(): string[] {
	return [...document.querySelectorAll('[data-square]')].flatMap((square) => {
		const { left, right, width } = square.getBoundingClientRect();
		const pieces = [...square.querySelectorAll('svg, [data-piece]')];
		const stray = pieces.filter((piece) => {
			const place = piece.getBoundingClientRect();
			return place.left < left - width / 2 || place.right > right + width / 2;
		});
		const name = square.getAttribute('data-square') ?? '';
		return [
			...(width < 31.5 ? [`${name}: ${String(width)} px`] : []),
			...stray.map((piece) => `${name}: ${piece.outerHTML.slice(0, 80)}`)
		];
	});
}
