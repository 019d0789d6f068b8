/** A text that is written together, set as a whole: for what is chosen rather than typed. */
import type { SharedText } from './text.ts';

/** Puts these words in place of all that stands there; nothing while there is no text. */
export function rewrite(shared: SharedText | null, words: string): void {
	const text = shared?.text;
	text?.doc?.transact(() => {
		text.delete(0, text.length);
		text.insert(0, words);
	});
}
