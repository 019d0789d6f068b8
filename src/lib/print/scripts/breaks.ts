/** Where a line may end in scripts that put no space between words. */

const SPACELESS =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff01-\uff65]/u;
/** What no line begins with, and what none ends with. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}\u3041-\u3049\u30a1-\u30a9\u30e3\u30e5\u30e7]/u;
const OPENING = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Whether a text has words that stand side by side without a space. */
export const isSpaceless = (text: string): boolean => SPACELESS.test(text);

/** A text without spaces in the parts that a line may be broken between. */
export function partsOf(text: string): string[] {
	if (!isSpaceless(text)) return [text];
	const parts: string[] = [];
	for (const { segment } of words.segment(text)) {
		const last = parts.at(-1);
		if (last !== undefined && isJoined(last, segment)) parts.splice(-1, 1, last + segment);
		else parts.push(segment);
	}
	return parts;
}

/** Whether no line may be broken between these. */
const isJoined = (before: string, after: string): boolean =>
	OPENING.test(before) ||
	CLOSING.test(after) ||
	!(SPACELESS.test(before.slice(-1)) || SPACELESS.test(after));
