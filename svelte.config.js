import adapter from '@sveltejs/adapter-node';
import { exported } from './scripts/games/exported.mjs';
import { withPreloads } from './scripts/building/preloads.mjs';
import { nameOfSource } from './scripts/sources.mjs';
import { withThreads } from './scripts/building/threads.mjs';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	kit: {
		adapter: withPreloads(withThreads(adapter({ precompress: true }))),
		alias: exported,
		// small sheets stand in the page: they cost no request each
		inlineStyleThreshold: 2048,
		// forms of other sites are refused by `http/foreign.ts`, in the reader's language and with a word in the log
		csrf: { trustedOrigins: ['*'] },
		// by itself Kit takes the time: the same source would never be built to the same bytes
		version: { name: nameOfSource() },
		// a phone stays on its page: the list of all others would weigh 1.5 kB on its first load
		router: { resolution: 'server' },
		// a table's page asks for it itself, once it can be played
		serviceWorker: { register: false },
		// Nothing from anywhere else; inline scripts only with the page's nonce. Svelte sets `style:` in
		// attributes when it renders on the server, so those are let through: they can run nothing.
		csp: {
			mode: 'nonce',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-inline'],
				'img-src': ['self', 'data:'],
				'connect-src': ['self'],
				'object-src': ['none'],
				'base-uri': ['none'],
				'form-action': ['self'],
				'frame-ancestors': ['none']
			}
		},
		typescript: {
			config: (config) => {
				// it needs no types of its own, and is checked like everything else
				config['exclude'] = config['exclude'].filter(
					(/** @type {string} */ path) => !path.includes('service-worker')
				);
				config['include'].push(
					'../games/**/*',
					'../scripts/**/*',
					'../bench/**/*',
					'../*.config.js'
				);
			}
		}
	}
};
