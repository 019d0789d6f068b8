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
	{
		locales: ['en'],
		looks: /\b[Aa]n? \{(?!(?:size|roll|d6)\})/u,
		what: 'has an article before an input that may begin with another sound'
	},
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
		'of min with at to for the and new from such already borrowed standing sets is shows carried win spares left more so failed had went pops now if fed',
		'von deiner und weitere mehr eigene deines solche geliehen schon stellt kippt würde davon schreibt zeigt übernommen tauschen gewinnen in misslungen gelungen mit gepasst bis teils dazu',
		'de sur pour dans par déjà pose écrit montre et en du más por el desde al da escribe muestra sin hasta con como si jusqu avec sans au',
		'lub stałe pożyczone pozostałe więcej zadaje pisze pokazuje pkt хв із або позичено наявних більше дає пише перед твоєї bez',
		'من إضافية لكل يختل في مستعارة على قائمة كان منا تظهر قيد أيضًا لكومة صحيحة حتى فقط فرقعت إلى دون مع إن بهرم بهرمين بعدد'
	].flatMap((words) => words.split(' '))
);

/** Numbers that never change: limits and goals of the program, whose one form is right. */
const FIXED = new Set(['most', 'existing', 'passes', 'minutes']);

/** Words with one form for every number. */
const UNBENDING = new Set(['Zeichen', 'Wert', 'Würfel', 'stat', 'qualité', 'atributo', 'pas']);

/** Messages that are shown for two and more alone, or for one number alone. */
const ONE_NUMBER = new Set([
	'book_round_share',
	'book_tied',
	'book_why_collapse',
	'doors_dice_needed',
	'global_warming_confirm_parts',
	'global_warming_sinks_in',
	'library_left_all',
	'martian_gunslinger_attack_cards',
	'martian_gunslinger_caps_over',
	'martian_gunslinger_event_duel_cards',
	'piece_stack',
	'pupils_few_tables',
	'pupils_many',
	'seeing_share_many',
	'timberland_aim',
	'timberland_tree_mixed',
	'timberland_tree_one_color',
	'timelock_square_stack',
	'timelock_table_series',
	'world_rounds_in_a_row'
]);

/** The word between a part and its whole. */
const OF = ' (?:of|von|de|sur|z|із|з|من) ';

/** What stands behind a part: in "1 of 4 are here" the verb is that of the part. */
const PORTION = new RegExp(String.raw`^${OF}(?:$|\d+)`, 'u');

/** What stands before a whole: the noun behind it is that of all, and needs no form. */
const WHOLE = new RegExp(String.raw`(?:^|(?:^|\s)\d+)${OF}$`, 'u');

/** A verb for several behind a part and its whole, in the same clause. */
const VERB_BEHIND =
	/^[^.,:;!?()]*?(?<!\p{L})(?:are|have|were|match|need|sind|haben|waren|stimmen|son|están|han|sont|ont|correspondent|są|mają|були|мають|لم)(?!\p{L})/u;

/** A verb for several right before the number that it agrees with. */
const VERB_BEFORE =
	/(?<!\p{L})(?:there are|remain|bleiben|fehlen|es sind|están|quedan|faltan|sobran|restent|manquent|zostały|pozostały|лишилися|залишилися) $/iu;

/** @typedef {import('./icu.mjs').Part} Part */

/** @param {Part | undefined} part */
const textOf = (part) => (part?.kind === 'text' ? part.text : '');

/** Whether the text behind a number begins with a word that changes with it. @param {string} text */
function isCounting(text) {
	const [, word] = /^[ \u00a0\u202f](\p{Lu}?(?:\p{Ll}|\p{Lo}|\p{M}){2,})/u.exec(text) ?? [];
	return word !== undefined && !NOT_COUNTED.has(word) && !UNBENDING.has(word);
}

/** Whether the words around an input agree with its number: a verb before it, a noun behind it, a verb behind "of 4". @param {readonly Part[]} parts @param {number} at */
function isAgreedWith(parts, at) {
	const behind = textOf(parts[at + 1]);
	if (VERB_BEFORE.test(textOf(parts[at - 1]))) return true;
	if (PORTION.test(behind)) {
		return VERB_BEHIND.test(behind.replace(PORTION, '') || textOf(parts[at + 3]));
	}
	return isCounting(behind) && !WHOLE.test(textOf(parts[at - 1]));
}

/** The numbers that stand beside a word which changes with them, without forms for it. @param {string} key @param {string} text @param {ReadonlySet<string>} numbers @returns {string[]} */
function bareNumbers(key, text, numbers) {
	if (ONE_NUMBER.has(key)) return [];
	const { forms, choosers } = readIcu(text);
	const chosen = new Set([...choosers.values()].map(({ input }) => input));
	const bare = forms.flatMap(({ parts }) =>
		parts.flatMap((part, at) => {
			if (part.kind !== 'input' || !numbers.has(part.name)) return [];
			if (chosen.has(part.name) || FIXED.has(part.name)) return [];
			return isAgreedWith(parts, at) ? [part.name] : [];
		})
	);
	return [...new Set(bare)];
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
