/** What looks like chance in a drawing and is none: the same words give the same number on every screen and on paper. */

/** A whole number below 2^32 from a text (FNV-1a, mixed once more). */
export function hashOf(text: string): number {
	let hash = 2166136261;
	for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619);
	hash ^= hash >>> 15;
	return (Math.imul(hash, 2246822519) ^ (hash >>> 13)) >>> 0;
}

/** A number from 0 to 1 from words. */
export const spread = (...words: readonly (string | number)[]): number =>
	(hashOf(words.join('/')) % 10007) / 10007;
