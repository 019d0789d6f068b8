/** What is wrong with a language: messages that are missing, too many, or do not fit the English ones. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { readIcu } from './icu.mjs';
import { isMessage } from './keys.mjs';
import { kindsOf, numbersIn } from './kinds.mjs';
import { countedInputs, lineFaults } from './lines.mjs';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {{ file: string, key: string, what: string }} Fault */

/** Every text of a language by its key, and the file that has it. @param {string} locale @returns {Map<string, { file: string, text: string }>} */
export function textsOf(locale) {
	const folder = `messages/${locale}`;
	if (!existsSync(folder)) return new Map();
	const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
	return new Map(
		files.toSorted().flatMap((file) =>
			Object.entries(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
				.filter(([key]) => isMessage(key))
				.map(([key, text]) => [key, { file, text }])
		)
	);
}

/** The forms that a language has for whole numbers. @param {string} locale @param {Intl.PluralRulesOptions['type']} type */
export function categoriesOf(locale, type) {
	const rules = new Intl.PluralRules(locale, { type });
	return new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)));
}

/** Every plural in a text, with the forms that it has. @param {readonly Element[]} elements @returns {{ type: 'cardinal' | 'ordinal', forms: string[] }[]} */
const pluralsIn = (elements) =>
	elements.flatMap((element) => {
		if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
		const inside = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
		if (element.type === TYPE.select) return inside;
		const type = element.pluralType ?? 'cardinal';
		return [{ type, forms: Object.keys(element.options) }, ...inside];
	});

/** What is wrong with the plurals of a text. @param {string} locale @param {string} text @returns {string[]} */
const pluralFaults = (locale, text) =>
	pluralsIn(parse(text, { ignoreTag: true })).flatMap(({ type, forms }) => {
		const wanted = categoriesOf(locale, type);
		const missing = [...wanted].filter((form) => !forms.includes(form));
		const strange = forms.filter((form) => !form.startsWith('=') && form !== 'other');
		const unknown = strange.filter(
			(form) => !wanted.has(/** @type {Intl.LDMLPluralRule} */ (form))
		);
		return [
			...missing.map((form) => `has no form for “${form}”`),
			...unknown.map((form) => `has a form “${form}” that the language does not have`)
		];
	});

/** The languages that have texts of ours. */
const spoken = () => readdirSync('messages').filter((name) => !name.includes('.'));

/** @type {ReadonlySet<string> | undefined} */
let counted;

/** The inputs that hold a number, read once. */
const numbers = () =>
	(counted ??= new Set([
		...numbersIn(spoken().flatMap((locale) => [...textsOf(locale).values()])),
		...countedInputs()
	]));

/** @param {string} locale @param {string} own @param {string} english @returns {string[]} */
function textFaults(locale, own, english) {
	try {
		const [said, meant] = [readIcu(own), readIcu(english)];
		const lost = [...meant.inputs].filter((name) => !said.inputs.has(name));
		const added = [...said.inputs].filter((name) => !meant.inputs.has(name));
		return [
			...lost.map((name) => `has no {${name}}`),
			...added.map((name) => `has a {${name}} that English has not`),
			...(own.trim() === '' && english.trim() !== '' ? ['is empty'] : []),
			...pluralFaults(locale, own)
		];
	} catch (error) {
		return [`is no ICU MessageFormat: ${String(error)}`];
	}
}

/** What keeps a language from being complete. @param {string} locale @returns {Fault[]} */
export function faultsOf(locale) {
	const [own, english] = [textsOf(locale), textsOf('en')];
	const missing = [...english].filter(([key]) => !own.has(key));
	return [
		...(locale === 'en' ? lineFaults() : []),
		...missing.map(([key, { file }]) => ({ file, key, what: 'is missing' })),
		...[...own].flatMap(([key, { file, text }]) => {
			const meant = english.get(key);
			if (!meant) return [{ file, key, what: 'is in no English file' }];
			if (meant.file !== file) return [{ file, key, what: `stands in ${meant.file} in English` }];
			const whats = [
				...textFaults(locale, text, meant.text),
				...kindsOf(locale, key, text, numbers())
			];
			return whats.map((what) => ({ file, key, what }));
		})
	];
}

/** How many times as long as in English a short text may be without being looked at: it stands on a button, in a tab or at the head of a column. */
const LONGER = 1.6;
const SHORT = 24;

/** Short texts that are much longer than in English, which have to be looked at where they stand. @param {string} locale @returns {Fault[]} */
export function longOf(locale) {
	const own = textsOf(locale);
	return [...textsOf('en')].flatMap(([key, { file, text }]) => {
		const said = own.get(key)?.text ?? '';
		if (text.length < 4 || text.length > SHORT || text.includes('{')) return [];
		if (said.length <= text.length * LONGER) return [];
		return [{ file, key, what: `“${text}” is “${said}”` }];
	});
}

/** Where English has a word of the glossary and the language none of its own for it. @param {string} locale @returns {Fault[]} */
export function strayOf(locale) {
	const path = `scripts/languages/glossary/${locale}.json`;
	if (!existsSync(path)) return [];
	const own = textsOf(locale);
	const english = [...textsOf('en')];
	/** @type {[string, string[]][]} */
	const terms = Object.entries(JSON.parse(readFileSync(path, 'utf8')));
	/** Where English has the letters of a term and means something else. @type {Readonly<Record<string, string[]>>} */
	const senses = JSON.parse(readFileSync('scripts/languages/otherSenses.json', 'utf8'));
	return terms.flatMap(([term, accepted]) => {
		const asked = new RegExp(String.raw`\b${term.replaceAll(/[()]/g, '')}\b`, 'i');
		return english.flatMap(([key, { file, text }]) => {
			const said = own.get(key)?.text.toLowerCase();
			const names = asked.test(text.replaceAll(/\{[^{}]*\}|[\w=]+ (?=\{)/g, ''));
			if (!names || said === undefined || senses[term]?.includes(key)) return [];
			if (accepted.some((one) => said.includes(one.toLowerCase()))) return [];
			return [{ file, key, what: `${term}: ${said}` }];
		});
	});
}
