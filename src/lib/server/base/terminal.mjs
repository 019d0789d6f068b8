/**
 * What the program says on the terminal, in the terminal's language. Plain JavaScript, since `npm start`
 * asks it on the system's own Node before anything is installed; one file of messages is read, when there is something to say.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @typedef {keyof typeof import('../../../../messages/en/terminal.json')} Sentence */

const BASE = 'en';

/** @param {string} language */
const fileOf = (language) => resolve('messages', language, 'terminal.json');

/**
 * The language that a terminal is set to by LC_ALL, LC_MESSAGES or LANG, in this order; where none is, the system's own.
 * English where the program does not speak it.
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export function terminalLanguage(env = process.env) {
	const set = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
	const asked = set ?? Intl.DateTimeFormat().resolvedOptions().locale;
	const [language = BASE] = /^[a-z]{2,3}(?![a-z])/i.exec(asked) ?? [];
	return existsSync(fileOf(language.toLowerCase())) ? language.toLowerCase() : BASE;
}

/**
 * A sentence for the terminal with what is put into it.
 * @param {Sentence} sentence
 * @param {Readonly<Record<string, string | number>>} inputs
 * @returns {string}
 */
export function said(sentence, inputs = {}) {
	/** @type {Record<Sentence, string>} */
	const texts = JSON.parse(readFileSync(fileOf(terminalLanguage()), 'utf8'));
	return texts[sentence].replace(/\{(\w+)\}/g, (_, name) => String(inputs[name]));
}
