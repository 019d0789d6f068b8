/** npm run lab -- languages [LOCALE | lines]: how complete each language is, and what is to be looked at. With a language's name each place is listed; `lines` writes the lines for translators that are missing. Exit 1 where anything is missing or does not fit. */
import { readFileSync } from 'node:fs';
import { faultsOf, longOf, strayOf, textsOf } from './languages/faults.mjs';
import { writeLines } from './languages/lines.mjs';
import { PSEUDO } from './languages/pseudo.mjs';
import { templateFaultsIn } from './languages/templates.mjs';

const { locales } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const [one] = process.argv.slice(2);
if (one === 'lines') {
	writeLines();
	process.exit();
}
const shown =
	one === undefined ? locales.filter((/** @type {string} */ it) => it !== PSEUDO) : [one];

/** @param {string} title @param {readonly import('./languages/faults.mjs').Fault[]} faults */
function list(title, faults) {
	if (faults.length === 0) return;
	console.log(`\n${title}`);
	for (const { file, key, what } of faults) console.log(`  ${file} ${key}: ${what}`);
}

let failed = 0;
for (const locale of shown) {
	const [all, own] = [textsOf('en').size, textsOf(locale)];
	const words = [...own.values()].reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
	const [faults, long, stray] = [faultsOf(locale), longOf(locale), strayOf(locale)];
	const missing = faults.filter(({ what }) => what === 'is missing').length;
	failed += faults.length;
	console.log(
		`${locale}: ${Math.floor((100 * (all - missing)) / all)} %, ${own.size} messages, ${words} words; ` +
			`${faults.length} that do not fit, ${long.length} long ones, ${stray.length} beside the glossary`
	);
	list('Missing, or does not fit:', one === undefined ? faults.slice(0, 20) : faults);
	if (one === undefined) continue;
	list('Much longer than in English:', long);
	list('Without the word of the glossary:', stray);
}
const glued = templateFaultsIn('src');
failed += glued.length;
if (glued.length > 0) console.log(`\nIn components:\n  ${glued.join('\n  ')}`);
process.exitCode = failed > 0 ? 1 : 0;
