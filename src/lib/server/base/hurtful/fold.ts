/** One spelling for a word however it is typed: case, marks, letters that look like others, digits for letters, stretched letters. */

/** Letters that Unicode does not take apart, as they are typed without their marks. */
const PLAIN: Readonly<Record<string, string>> = {
	...{ ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ı: 'i' },
	...{ ة: 'ه', ى: 'ي', ٱ: 'ا', ـ: '' }
};
/** Digits and signs that stand for a letter. */
const LEET: Readonly<Record<string, string>> = {
	...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' },
	...{ '@': 'a', $: 's', '€': 'e', '!': 'i', '|': 'i' }
};
const LATIN = 'aeiopcxykhmtb';
const CYRILLIC = 'аеіорсхукнмтв';

/** Marks and signs that nobody sees, but not what makes ñ another letter: "cono" is a cone. */
const UNSEEN = /(?<!n)\u0303|(?!\u0303)[\p{M}\p{Cf}]/gu;
const SPECIAL = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** A text in small letters without marks and signs that nobody sees, each letter in its plainest shape. */
export const fold = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.normalize('NFKD')
		.replace(UNSEEN, '')
		.replace(SPECIAL, (letter) => PLAIN[letter] ?? '');

/** Letters beside what is none. */
const ODD = /\p{L}.*[^\p{L}]|[^\p{L}].*\p{L}/u;

/** What a folded word may stand for, itself first: at most a dozen. */
export function formsOf(word: string): string[] {
	const forms = new Set([word]);
	if (ODD.test(word)) {
		const spelt = Array.from(word, (sign) => LEET[sign] ?? sign).join('');
		forms
			.add(spelt)
			.add(word.replaceAll('1', 'l').replace(/[^\p{L}]/gu, (sign) => LEET[sign] ?? ''));
	}
	if (/\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)) {
		forms.add(inLetters(word, CYRILLIC, LATIN)).add(inLetters(word, LATIN, CYRILLIC));
	}
	for (const form of [...forms]) {
		forms.add(form.replace(/(.)\1{2,}/gu, '$1$1')).add(form.replace(/(.)\1{2,}/gu, '$1'));
	}
	return [...forms];
}

function inLetters(word: string, from: string, to: string): string {
	return Array.from(word, (letter) => to[from.indexOf(letter)] ?? letter).join('');
}
