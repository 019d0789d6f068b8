/** What was pressed on a page, for whoever reads why a test has failed: a press that does nothing leaves no other trace. */
import type { Page } from 'playwright';

/** A page that writes down its presses. */
type Pressed = Window & { presses?: string[] };

/** The last presses that are kept: each is told by three events. */
const KEPT = 30;

/** Has a page write down each press from now on: when, what happened, on what, and how far down the screen and the page. */
export const writeDownPresses = (page: Page): Promise<unknown> =>
	page.addInitScript((kept) => {
		const presses: string[] = ((window as Pressed).presses = []);
		const write = ({ type, target, clientY }: PointerEvent) => {
			const on = target instanceof Element ? target.textContent.trim().slice(0, 30) : '';
			const when = Math.round(performance.now());
			presses.push(`${when} ${type} "${on}" ${Math.round(clientY)} ${Math.round(scrollY)}`);
			if (presses.length > kept) presses.shift();
		};
		for (const kind of ['pointerdown', 'pointerup', 'click'] as const)
			addEventListener(kind, write, { capture: true, passive: true });
	}, KEPT);

/** The last presses on a page, the latest at the end. */
export const lastPresses = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => (window as Pressed).presses ?? []);
