/** How `messages/<locale>/*.json` are read for Paraglide: flat files from key to a text in ICU MessageFormat, which Weblate, Crowdin and their like read and write. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { ELSEWHERE } from '../games/found.mjs';
import { nameOf, readIcu } from './icu.mjs';
import { isMessage } from './keys.mjs';
import { patternOf } from './patterns.mjs';
import { PSEUDO, pseudo } from './pseudo.mjs';

/** @typedef {import('./icu.mjs').Text} Text */

/** Where texts lie: ours, and those that games from elsewhere bring along. */
const folders = () => {
	const games = existsSync(ELSEWHERE) ? readdirSync(ELSEWHERE).toSorted() : [];
	return ['./messages', ...games.map((game) => `./${ELSEWHERE}/${game}/messages`)];
};

/** The language's files, without a list of them anywhere. @param {string} locale */
const filesOf = (locale) =>
	folders().flatMap((room) => {
		const folder = `${room}/${locale === PSEUDO ? 'en' : locale}`;
		if (!existsSync(folder)) return [];
		const names = readdirSync(folder).toSorted();
		return names.flatMap((name) => (name.endsWith('.json') ? [`${folder}/${name}`] : []));
	});

/** @param {string} locale @param {string} key @param {string} text */
function readText(locale, key, text) {
	try {
		const read = readIcu(text);
		return locale === PSEUDO ? { ...read, forms: read.forms.map(pseudo) } : read;
	} catch (error) {
		throw new Error(`messages/${locale}, ${key}: ${String(error)}`, { cause: error });
	}
}

/** What a message is given and what it reckons from it. @param {Text} text @returns {[string, object][]} */
const declared = ({ inputs, choosers }) => [
	...[...inputs].map(
		(name) => /** @type {[string, object]} */ ([name, { type: 'input-variable', name }])
	),
	...[...choosers.values()].flatMap((chooser) => (chooser.how ? [reckoned(chooser)] : []))
];

/** @param {import('./icu.mjs').Chooser} chooser @returns {[string, object]} */
const reckoned = (chooser) => {
	const type = { type: 'literal', value: chooser.how };
	const annotation = {
		type: 'function-reference',
		name: 'plural',
		options: chooser.how === 'ordinal' ? [{ name: 'type', value: type }] : []
	};
	const arg = { type: 'variable-reference', name: chooser.input };
	const name = nameOf(chooser);
	return [name, { type: 'local-variable', name, value: { type: 'expression', arg, annotation } }];
};

/** @param {Text} text @param {ReadonlyMap<string, string>} when */
const matchesOf = ({ choosers }, when) =>
	[...choosers.keys()].map((key) => {
		const value = when.get(key);
		return value === undefined
			? { type: 'catchall-match', key }
			: { type: 'literal-match', key, value };
	});

/**
 * A form of a message in one language, as the compiler takes it.
 * @typedef {object} Form
 * @property {string} messageId
 * @property {string} messageLocale
 * @property {readonly object[]} messageSelectors
 * @property {string} variantId
 * @property {readonly object[]} variantMatches
 * @property {readonly object[]} variantPattern
 */

/**
 * The texts as the compiler takes them, a row for each form of a message, a message's rows together.
 * @param {readonly { locale: string, content: Uint8Array | string }[]} files
 * Throws where a text is no ICU MessageFormat, naming its language and key.
 */
export function rowsOf(files) {
	/** @type {Map<string, { declarations: Map<string, object>, forms: Form[] }>} */
	const bundles = new Map();
	for (const { locale, content } of files) {
		for (const [id, written] of Object.entries(JSON.parse(String(content)))) {
			if (!isMessage(id)) continue;
			const text = readText(locale, id, written);
			/** @type {{ declarations: Map<string, object>, forms: Form[] }} */
			const bundle = bundles.get(id) ?? { declarations: new Map(), forms: [] };
			for (const [name, how] of declared(text)) bundle.declarations.set(name, how);
			bundle.forms.push(...formsOf(text, id, locale));
			bundles.set(id, bundle);
		}
	}
	return [...bundles]
		.toSorted(([one], [other]) => (one < other ? -1 : 1))
		.flatMap(([bundleId, { declarations, forms }]) => {
			const bundleDeclarations = [...declarations.values()];
			return forms.map((form) => ({ bundleId, bundleDeclarations, ...form }));
		});
}

/** @param {Text} text @param {string} id @param {string} locale @returns {Form[]} */
function formsOf(text, id, locale) {
	const messageSelectors = [...text.choosers.keys()].map((name) => ({
		type: 'variable-reference',
		name
	}));
	return text.forms.map(({ when, parts }, at) => ({
		messageId: `${id} ${locale}`,
		messageLocale: locale,
		messageSelectors,
		variantId: `${id} ${locale} ${at}`,
		variantMatches: matchesOf(text, when),
		variantPattern: patternOf(parts, locale)
	}));
}

/** All texts of these languages. @param {readonly string[]} locales */
export const readAll = (locales) =>
	locales.flatMap((locale) =>
		filesOf(locale).map((path) => ({ locale, content: readFileSync(path) }))
	);
