/** The words of a bundle, from the messages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/**
 * A text as it is written. Throws where the language has none of this name.
 * @param {string} language
 * @param {string} file the file of messages, without its ending
 * @param {string} name
 * @returns {string}
 */
export function textIn(language, file, name) {
	const path = join(root, 'messages', language, `${file}.json`);
	const text = JSON.parse(readFileSync(path, 'utf8'))[name];
	if (typeof text !== 'string') throw new Error(`${path} has no ${name}`);
	return text;
}
