/** The messages in Vite: compiled before anything reads them, anew whenever one is changed, and a module each in what is built. */
import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../install.mjs';
import { compiled, compileMessages } from './compiling.mjs';
import { served } from './serving.mjs';

const FOLDER = join(root, 'src', 'lib', 'paraglide') + sep;

/** @returns {import('vite').Plugin[]} */
export function messages() {
	const { locales } = JSON.parse(readFileSync(join(root, 'project.inlang/settings.json'), 'utf8'));
	return [compiledFirst(), served(FOLDER, locales), aModuleEach()];
}

/** @returns {import('vite').Plugin} */
function compiledFirst() {
	return {
		name: 'messages-compiled-first',
		config: async () => {
			await compileMessages();
		},
		configureServer(vite) {
			let last = Promise.resolve();
			const changed = (/** @type {string} */ path) => {
				if (!/[\\/]messages[\\/][\w-]+[\\/][^\\/]+\.json$/.test(path)) return;
				last = last
					.then(compileMessages)
					.then((files) => {
						for (const name of files) vite.watcher.emit('change', FOLDER + name);
					})
					.catch((problem) => {
						vite.config.logger.error(String(problem));
					});
			};
			for (const what of ['add', 'change', 'unlink']) vite.watcher.on(what, changed);
		}
	};
}

/** A page comes with those messages alone that it says: one file could not be parted among the pages. @returns {import('vite').Plugin} */
function aModuleEach() {
	/** @type {Record<string, string>} */
	let modules = {};
	return {
		name: 'a-module-for-each-message',
		apply: 'build',
		enforce: 'pre',
		async buildStart() {
			if (Object.keys(modules).length === 0) modules = await compiled('message-modules');
		},
		resolveId: {
			filter: { id: /^\.\.?\// },
			handler(source, importer) {
				if (!importer?.startsWith(FOLDER)) return null;
				const path = join(importer, '..', source);
				return nameOf(path) in modules ? path : null;
			}
		},
		load: {
			filter: { id: /[\\/]paraglide[\\/]/ },
			handler(id) {
				const code = modules[nameOf(id)];
				return code === undefined ? null : { code, moduleSideEffects: false };
			}
		}
	};
}

/** @param {string} id */
const nameOf = (id) => id.slice(FOLDER.length).replaceAll(sep, '/');
