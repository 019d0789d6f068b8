/** A text in ICU MessageFormat (`{count, plural, one {# die} other {# dice}}`) as the list of its forms, each with what chooses it. */
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/**
 * What chooses a form: an input itself (`how` is null), or its plural in that language.
 * @typedef {{ input: string, how: 'cardinal' | 'ordinal' | null }} Chooser
 */
/** @typedef {{ kind: 'text', text: string } | { kind: 'input', name: string }} Part */
/**
 * One form; `when` has a value for each chooser that this form asks for, the others do not matter.
 * @typedef {{ when: ReadonlyMap<string, string>, parts: readonly Part[] }} Form
 */
/** @typedef {{ choosers: ReadonlyMap<string, Chooser>, inputs: ReadonlySet<string>, forms: readonly Form[] }} Text */

/** The name by which a form asks for a chooser. @param {Chooser} chooser */
export const nameOf = ({ input, how }) => (how ? `${input}_${how}` : input);

/**
 * The forms in the order in which they are tried: whatever is more particular first, `other` last.
 * @param {string} text
 * @returns {Text} throws where the text is no ICU MessageFormat, or formats numbers or dates
 */
export function readIcu(text) {
	/** @type {Map<string, Chooser>} */
	const choosers = new Map();
	/** @type {Set<string>} */
	const inputs = new Set();

	/** @param {Form[]} forms @param {Part} part */
	const add = (forms, part) => forms.map(({ when, parts }) => ({ when, parts: [...parts, part] }));

	/** @param {Form[]} before @param {readonly Element[]} elements @param {string | null} counted @returns {Form[]} */
	const grow = (before, elements, counted) =>
		elements.reduce((forms, element) => {
			switch (element.type) {
				case TYPE.literal:
					return add(forms, { kind: 'text', text: element.value });
				case TYPE.argument:
					inputs.add(element.value);
					return add(forms, { kind: 'input', name: element.value });
				case TYPE.pound:
					return add(forms, { kind: 'input', name: counted ?? '' });
				case TYPE.plural:
				case TYPE.select:
					return choose(forms, element, counted);
				default:
					throw new Error('only {name}, plural, selectordinal and select are read');
			}
		}, before);

	/** @param {Form[]} forms @param {Extract<Element, { options: object }>} element @param {string | null} counted */
	const choose = (forms, element, counted) => {
		const input = element.value;
		inputs.add(input);
		const how = element.type === TYPE.plural ? (element.pluralType ?? 'cardinal') : null;
		const inside = how ? input : counted;
		const options = Object.entries(element.options);
		const last = options.filter(([value]) => value === 'other');
		const ordered = [...options.filter(([value]) => value !== 'other'), ...last];
		return ordered.flatMap(([value, option]) => {
			const exact = value.startsWith('=');
			const chooser = { input, how: exact ? null : how };
			if (value !== 'other') choosers.set(nameOf(chooser), chooser);
			const [name, wanted] = [nameOf(chooser), exact ? value.slice(1) : value];
			const fitting = forms.filter(({ when }) => !when.has(name) || when.get(name) === wanted);
			const chosen = fitting.map(({ when, parts }) => ({
				when: value === 'other' ? when : new Map([...when, [name, wanted]]),
				parts
			}));
			return grow(chosen, option.value, inside);
		});
	};

	const start = [{ when: new Map(), parts: [] }];
	return { forms: grow(start, parse(text, { ignoreTag: true }), null), choosers, inputs };
}
