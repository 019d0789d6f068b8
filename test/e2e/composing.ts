/** A keyboard that composes words before it writes them, as those for Japanese, Chinese or Korean do, and many on phones. */
import type { Page } from 'playwright';
import { ENGINE } from './engines/open.ts';
import type { WebKitPage } from './engines/webkit/page.ts';

/** Words on their way into the field that has the focus. */
export interface Composing {
	/** Shows what is composed so far. */
	compose(words: string): Promise<unknown>;
	/** Writes the words in its place. */
	commit(words: string): Promise<unknown>;
}

/** The keyboard of a page; throws in Firefox, whose driver has none. */
export async function composing(page: Page): Promise<Composing> {
	if (ENGINE === 'firefox') throw new Error('no driver of Firefox composes words');
	if (ENGINE === 'webkit') return page as unknown as WebKitPage;
	const keyboard = await page.context().newCDPSession(page);
	return {
		compose: (text) =>
			keyboard.send('Input.imeSetComposition', {
				text,
				selectionStart: text.length,
				selectionEnd: text.length
			}),
		commit: (text) => keyboard.send('Input.insertText', { text })
	};
}
