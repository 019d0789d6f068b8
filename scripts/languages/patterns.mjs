/** The words of one form of a message as the compiler takes them, with what the direction and the typesetting of the language ask for. */

/** @typedef {import('./icu.mjs').Part} Part */

/** Whether a language is written from right to left. @param {string} locale */
export function turned(locale) {
	const { language, script } = new Intl.Locale(locale).maximize();
	return RIGHT_TO_LEFT.has(script ?? language);
}

/** The scripts of living languages that run from right to left, as Intl names them. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

/** Words of one letter, which no Polish book leaves at the end of a line. @param {string} text @param {string} locale */
const bound = (text, locale) =>
	locale === 'pl' ? text.replaceAll(/(?<=^|[\s(„])([aiouwz]) /giu, '$1\u00a0') : text;

/** @param {string} value */
const words = (value) => ({ type: 'text', value });

/**
 * What is put into a sentence that runs from right to left is set apart in it, whichever way its own letters run; a % that
 * follows a number stays with it, on its right, as Intl writes it. @param {Part} part @param {Part | undefined} before @param {Part | undefined} after
 */
function apart(part, before, after) {
	if (part.kind === 'text') {
		const text = before?.kind === 'input' ? part.text.replace(/^%/, '') : part.text;
		return text === '' ? [] : [words(text)];
	}
	const closing = after?.kind === 'text' && after.text.startsWith('%') ? '%\u2069' : '\u2069';
	return [words('\u2068'), put(part.name), words(closing)];
}

/** @param {string} name */
const put = (name) => ({ type: 'expression', arg: { type: 'variable-reference', name } });

/** Letters that run from right to left. */
const TURNED = /[[\p{scx=Arab}\p{scx=Hebr}]--\p{P}]/v;

/** What has only signs between its inputs ("{who}: {what}") says itself which way it runs: put into another sentence it would else run as the first name in it does. @param {readonly Part[]} parts */
const signsAlone = (parts) =>
	parts.length > 1 && !parts.some((part) => part.kind === 'text' && TURNED.test(part.text));

/** @param {readonly Part[]} parts @param {string} locale @returns {object[]} */
export function patternOf(parts, locale) {
	if (!turned(locale))
		return parts.map((part) =>
			part.kind === 'text' ? words(bound(part.text, locale)) : put(part.name)
		);
	const pattern = parts.flatMap((part, at) => apart(part, parts[at - 1], parts[at + 1]));
	return signsAlone(parts) ? [words('\u200f'), ...pattern] : pattern;
}
