/** What a component may not put around a message: signs and quotation marks are the language's own, and stand in the message. */
import { readdirSync, readFileSync } from 'node:fs';

/** A message shown in a component, with a sign of ours glued behind it. */
const SIGN = /(?<!\$)\{(?:[^{}]|\{[^{}]*\})*\bm\.\w+\((?:[^{}]|\{[^{}]*\})*\}[:;?!.,»]/gu;

/** Quotation marks that the browser chooses. */
const QUOTED = /<q[\s>]/gu;

/** What reckons for a component, which shows nothing. */
const RECKONING = /<script[\s>][\s\S]*?<\/script>/gu;

/** Where a component's text puts signs of its own around a message. @param {string} text @returns {string[]} */
export function templateFaults(text) {
	const shown = text.replaceAll(RECKONING, '');
	return [
		...(shown.match(SIGN) ?? []).map((at) => `a sign behind a message: ${at}`),
		...(shown.match(QUOTED) ?? []).map(() => 'quotation marks of the browser: <q>')
	];
}

/** Every such place in the components under a folder, with its file. @param {string} folder @returns {string[]} */
export const templateFaultsIn = (folder) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.svelte'))
		.flatMap((name) =>
			templateFaults(readFileSync(`${folder}/${name}`, 'utf8')).map((what) => `${name}: ${what}`)
		);
