/** Tokens, ids and join codes: what is handed out, and what of it is kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: a token, or a public id. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What is kept of a token. A token is random enough that its hash needs no salt. */
export const hashOf = (token: string): string =>
	createHash('sha256').update(token).digest('base64url');

/** Four figures that only who keeps this hash can tell: short enough to be read off one screen and typed into another. */
export const figuresOf = (hash: string): string =>
	String(createHash('sha256').update(`figures ${hash}`).digest().readUInt32BE() % 10_000).padStart(
		4,
		'0'
	);

/** The symbols of join codes, 28: no vowels, so that no word comes up, and no 0, O, 1, I or L, which are misread. */
const SYMBOLS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 6;
const SHAPE = new RegExp(`^[${SYMBOLS}]{${LENGTH}}$`);

/** A join code: 6 of 28 symbols, 481 million of them. */
export const newCode = (): string =>
	Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');

/** Longer texts hold no code that somebody typed; a link that a mail program has wrapped in its own is some hundred letters long. */
const LONGEST = 2000;
/** A join link up to its code, also inside another address. */
const LINK = /(?:^|\/|%2F)join(?:\/|%2F)+([^\s/?#%&]+)/i;

/** Capitals of other alphabets that are read as one of ours, by the one they are read as. */
const ALIKE: Readonly<Record<string, string>> = {
	...{ В: 'B', С: 'C', Ԁ: 'D', Ғ: 'F', Ԍ: 'G', Н: 'H', Һ: 'H', Ј: 'J', К: 'K', Қ: 'K', М: 'M' },
	...{ Р: 'P', Ԛ: 'Q', Ѕ: 'S', Т: 'T', Ѵ: 'V', Ԝ: 'W', Х: 'X', Ҳ: 'X', У: 'Y', Ү: 'Y', Ұ: 'Y' },
	...{ Β: 'B', Ϝ: 'F', Η: 'H', Ϳ: 'J', Κ: 'K', Μ: 'M', Ν: 'N', Ρ: 'P', Τ: 'T', Χ: 'X' },
	...{ Υ: 'Y', Ζ: 'Z' }
};

/**
 * The code somebody typed, or the one in a link they pasted: in small letters, in the letters and digits of another
 * keyboard, with spaces, dashes, quotes or unseen marks; null for what is none.
 */
export function readCode(typed: string): string | null {
	const plain = typed.slice(0, LONGEST).normalize('NFKD');
	const code = (LINK.exec(plain)?.[1] ?? plain)
		.replace(/[^\p{L}\p{Nd}]/gu, '')
		.toUpperCase()
		.replace(/[^\dA-Z]/gu, (sign) => ALIKE[sign] ?? digitOf(sign));
	return SHAPE.test(code) ? code : null;
}

/** A digit of any script as ours; anything else as it is. Each script has its ten in a row, from 0 on. */
function digitOf(sign: string): string {
	if (!/^\p{Nd}$/u.test(sign)) return sign;
	const point = sign.codePointAt(0) ?? 0;
	let value = 0;
	while (/^\p{Nd}$/u.test(String.fromCodePoint(point - value - 1))) value++;
	return String(value % 10);
}
