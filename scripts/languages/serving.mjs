/** What `npm run dev` serves of the compiled messages: a fifth of their bytes, without what editors read, and read again only where a text is another. */
import { readFileSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { minify } from 'vite';

/** Leads from each message to those of the languages. */
const INDEX = '_index.js';

/**
 * The plugin for Vite. Whoever compiles tells it what has changed: the folder itself is not watched.
 * @param {string} folder where the compiled messages lie
 * @param {readonly string[]} locales the base language first
 * @returns {import('vite').Plugin}
 */
export function served(folder, locales) {
	const watched = folder.replaceAll(sep, '/');
	return {
		name: 'messages-served',
		// tests read what is compiled as it is
		apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
		enforce: 'pre',
		config: () => ({ server: { watch: { ignored: [`${watched}**`] } } }),
		hotUpdate({ file }) {
			if (this.environment.name !== 'client' || !file.startsWith(watched)) return undefined;
			// nearly every module leads to the messages: each would have a new address, and be sent again
			this.environment.hot.send({ type: 'full-reload' });
			return [];
		},
		load: {
			filter: { id: /[\\/]paraglide[\\/]messages[\\/][\w-]+\.js$/ },
			async handler(id) {
				const code = readFileSync(id, 'utf8');
				const short = basename(id) === INDEX ? shortIndex(code, locales) : null;
				return { code: short ?? (await withoutNotes(id, code)), map: { mappings: '' } };
			}
		}
	};
}

/** @param {string} id @param {string} code */
async function withoutNotes(id, code) {
	const { code: short, errors } = await minify(id, code, {
		module: true,
		compress: false,
		mangle: false
	});
	if (errors.length > 0) throw new Error(`${id}: ${errors[0]?.message}`);
	return short;
}

/**
 * The way from each message to its languages, said once for all; null where it exports something that is no message.
 * @param {string} code @param {readonly string[]} locales
 */
export function shortIndex(code, locales) {
	const names = [...code.matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
	if (names.length !== code.match(/^export /gm)?.length) return null;
	return [
		`import { getLocale, experimentalStaticLocale as only } from '../runtime.js';`,
		...locales.map((locale, place) => `import * as l${place} from './${locale}.js';`),
		`const all = { ${locales.map((locale, place) => `'${locale}': l${place}`).join(', ')} };`,
		'const say = (name) => (inputs = {}, options = {}) =>',
		'	(all[only ?? options.locale ?? getLocale()] ?? l0)[name](inputs);',
		...names.map((name) => `export const ${name} = say('${name}');`)
	].join('\n');
}
