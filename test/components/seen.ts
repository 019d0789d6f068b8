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

/** What may be chosen. */
const OPEN = 'button:not([disabled], [aria-disabled="true"], [data-sign])';

/** Whether something may be chosen in a place, and part of the place is in view: a board may be longer than the window, and a long sentence opens over its edge. */
function reaches(place: Element): boolean {
	const { left, right, top } = place.getBoundingClientRect();
	const rows = Array.from({ length: 13 }, (_, row) => (0.3 + 0.05 * row) * innerHeight);
	const seen = rows.some((y) => place.contains(document.elementFromPoint((left + right) / 2, y)));
	return (inView(place) || (top >= 0 && seen)) && place.querySelector(OPEN) !== null;
}

/** What is to be pressed for a task and is not in view: a button whole, a place whose things are equal in part; a task without any act is told, too. */
export function actsOutOfView(): string[] {
	const acts = visible('[data-act]');
	const out = acts.filter((act) => !(act.matches('button') ? inView(act) : reaches(act)));
	return [
		...(acts.length === 0 ? ['no act'] : []),
		...out.map((act) => `out of view: ${act.outerHTML.slice(0, 120)}`)
	];
}

/** Where a finger may come down on a control: its middle, and towards each side. */
const TOUCHED = [
	[0.5, 0.5],
	[0.15, 0.5],
	[0.85, 0.5],
	[0.5, 0.2],
	[0.5, 0.8]
] as const;

/** The drawn controls of a selector that something else lies over, with what that is. */
export const covered = (selector: string): string[] =>
	visible(selector).flatMap((control) => {
		const { left, top, width, height } = control.getBoundingClientRect();
		const at = [left, top, width, height].map(Math.round).join(' ');
		const found = TOUCHED.map(([x, y]) =>
			document.elementFromPoint(left + width * x, top + height * y)
		);
		const over = found.find((one) => !control.contains(one));
		if (over === undefined) return [];
		return [
			`${at}: ${control.outerHTML.slice(0, 120)} under ${over?.outerHTML.slice(0, 120) ?? 'nothing'}`
		];
	});

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
		// what has no room beside a board lies beside its place, where nothing is drawn
		const fitting = words.closest('[data-fitting]')?.getBoundingClientRect();
		const leftOut = fitting && (left >= fitting.right || right <= fitting.left);
		const edge = innerWidth / 41;
		const safe = left >= edge && right <= innerWidth - edge && whole;
		const seen = width > 1 && words.checkVisibility() && words.textContent.trim() !== '';
		const where = [left, right, top, bottom].map(Math.round).join(' ');
		return !seen || leftOut || safe ? [] : [`${where}: ${words.textContent}`];
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

/** For each word of an element, in how many lines it stands: more than one where it is parted. */
export function linesOf(element: Element): number[] {
	const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
	const lines: number[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		for (const word of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
			const range = document.createRange();
			range.setStart(node, word.index);
			range.setEnd(node, word.index + word[0].length);
			lines.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
		}
	}
	return lines;
}
