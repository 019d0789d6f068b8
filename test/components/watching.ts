/** What is noted in a page while a board is played on it. It is handed to journeys by its text, so that it leans on nothing. */
import type { GameEvent } from '../../src/lib/engine/module.ts';

export interface Watched {
	/** Where the board's upper edge was, in px from the top of the page. */
	readonly tops: number[];
	/** How it moved, a line each time. */
	moved: string;
	changes: number;
	/** How many of the changes have been looked at. */
	looked: number;
	/** How many pieces were seen to move. */
	travels: number;
	/** What a status said of dice that still moved. */
	early: string;
}

/** Notes in the page, whenever anything changes, where the board's upper edge is, how often anything changed and how much of that was looked at, what was seen to move, and what a status said of dice that still moved. */
export function watch(): void {
	const seen: Watched = { tops: [], moved: '', changes: 0, looked: 0, travels: 0, early: '' };
	Object.assign(window, { seen });
	const animate: unknown = Reflect.get(Element.prototype, 'animate');
	if (typeof animate !== 'function') return;
	const counting = new Proxy(animate, {
		apply: (moves, piece: Element, given: unknown[]) => {
			if (piece.matches('[data-piece], [data-gone]')) seen.travels++;
			return Reflect.apply(moves, piece, given) as unknown;
		}
	});
	Reflect.set(Element.prototype, 'animate', counting);
	/** Pieces that are gone are shown for a moment more. */
	const goes = ({ addedNodes, removedNodes }: MutationRecord) =>
		[...addedNodes, ...removedNodes].every(
			(node) => node instanceof Element && node.hasAttribute('data-gone')
		);
	/** In ms; the first die moves for longer, and a timer is never early. */
	const TUMBLES = 900;
	/** When the first long timer was set since the last look: a busy machine looks long after a die began to move. */
	let timed = Infinity;
	window.setTimeout = new Proxy(setTimeout, {
		apply: (set, self, given: [unknown, number?]) => {
			if ((given[1] ?? 0) >= TUMBLES) timed = Math.min(timed, performance.now());
			return Reflect.apply(set, self, given) as unknown;
		}
	});
	const sentence = () => document.querySelector('.status .sentence')?.textContent ?? '';
	let dice = document.querySelector('.thrown');
	let thrown = -TUMBLES;
	let said = sentence();
	const hear = () => {
		const now = document.querySelector('.thrown');
		if (now && now !== dice) thrown = Math.min(timed, performance.now());
		timed = Infinity;
		const before = said;
		said = sentence();
		if (now && said !== before && performance.now() - thrown < TUMBLES)
			seen.early += `${before} → ${said}\n`;
		dice = now;
	};
	let asked = false;
	const note = () => {
		asked = false;
		seen.looked = seen.changes;
		const place = document.querySelector('[data-board]');
		// the squares; ice is scrolled within its own window, and twelves have no squares
		const board = place?.querySelector('.board[role="grid"]') ?? place?.firstElementChild;
		// on a desk the board stays where the page is scrolled away beneath it
		const scrolled = place && getComputedStyle(place).position === 'fixed' ? 0 : window.scrollY;
		if (board) {
			const top = board.getBoundingClientRect().top + scrolled;
			const before = seen.tops.at(-1) ?? top;
			if (Math.abs(before - top) > 1)
				seen.moved += `${String(before)} → ${String(top)}, scrolled ${String(window.scrollY)}: ${board.outerHTML.slice(0, 200)}\n`;
			seen.tops.push(top);
		}
	};
	/** Once for all that changes before the next picture: a picture of its own each time would keep a core busy. */
	const soon = () => {
		if (!asked) requestAnimationFrame(note);
		asked = true;
	};
	const changing = new MutationObserver((changes) => {
		hear();
		if (
			changes.some((one) => one.type !== 'attributes' && !(one.type === 'childList' && goes(one)))
		)
			seen.changes++;
		soon();
	});
	changing.observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true
	});
	const growing = new ResizeObserver(soon);
	growing.observe(document.body);
	const unwatch = () => {
		changing.disconnect();
		growing.disconnect();
	};
	Object.assign(window, { unwatch });
}
/** Whether somebody told of something that went from one place of the board to another. */
export const hasMoved = (told: readonly GameEvent[]) =>
	told.some(
		({ from, to }) =>
			Array.isArray(from) && Array.isArray(to) && JSON.stringify(from) !== JSON.stringify(to)
	);
