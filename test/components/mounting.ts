/** Puts components into the page, as people of all kinds have set it. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import { page } from 'vitest/browser';
import { overwriteGetLocale, type Locale } from '../../src/lib/paraglide/runtime.js';

export interface Size {
	readonly width: number;
	readonly height: number;
}

export const PHONE = { width: 390, height: 664 };
export const PROJECTOR = { width: 1920, height: 1080 };

/** As the browser has them, whatever watches a page puts in their place. */
const animate: unknown = Reflect.get(Element.prototype, 'animate');
const later: unknown = Reflect.get(window, 'setTimeout');

let there: ReturnType<typeof mount> | null = null;

/** Shows a component alone on a screen of this size. */
export async function show<Props extends Record<string, unknown>>(
	Shown: Component<Props>,
	props: Props,
	size: Size = PHONE
): Promise<void> {
	await gone();
	await resize(size);
	there = mount(Shown, { target: document.body, props });
	flushSync();
	await document.fonts.ready;
}

/** Takes away what was shown, and what somebody had set. */
export async function bare(): Promise<void> {
	await gone();
	for (const name of ['size', 'font', 'spacing', 'motion', 'light'])
		document.documentElement.removeAttribute(`data-${name}`);
	speak('en');
}

async function gone(): Promise<void> {
	if (there) await unmount(there);
	there = null;
	document.body.replaceChildren();
	(window as { unwatch?: () => void }).unwatch?.();
	Reflect.set(Element.prototype, 'animate', animate);
	Reflect.set(window, 'setTimeout', later);
}

export const resize = ({ width, height }: Size): Promise<void> => page.viewport(width, height);

/** Says everything in this language from the next component on, in the way its letters run. */
export function speak(locale: Locale): void {
	overwriteGetLocale(() => locale);
	document.documentElement.lang = locale;
	document.documentElement.dir = locale === 'ar' ? 'rtl' : 'ltr';
}

/** Once what was changed has been drawn: after a picture's own work come its measures, and what waits for them. */
export async function drawn(): Promise<void> {
	flushSync();
	await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Asks until it is so: throws what it last was after twenty seconds. */
export async function until<Value>(
	ask: () => Value,
	is: (value: Value) => boolean
): Promise<Value> {
	const late = performance.now() + 20_000;
	for (;;) {
		const value = ask();
		if (is(value)) return value;
		if (performance.now() > late) throw new Error(`still ${JSON.stringify(value)}`);
		await drawn();
	}
}
