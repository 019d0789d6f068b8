/** The words of a bundle, from the messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/**
 * A text with what is put into it. Throws where the language has none of this name.
 * @param {string} language
 * @param {string} file the file of messages, without its ending
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [inputs]
 * @returns {string}
 */
export function textIn(language, file, name, inputs = {}) {
	const path = join(root, 'messages', language, `${file}.json`);
	const text = JSON.parse(readFileSync(path, 'utf8'))[name];
	if (typeof text !== 'string') throw new Error(`${path} has no ${name}`);
	return text.replace(/\{(\w+)\}/g, (_, input) => inputs[input] ?? '');
}
