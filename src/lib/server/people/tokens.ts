/** Tokens, ids and join codes: what is handed out, and what of it is kept. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: a token, or a public id. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** What is kept of a token. A token is random enough that its hash needs no salt. */
export const hashOf = (token: string): string =>
	createHash('sha256').update(token).digest('base64url');

/** The symbols of join codes, 28: no vowels, so that no word comes up, and no 0, O, 1, I or L, which are misread. */
const SYMBOLS = 'BCDFGHJKMNPQRSTVWXYZ23456789';
const LENGTH = 6;
const SHAPE = new RegExp(`^[${SYMBOLS}]{${LENGTH}}$`);

/** A join code: 6 of 28 symbols, 481 million of them. */
export const newCode = (): string =>
	Array.from({ length: LENGTH }, () => SYMBOLS[randomInt(SYMBOLS.length)]).join('');

/** The code somebody typed, in small letters, with spaces or dashes as they like; null for what is none. */
export function readCode(typed: string): string | null {
	const code = typed.toUpperCase().replace(/[\s\p{Pd}]/gu, '');
	return SHAPE.test(code) ? code : null;
}
