/** A keyboard that composes words before it writes them, as those for Japanese, Chinese or Korean do, and many on phones. */
import type { Page } from 'playwright';
import { composeInFirefox } from './engines/firefox.ts';
import { ENGINE } from './engines/open.ts';
import type { WebKitPage } from './engines/webkit/page.ts';

/** Words on their way into the field that has the focus. */
export interface Composing {
	/** Shows what is composed so far. */
	compose(words: string): Promise<unknown>;
	/** Writes the words in its place. */
	commit(words: string): Promise<unknown>;
}

/** The keyboard of a page; in Firefox that of the window in which something was typed last. */
export async function composing(page: Page, engine = ENGINE): Promise<Composing> {
	if (engine === 'webkit') return page as unknown as WebKitPage;
	if (engine === 'firefox')
		return {
			compose: (words) => composeInFirefox(words, false),
			commit: (words) => composeInFirefox(words, true)
		};
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
