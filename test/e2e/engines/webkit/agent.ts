/** What stands in every page from its beginning, to look for elements as Playwright does and to see whether a person could press them. */
import { Ivya } from 'ivya';
import { getAriaDisabled, isElementVisible } from 'ivya/utils';

/** What an element must be before something is done with it. */
export type Need = 'visible' | 'enabled' | 'editable';

/** What was seen of the elements that a selector stands for. */
export interface Seen {
	readonly count: number;
	/** What the only one lacks. */
	readonly lacks: readonly Need[];
	/** What the first ones are, where there are several. */
	readonly are: readonly string[];
}

/** Where a finger finds an element; null while it moves, or something lies over it. */
export interface Place {
	readonly x: number;
	readonly y: number;
}

const ivya = Ivya.create({ browser: 'webkit' });
const kept: Element[] = [];

/** All that a selector stands for, within an element where one is named that was kept. */
const all = (selector: string): Element[] => ivya.queryLocatorSelectorAll(selector, document);

function one(selector: string): Element {
	const [only] = all(selector);
	if (!only) throw new Error(`nothing is there: ${selector}`);
	return only;
}

const HAS: Readonly<Record<Need, (element: Element) => boolean>> = {
	visible: isElementVisible,
	enabled: (element) => !getAriaDisabled(element),
	editable: (element) => !getAriaDisabled(element) && !element.hasAttribute('readonly')
};

function see(selector: string, needs: readonly Need[]): Seen {
	const found = all(selector);
	const [only] = found;
	return {
		count: found.length,
		lacks: only && found.length === 1 ? needs.filter((need) => !HAS[need](only)) : [],
		are: found.length > 1 ? found.slice(0, 4).map(({ outerHTML }) => outerHTML.slice(0, 120)) : []
	};
}

/** The same as soon as it is what is waited for, at the latest after `timeout` ms. */
async function watch(
	selector: string,
	needs: readonly Need[],
	isIt: 'there' | 'gone',
	timeout: number
): Promise<Seen> {
	const end = performance.now() + timeout;
	for (;;) {
		const seen = see(selector, needs);
		const there = seen.count > 0 && seen.lacks.length === 0;
		if (seen.count > 1 || there === (isIt === 'there') || performance.now() > end) return seen;
		await new Promise((again) => setTimeout(again, 25));
	}
}

const next = () =>
	new Promise((go) => {
		// a window that nobody sees may draw no pictures
		const late = setTimeout(go, 50);
		requestAnimationFrame(() => {
			clearTimeout(late);
			go(null);
		});
	});

/** Milliseconds that an element has stood still before it is pressed: the press comes about as much later. */
const STILL = 300;

/** Where to press the element: it is brought into view, and waited for until it stands still. `round` counts the tries: each brings it elsewhere. */
async function place(selector: string, round: number, isForced: boolean): Promise<Place | null> {
	const element = one(selector).closest('button, a, [role="button"]') ?? one(selector);
	const blocks = ['nearest', 'center', 'end', 'start'] as const;
	const block = blocks[round % blocks.length] ?? 'nearest';
	element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
	await next();
	const { x, y } = middle(element);
	for (const since = performance.now(); performance.now() - since < STILL;) {
		await next();
		const now = middle(element);
		if (x !== now.x || y !== now.y) return null;
	}
	if (isForced) return { x, y };
	const labels = (element as Partial<HTMLInputElement>).labels ?? [];
	for (const shown of [element, ...labels]) {
		const there = shown === element ? { x, y } : middle(shown);
		const hit = document.elementFromPoint(there.x, there.y);
		if (hit && [element, ...labels].some((one) => one.contains(hit))) return there;
	}
	return null;
}

/** In WebKit a box is told in an element's own px, which may be larger than the window's, less what the page is scrolled in the window's. */
function zoomOf(element: Element): number {
	let zoom = 1;
	for (let one: Element | null = element; one; one = one.parentElement) {
		zoom *= Number(getComputedStyle(one).zoom) || 1;
	}
	return zoom;
}

function middle(element: Element): Place {
	const rects = [...element.getClientRects()];
	const rect =
		rects.find(({ width, height }) => width * height > 1) ?? element.getBoundingClientRect();
	const zoom = zoomOf(element);
	const inWindow = (own: number, scrolled: number) =>
		Math.round(zoom * (own + scrolled) - scrolled);
	return {
		x: inWindow(rect.left + rect.width / 2, scrollX),
		y: inWindow(rect.top + rect.height / 2, scrollY)
	};
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Kinds of fields that nobody types into. */
const SET = new Set(['color', 'date', 'time', 'datetime-local', 'month', 'range', 'week']);

/** Writes in place of what stands in a field, as a paste does. */
function fill(field: Field, words: string): void {
	field.focus();
	if (SET.has(field.type)) {
		field.value = words;
		tellOf(field);
		return;
	}
	field.select();
	insert(words);
}

/** Writes where the caret is: the only way by which a field notes it as written by hand. */
function insert(words: string): void {
	const write = Reflect.get(document, 'execCommand') as (...order: unknown[]) => boolean;
	write.call(document, words === '' ? 'delete' : 'insertText', false, words);
}

function tellOf(field: HTMLElement): void {
	for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Chooses from a list by its words, its value or its place. */
function select(
	list: HTMLSelectElement,
	wanted: string | { label?: string; value?: string; index?: number }
): void {
	const option = [...list.options].find(({ label, value, index }) => {
		if (typeof wanted === 'string') return value === wanted || label === wanted;
		return label.trim() === wanted.label || value === wanted.value || index === wanted.index;
	});
	if (!option) throw new Error(`the list has no ${JSON.stringify(wanted)}`);
	// by itself: several may have the same value
	option.selected = true;
	tellOf(list);
}

/** Tells an element of something as if it had happened to it. */
function fire(element: Element, type: string, how: object): void {
	const all = { bubbles: true, cancelable: true, composed: true, ...how };
	if (type.startsWith('pointer')) element.dispatchEvent(new PointerEvent(type, all));
	else if (type.startsWith('key')) element.dispatchEvent(new KeyboardEvent(type, all));
	else if (/^mouse|click$/.test(type)) element.dispatchEvent(new MouseEvent(type, all));
	else element.dispatchEvent(new Event(type, all));
}

/** A touch, as its events tell of it: this driver has no fingers. */
function touch(element: Element): void {
	const { x, y } = middle(element);
	const how = { clientX: x, clientY: y, pointerType: 'touch', isPrimary: true, detail: 1 };
	fire(element, 'pointerdown', how);
	fire(element, 'pointerup', how);
	fire(element, 'click', how);
}

/** A file as it can be handed to a page. */
export interface Given {
	readonly name: string;
	readonly type: string;
	/** In base64. */
	readonly bytes: string;
}

/** Hands files to a field. */
function give(field: HTMLInputElement, files: readonly Given[]): void {
	const hand = new DataTransfer();
	for (const { name, type, bytes } of files) {
		const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
		hand.items.add(new File([content], name, { type }));
	}
	field.files = hand.files;
	tellOf(field);
}

/** Keeps an element, to be asked for again by its number. */
const keep = (selector: string): number => kept.push(one(selector)) - 1;

const agent = { all, one, watch, place, fill, fire, touch, insert, select, give, keep, kept };
export type Agent = typeof agent;
Object.defineProperty(window, 'agent', { value: agent });
