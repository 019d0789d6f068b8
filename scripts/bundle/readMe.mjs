/** READ ME FIRST.html: one page in every language, without a script, that any browser shows from the disk. */
import { turned } from '../languages/patterns.mjs';
import { textIn } from './texts.mjs';

/** @typedef {import('./platforms.mjs').Platform} Platform */

const STYLE = `body{font:18px/1.5 system-ui,sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
nav{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}nav a{display:inline-block;padding:.6rem 0;color:#0f4c5c}
section{border-top:2px solid #d6d3d1;margin-top:2.5rem}h2{margin-bottom:.5rem}dt{font-weight:700;margin-top:1rem}dd{margin:0}
@media(prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1917}nav a{color:#7dd3e8}section{border-color:#57534e}}`;

/**
 * The page for a platform.
 * @param {Platform} platform
 * @param {readonly string[]} languages
 * @returns {string}
 */
export function readMe(platform, languages) {
	const names = languages.map(
		(language) => `<a href="#${language}" lang="${language}">${nameOf(language)}</a>`
	);
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Borrowed Earth</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Borrowed Earth</h1>
<nav>${names.join('\n')}</nav>
${languages.map((language) => section(platform, language)).join('\n')}
</body>
</html>
`;
}

/** @param {Platform} platform @param {string} language */
function section({ start, data, warning }, language) {
	/** @type {Readonly<Record<string, string>>} */
	const inputs = { file: start, folder: data, command: `sh "${start}"` };
	/** What is put in keeps its direction in Arabic too. @param {string} name */
	const text = (name) =>
		escaped(textIn(language, 'readme', `readme_${name}`)).replace(
			/\{(\w+)\}/g,
			(_, input) => `<bdi>${escaped(inputs[input] ?? '')}</bdi>`
		);
	/** @type {[string, string[]][]} */
	const parts = [
		['start', ['start_how']],
		['warning', ['warning_why', `warning_${warning}`]],
		['phones', ['phones_how']],
		['end', ['end_how']],
		['data', ['data_where']],
		['update', ['update_how']]
	];
	const rows = parts.map(
		([head, says]) => `<dt>${text(head)}</dt><dd>${says.map(text).join(' ')}</dd>`
	);
	return `<section id="${language}" lang="${language}" dir="${directionOf(language)}">
<h2>${nameOf(language)}: ${text('title')}</h2>
<dl>
${rows.join('\n')}
</dl>
</section>`;
}

/** A language by its own name. @param {string} language */
const nameOf = (language) =>
	new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** @param {string} language */
const directionOf = (language) => (turned(language) ? 'rtl' : 'ltr');

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
