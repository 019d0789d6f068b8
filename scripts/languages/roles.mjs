/** What a message is on a screen, by the element that it stands in. */
import { globSync, readFileSync } from 'node:fs';

/** By attribute or element, what a translator is told. @type {Readonly<Record<string, string>>} */
const ROLES = {
	'aria-label': 'The name of a control or picture, read aloud',
	label: 'The label of a field or control',
	title: 'A heading',
	alt: 'A picture in words, for those who cannot see it',
	placeholder: 'An example in an empty field',
	h1: 'A heading',
	h2: 'A heading',
	h3: 'A heading',
	h4: 'A heading',
	button: 'A button',
	summary: 'A fold that opens when it is pressed',
	a: 'A link',
	option: 'A choice in a list',
	legend: 'The heading of a group of choices',
	caption: 'The heading of a table',
	th: 'The head of a row or column',
	td: 'A cell of a table',
	dt: 'The name of a value',
	dd: 'A value',
	li: 'A line of a list',
	p: 'A sentence'
};

/** @type {Map<string, string> | undefined} */
let found;

/** The role of a message on the first screen that says it; undefined where none does. @param {string} key */
export const roleOf = (key) => (found ??= roles()).get(key);

function roles() {
	/** @type {Map<string, string>} */
	const by = new Map();
	for (const path of globSync('src/**/*.svelte').toSorted()) {
		const code = readFileSync(path, 'utf8');
		for (const { 1: key = '', index } of code.matchAll(/\bm\.(\w+)\(/g)) {
			const role = ROLES[around(code.slice(Math.max(0, index - 400), index))];
			if (role !== undefined && !by.has(key)) by.set(key, role);
		}
	}
	return by;
}

/** The attribute or the element that is open where this code ends. @param {string} before */
function around(before) {
	const attribute = /([\w-]+)=\{?[^{}<>"]*$/.exec(before)?.[1];
	if (attribute !== undefined && attribute in ROLES) return attribute;
	const open = [...before.matchAll(/<(\/?)([a-z][\w-]*)[^<]*?>/g)].at(-1);
	return open?.[1] === '' ? (open[2] ?? '') : '';
}
