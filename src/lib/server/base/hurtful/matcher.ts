/** Finds words of a list in what somebody wrote: whole words only, in time that grows with the text alone. */

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
const fold = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.normalize('NFKD')
		.replace(UNSEEN, '')
		.replace(SPECIAL, (letter) => PLAIN[letter] ?? '');

/** Letters beside what is none. */
const ODD = /\p{L}.*[^\p{L}]|[^\p{L}].*\p{L}/u;

/** What a folded word may stand for, itself first: at most a dozen. */
function formsOf(word: string): string[] {
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

/** A list made ready; see `listOf`. */
export interface WordList {
	/** Words and phrases, folded, a phrase with single spaces. */
	readonly whole: ReadonlySet<string>;
	/** How words begin that are meant with every ending. */
	readonly stems: ReadonlySet<string>;
	/** Words and phrases that are never meant. */
	readonly never: ReadonlySet<string>;
}

/** Letters and what stands for one; a "!" only inside a word. */
const WORD = /[\p{L}\p{M}\p{N}\p{Cf}@$€]+(?:[!|]+[\p{L}\p{M}\p{N}\p{Cf}@$€]+)*/gu;
const PHRASE = 6;
/** A word that is longer is none. */
const LONGEST = 60;
/** How many letters one by one make a word: "i d i o t". */
const SPACED = 4;
/** Arabic joins the article, "and" and "O" to a word. */
const JOINED = /^(?:[وفبلك]?ال|يا|و)(?=\p{L}{3})/u;

interface Found {
	readonly at: number;
	readonly end: number;
	readonly folded: string;
}

/** A list of words and phrases; one that ends in `*` is meant with every ending. `never` is taken out again. */
export function listOf(words: Iterable<string>, never: Iterable<string> = []): WordList {
	const whole = new Set<string>();
	const stems = new Set<string>();
	for (const word of words) {
		const into = word.endsWith('*') ? stems : whole;
		for (const spelt of spellings(word)) into.add(plain(spelt));
	}
	const out = new Set(Array.from(never, plain));
	for (const word of ['', ...out]) {
		whole.delete(word);
		stems.delete(word);
	}
	return { whole, stems, never: out };
}

/** A word of the list in each way of writing it: German has two for its marks. */
const spellings = (word: string): string[] => [
	word,
	word.replace(/[äöü]/gu, (letter) => `${fold(letter)}e`)
];

const plain = (word: string): string =>
	wordsIn(word)
		.map(({ folded }) => folded)
		.join(' ');

/** The words of the list that stand in a text, as they are written there, each once; of a very long text, in its first 20,000 letters. */
export function hurtfulIn(text: string, list: WordList): string[] {
	const written = text.slice(0, 20_000);
	const words = wordsIn(written);
	const found = new Set<string>();
	words.forEach((word, at) => {
		const end = phraseAt(words, at, list) ?? (isMeant(word.folded, list) ? word.end : null);
		if (end !== null) found.add(written.slice(word.at, end));
	});
	for (const { at, end } of spacedIn(words, list)) found.add(written.slice(at, end));
	return [...found];
}

function wordsIn(text: string): Found[] {
	return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
		at: index,
		end: index + word.length,
		folded: fold(word)
	}));
}

/** Where a phrase of the list ends that begins with this word. */
function phraseAt(words: readonly Found[], at: number, { whole, never }: WordList): number | null {
	let phrase = words[at]?.folded ?? '';
	for (const { folded, end } of words.slice(at + 1, at + PHRASE)) {
		phrase += ` ${folded}`;
		if (whole.has(phrase) && !never.has(phrase)) return end;
	}
	return null;
}

function isMeant(word: string, list: WordList): boolean {
	if (word.length > LONGEST || list.never.has(word)) return false;
	if (isListed(word, list)) return true;
	const parts = /[!|@$€]/u.test(word) ? word.split(/[!|@$€]+/u) : [];
	return [word, word.replace(JOINED, ''), ...parts].some((one) =>
		formsOf(one).some((form) => isListed(form, list))
	);
}

/** Whether a word is on the list, with an ending of more than one where the list means all of them. */
function isListed(word: string, { whole, stems, never }: WordList): boolean {
	if (never.has(word)) return false;
	if (whole.has(word) || (/^[a-z]{3,}s$/.test(word) && whole.has(word.slice(0, -1)))) return true;
	for (let length = 3; length <= word.length; length++) {
		if (stems.has(word.slice(0, length))) return true;
	}
	return false;
}

/** Words written letter by letter. */
function spacedIn(words: readonly Found[], list: WordList): { at: number; end: number }[] {
	const found: { at: number; end: number }[] = [];
	words.forEach((first, at) => {
		let word = first.folded;
		for (let next = at + 1; next < at + 16 && isNext(words[next - 1], words[next]); next++) {
			word += words[next]?.folded ?? '';
			const end = words[next]?.end ?? first.end;
			if (word.length >= SPACED && isMeant(word, list)) found.push({ at: first.at, end });
		}
	});
	return found;
}

/** Whether two single letters follow each other with a space, a dot or the like between them. */
const isNext = (one?: Found, next?: Found): boolean =>
	one?.folded.length === 1 && next?.folded.length === 1 && next.at - one.end <= 2;
