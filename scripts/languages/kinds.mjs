/** The kinds of fault that readers found in one language after another: each is refused as soon as it stands in a text again. */
import { readIcu } from './icu.mjs';

/**
 * A kind of fault: where it can stand, what it looks like, and what is said of it.
 * @typedef {{ locales: readonly string[] | null, looks: RegExp, what: string }} Kind
 */

/** Inputs that hold a name, which may begin with any letter and run in any direction. */
const NAMES =
	'who|name|names|of|other|owner|to_name|table|workshop|game|biome|stat|resource|title|lender|kind|holder';

/** @type {readonly Kind[]} */
const KINDS = [
	{
		locales: ['fr'],
		looks: new RegExp(
			String.raw`(?<![\p{L}’])(?:de|que|jusque|lorsque|puisque|le|la|je|ne|se) \{(?:${NAMES})\}`,
			'iu'
		),
		what: 'has a word before a name that would be cut short before a vowel (de, que, le)'
	},
	{ locales: ['fr'], looks: /\?\s?\(/u, what: 'has brackets behind a question' },
	{
		locales: ['fr'],
		looks: / [:;?!»%](?!\/\/)|« /u,
		what: 'has a space at a sign that a line may break at'
	},
	{
		locales: ['fr'],
		looks: /[\p{L}\d}][;?!»%]|«[\p{L}{]/u,
		what: 'has no space at a sign'
	},
	{ locales: ['en'], looks: /[\d}]\s%/u, what: 'has a space before %' },
	{ locales: ['es'], looks: /[“”]/u, what: 'has “ ” where Spanish books print « »' },
	{
		locales: ['es'],
		looks: /(?<!\p{L})(?:usted(?:es)?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu,
		what: 'says usted or vosotros'
	},
	{ locales: ['pl'], looks: /(?<!\p{L})Państw(?:o|a|u)(?!\p{L})/u, what: 'addresses as Państwo' },
	{ locales: ['ar'], looks: /(?:^|[\s:،.])ل(?:ـ\s?|\s?)\{/u, what: 'has a ل glued to a name' },
	{
		locales: ['ar'],
		looks: /ميسر/u,
		what: 'has ميسر without its shadda, which is gambling first of all'
	},
	{
		locales: ['ar'],
		looks:
			/(?<![\p{L}\p{M}])[وف]?(?:أولا|ابتداء|جدا|أيضا|شيئا|دائما|معا|أبدا|أحدا|فورا|مثلا|واحدا|شخصا|دورا|مقعدا|مربعا|هرما|حرفا|سطرا|نصا)(?![\p{L}\p{M}])/u,
		what: 'has an ending without its ـًا'
	},
	{
		locales: ['uk'],
		looks: /\{(?:date|day)\}\./u,
		what: 'has a full stop after a date, which ends in one'
	},
	{
		locales: null,
		looks:
			/\{names\} (?:is|has|rolls|sets|ist|hat|wirft|stellt|est|a|lance|pose|es|ha|tira|da|jest|ma|rzuca|zadaje|має|кидає|дає)(?!\p{L})/u,
		what: 'has a verb for one behind names that may be several'
	},
	{ locales: null, looks: /(?:^|[\s(])-\d/u, what: 'has a hyphen for a minus sign' },
	{ locales: null, looks: /(?<!\.)\.\.(?!\.)/u, what: 'has two full stops' },
	{ locales: null, looks: /\s["']|["']\s/u, what: 'has straight quotation marks' },
	{
		locales: null,
		looks:
			/\b(?:The desk|Das Pult|Le pupitre|Pulpit) (?:let|lets|did|moved|removed|made|renamed|hat|lässt|a|n’a|wpuścił|usunął)(?!\p{L})/u,
		what: 'lets a desk act: the facilitator does'
	}
];

/** What stands behind a number without counting anything: it needs no form. */
const NOT_COUNTED = new Set(
	[
		'of min with at to for the and new from such already borrowed standing sets is shows carried win spares left more',
		'von deiner und weitere mehr eigene deines solche geliehen schon stellt kippt würde davon schreibt zeigt übernommen tauschen gewinnen in',
		'de sur pour dans par déjà pose écrit montre et en du más por el desde al da escribe muestra',
		'lub stałe pożyczone pozostałe więcej zadaje pisze pokazuje pkt хв із або позичено наявних більше дає пише перед твоєї',
		'من إضافية لكل يختل في مستعارة على قائمة كان منا تظهر قيد أيضًا لكومة'
	].flatMap((words) => words.split(' '))
);

/** Numbers that never change: limits and goals of the program, whose one form is right. */
const FIXED = new Set(['most', 'existing', 'passes', 'minutes']);

/** Words with one form for every number. */
const UNBENDING = new Set(['Zeichen', 'Wert', 'stat', 'qualité', 'atributo', 'pas']);

/** Messages that are shown for two and more alone, or for one number alone. */
const ONE_NUMBER = new Set([
	'book_round_share',
	'book_tied',
	'book_why_collapse',
	'global_warming_confirm_parts',
	'global_warming_sinks_in',
	'martian_gunslinger_caps_over',
	'piece_stack',
	'seeing_share_many',
	'timberland_aim',
	'timberland_tree_mixed',
	'timberland_tree_one_color',
	'timelock_square_stack',
	'timelock_table_series',
	'world_rounds_in_a_row'
]);

/** The numbers that stand beside a word which changes with them, without forms for it. @param {string} key @param {string} text @param {ReadonlySet<string>} numbers @returns {string[]} */
function bareNumbers(key, text, numbers) {
	const { forms, choosers } = readIcu(text);
	const chosen = new Set([...choosers.values()].map(({ input }) => input));
	const bare = forms.flatMap(({ parts }) =>
		parts.flatMap((part, at) => {
			const next = parts[at + 1];
			if (part.kind !== 'input' || next?.kind !== 'text') return [];
			if (!numbers.has(part.name) || chosen.has(part.name) || FIXED.has(part.name)) return [];
			const [, word] =
				/^[ \u00a0\u202f](\p{Lu}?(?:\p{Ll}|\p{Lo}|\p{M}){2,})/u.exec(next.text) ?? [];
			return word === undefined || NOT_COUNTED.has(word) || UNBENDING.has(word) ? [] : [part.name];
		})
	);
	return ONE_NUMBER.has(key) ? [] : [...new Set(bare)];
}

/** The inputs of which some language has a plural. @param {Iterable<{ text: string }>} texts @returns {Set<string>} */
export const numbersIn = (texts) =>
	new Set(
		[...texts].flatMap(({ text }) =>
			[...readIcu(text).choosers.values()].flatMap(({ how, input }) =>
				how === 'cardinal' ? [input] : []
			)
		)
	);

/** Which of the known kinds of fault a text has, in the words of a report. @param {string} locale @param {string} key @param {string} text @param {ReadonlySet<string>} numbers @returns {string[]} */
export const kindsOf = (locale, key, text, numbers) => [
	...KINDS.filter(
		({ locales, looks }) => (!locales || locales.includes(locale)) && looks.test(text)
	).map(({ what }) => what),
	...bareNumbers(key, text, numbers).map((name) => `has no forms for the number {${name}}`)
];
