/** English as it would be in a language that is longer and has other letters: what is not a message, what has no room and what is cut shows at once. No visitor is offered it. */

/** Never asked for by a browser, so that only a test speaks it. */
export const PSEUDO = 'en-XA';

const PLAIN = 'AaBbCcDdEeFfGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const ODD = 'ÅåßƀÇçÐðÉéƑƒĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';

/** @param {string} text */
const accented = (text) =>
	text.replace(/[a-z]/gi, (letter) => ODD[PLAIN.indexOf(letter)] ?? letter);

/**
 * A form of a message between brackets, its letters accented and two fifths more of them.
 * @param {import('./icu.mjs').Form} form
 * @returns {import('./icu.mjs').Form}
 */
export function pseudo({ when, parts }) {
	const letters = parts.reduce(
		(sum, part) => sum + (part.kind === 'text' ? part.text.length : 0),
		0
	);
	// a word grows by at most four letters: no language has longer ones everywhere
	const more = 'éöéö'.slice(0, Math.ceil(letters / 3)) + ' éöéö'.repeat(Math.floor(letters / 14));
	return {
		when,
		parts: [
			{ kind: 'text', text: '[' },
			...parts.map((part) =>
				part.kind === 'text' ? { ...part, text: accented(part.text) } : part
			),
			{ kind: 'text', text: `${more}]` }
		]
	};
}
