/**
 * Lines for translators: where a message stands, what is put into it, an example. They stand above the English texts as in
 * ARB files (`"@key": { "description": "…" }`), which Weblate shows beside the text.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readIcu } from './icu.mjs';
import { isMessage } from './keys.mjs';
import { roleOf } from './roles.mjs';

const FOLDER = 'messages/en';
const SHORT = 24;
/** How the line of an input begins that is a number of things. */
const COUNTED =
	/^(?:how many(?! dice, or)|points|steps|cards (?:on|that)|pages$|tables$|lines of|loans$|what somebody has)(?!.* in words$)/;

/** @param {string} name */
const table = (name) =>
	JSON.parse(readFileSync(new URL(`lines/${name}.json`, import.meta.url), 'utf8'));
/** By file, where its texts stand and who reads them. @type {Readonly<Record<string, string>>} */
const PLACES = table('places');
/** What a message is, by how its key is built. @type {readonly (readonly [string, string])[]} */
const PARTS = table('parts');
/** By input, what it is and an example. @type {Readonly<Record<string, readonly [string, string]>>} */
const INPUTS = table('inputs');
/** Where an input is something else: how the key looks, the input, what it is there and an example. @type {readonly (readonly [string, string, string, string])[]} */
const EXCEPTIONS = table('exceptions');

/** The inputs of which translators are told that they say how many of something there are. */
export const countedInputs = () =>
	Object.entries(INPUTS).flatMap(([name, [what]]) => (COUNTED.test(what) ? [name] : []));

/** Whether translators need a line for a text: it is short, or something is put into it. @param {string} text */
const needsLine = (text) => text.length <= SHORT || text.includes('{');

/** @param {string} key */
const partOf = (key) => PARTS.find(([looks]) => new RegExp(looks).test(key))?.[1];

/** What an input is, and an example of it. @param {string} key @param {string} name @returns {readonly [string, string]} */
function inputOf(key, name) {
	const other = EXCEPTIONS.find(([looks, input]) => input === name && new RegExp(looks).test(key));
	return other ? [other[2], other[3]] : (INPUTS[name] ?? ['a word or a number', name]);
}

/** What a text is by its letters alone. @param {string} text */
function shapeOf(text) {
	if (/[.!?:]$/.test(text)) return 'A sentence';
	return /^\p{Ll}/u.test(text)
		? 'Words within a line, behind a name or in a list'
		: 'A label or a value';
}

/** The text with something in the place of each input. @param {string} key @param {import('./icu.mjs').Text} text */
const exampleOf = (key, { forms }) =>
	(forms.at(-1)?.parts ?? [])
		.map((part) => (part.kind === 'text' ? part.text : inputOf(key, part.name)[1]))
		.join('')
		.trim();

/** @param {string} file @param {string} key @param {string} text @returns {string} */
export function lineOf(file, key, text) {
	const read = readIcu(text);
	const inputs = [...read.inputs].map((name) => `{${name}}: ${inputOf(key, name)[0]}.`);
	const example = inputs.length > 0 ? [`For example: “${exampleOf(key, read)}”`] : [];
	const what = partOf(key) ?? roleOf(key) ?? shapeOf(text);
	return [`${PLACES[file] ?? file}.`, `${what}.`, ...inputs, ...example].join(' ');
}

const WRITE = 'npm run lab -- languages lines';

/** What keeps a line from helping; null where none is needed or it is good. @param {string} key @param {string} text @param {string | undefined} line */
export function lineFault(key, text, line) {
	if (!needsLine(text)) return null;
	if (line === undefined) return `has no line for translators: ${WRITE}`;
	const read = readIcu(text);
	const unsaid = [...read.inputs].find((name) => !line.includes(`{${name}}`));
	if (unsaid !== undefined) return `has a line for translators without {${unsaid}}: ${WRITE}`;
	const [, example] = /For example: “(.*)”$/.exec(line) ?? [];
	if (example === undefined || example === exampleOf(key, read)) return null;
	return `has a line for translators with the example of an earlier text: ${WRITE}`;
}

/** @typedef {Record<string, string | { description: string }>} Written */

/** @param {string} path @returns {Written} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The line that a file has for a message. @param {Written} written @param {string} key */
function lineIn(written, key) {
	const own = written[`@${key}`];
	return typeof own === 'object' ? own.description : undefined;
}

const files = () =>
	readdirSync(FOLDER)
		.filter((name) => name.endsWith('.json'))
		.map((name) => join(FOLDER, name));

/** @returns {import('./faults.mjs').Fault[]} */
export const lineFaults = () =>
	files().flatMap((path) => {
		const written = read(path);
		return Object.entries(written).flatMap(([key, text]) => {
			if (!isMessage(key) || typeof text !== 'string') return [];
			const what = lineFault(key, text, lineIn(written, key));
			return what === null ? [] : [{ file: basename(path), key, what }];
		});
	});

/** Writes the lines that are missing or do not fit their text any more; every other one stays as somebody has written it. */
export function writeLines() {
	for (const path of files()) {
		const written = read(path);
		const texts = Object.entries(written).filter(([key]) => isMessage(key));
		const lines = texts.flatMap(([key, text]) => {
			if (typeof text !== 'string' || !needsLine(text)) return [];
			const own = lineIn(written, key);
			const kept = own !== undefined && lineFault(key, text, own) === null;
			const description = kept ? own : lineOf(basename(path, '.json'), key, text);
			return [[`@${key}`, { description }]];
		});
		const schema = Object.entries(written).filter(([key]) => key === '$schema');
		const all = Object.fromEntries([...schema, ...lines, ...texts]);
		writeFileSync(path, `${JSON.stringify(all, null, '\t')}\n`);
	}
}
