/** One language for each phone: the built client is written once more for every language, with the texts of that language alone. */
import { readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'vite';

/** Stands in the built client for the visitor's language, until `specialise` puts it in. */
const LANGUAGE = '__LANGUAGE__';

/** The folders of the built client that hold scripts; what lies beside them has no language. */
const FOLDERS = ['entry', 'chunks', 'nodes'];

/** Where the scripts of a language lie: those of the base language where SvelteKit has put them. @param {string} folder @param {string} locale @param {string} base */
const folderOf = (folder, locale, base) => (locale === base ? folder : `${folder}-${locale}`);

/**
 * A message as Paraglide has compiled it, each language's words in a branch of its own that a minifier can drop.
 * @param {string} code
 * @returns {string} throws where Paraglide has written a message in another form
 */
export function branched(code) {
	const name = /export const (\w+) = /.exec(code)?.[1];
	const words = /^const (\w+) = \/\*\*.*?\*\/ \(\w*\) => \{(.*?)\n?\t?\n?\};$/gms;
	const bodies = new Map([...code.matchAll(words)].map(([, own, body]) => [own, body]));
	const others = [...code.matchAll(/if \(locale === "([\w-]+)"\) return (\w+)\(/g)];
	const base = bodies.get(/^\treturn (\w+)\(inputs\)/m.exec(code)?.[1]);
	if (name === undefined || base === undefined)
		throw new Error(`Paraglide has written ${name ?? 'a message'} in a form that is not known`);
	const imports = code.includes('registry.') ? `import * as registry from '../registry.js';\n` : '';
	// a language without words of its own speaks the base language
	const branches = others.flatMap(([, locale, own]) =>
		bodies.has(own) ? [`if (${LANGUAGE} === '${locale}') {${bodies.get(own)}}\n`] : []
	);
	return `${imports}export const ${name} = (i) => {\n${branches.join('')}${base}\n};\n`;
}

/** What is left of Paraglide's runtime where the language is known. @param {string} code */
function runtime(code) {
	const kept = code.match(/^export const (?:baseLocale|locales|cookieName|cookieMaxAge) = .*;$/gm);
	return `${kept?.join('\n')}\nexport const getLocale = () => ${LANGUAGE};\n`;
}

/**
 * A script of the client in one language.
 * @param {string} code @param {string} name @param {string} locale @param {string} base
 */
async function specialised(code, name, locale, base) {
	const said = code.replaceAll(LANGUAGE, JSON.stringify(locale));
	const placed = said
		.replaceAll(
			/(\.\.\/)(entry|chunks|nodes)\//g,
			(_, up, folder) => `${up}${folderOf(folder, locale, base)}/`
		)
		// what its next page needs is asked for by language too; see `src/lib/server/http/nextPage.ts`
		.replaceAll('/__route.js', locale === base ? '/__route.js' : `/__route.${locale}.js`);
	if (!code.includes(LANGUAGE)) return placed;
	const { code: small, errors } = await minify(name, placed, { module: true });
	if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
	return small;
}

/**
 * Writes the scripts of the built client for each language.
 * @param {string} immutable their folder
 * @param {readonly string[]} locales
 * @param {string} base
 */
export async function specialise(immutable, locales, base) {
	for (const folder of FOLDERS) {
		const from = join(immutable, folder);
		const scripts = readdirSync(from).map((name) => ({
			name,
			code: readFileSync(join(from, name), 'utf8')
		}));
		for (const locale of locales) {
			const to = join(immutable, folderOf(folder, locale, base));
			if (locale !== base) rmSync(to, { recursive: true, force: true });
			mkdirSync(to, { recursive: true });
			for (const { name, code } of scripts)
				writeFileSync(join(to, name), await specialised(code, name, locale, base));
		}
	}
}

/**
 * The plugin for Vite: only when the client is built.
 * @returns {import('vite').Plugin}
 */
export function oneLanguage() {
	const { locales, baseLocale } = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
	return {
		name: 'one-language',
		apply: 'build',
		applyToEnvironment: (environment) => environment.name === 'client',
		transform: {
			filter: { id: /\/paraglide\/(messages\/[a-z]\w*|runtime)\.js$/ },
			handler: (code, id) => ({
				code: id.endsWith('runtime.js') ? runtime(code) : branched(code),
				map: null,
				moduleSideEffects: false
			})
		},
		writeBundle: {
			order: 'post',
			sequential: true,
			handler: ({ dir }) => specialise(join(dir ?? '', '_app/immutable'), locales, baseLocale)
		}
	};
}
