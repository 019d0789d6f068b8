/** What a test writes into a page, and into the frames in it. */
import type { WebKitPage } from './page.ts';

/** A page of this alone, once its frames are there. */
export async function setContent(page: WebKitPage, html: string): Promise<void> {
	// the page that a window begins with has no agent yet
	await page.goto('about:blank');
	await page.evaluate(async (html: string) => {
		document.body.innerHTML = html;
		const frames = [...document.querySelectorAll('iframe')];
		await Promise.all(frames.map((frame) => new Promise((done) => (frame.onload = done))));
	}, html);
}

/** Runs a script in a frame, counted from 0, or in the page itself, −1. */
export const addScript = (page: WebKitPage, at: number, content: string): Promise<void> =>
	page.evaluate(
		({ at, content }: { at: number; content: string }) => {
			const where = at < 0 ? document : window.frames[at]?.document;
			where?.body.append(Object.assign(where.createElement('script'), { textContent: content }));
		},
		{ at, content }
	);
