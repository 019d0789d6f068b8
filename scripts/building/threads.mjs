/** What runs in threads, in few files of plain JavaScript: from the source each would first read hundreds of files, or thousands of messages. */
import { resolve } from 'node:path';
import { pack } from './packing.mjs';
import { build } from 'vite';
import { exported } from '../games/exported.mjs';

/** What starts there, by the name of its file. */
const THREADS = {
	decider: 'src/lib/server/computers/deciderThread.ts',
	examiner: 'src/lib/server/sync/examining/examinerThread.ts',
	manyWorlds: 'src/lib/server/computers/manyWorldsThread.ts',
	prints: 'src/lib/server/prints/printThread.ts',
	reader: 'src/lib/server/export/readerThread.ts'
};
/** Where they lie: beside the built server, and what development and tests start. */
const BUILT = 'build/threads';
const FRESH = '.svelte-kit/threads';

/** What games from elsewhere import of us, as Vite finds it. */
const ours = Object.entries(exported).map(([name, file]) => ({
	find: new RegExp(`^${name.replace('*', '(.+)')}$`),
	replacement: resolve(file.replace('*', '$1'))
}));

/**
 * Bundles threads into a folder. Packages stay where they are: the print worker finds its typefaces beside them.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} [threads]
 */
export const bundle = (folder, threads = THREADS) =>
	build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		resolve: { alias: ours },
		build: {
			ssr: true,
			outDir: folder,
			emptyOutDir: false, // another process may start a thread from it
			target: 'node24',
			rolldownOptions: {
				input: threads,
				output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' }
			}
		}
	});

/**
 * An adapter that bundles the threads too, once it has written the server, and packs what is sent.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @returns {import('@sveltejs/kit').Adapter}
 */
export const withThreads = (adapter) => ({
	...adapter,
	adapt: async (builder) => {
		// the adapter serves what is packed only where it believes that it has packed it
		const packing = Object.create(builder, { compress: { value: pack } });
		await adapter.adapt(packing);
		await bundle(BUILT);
	}
});

/**
 * Says in `import.meta.env.THREADS` where the threads lie, and bundles them when a server for development or tests opens.
 * @returns {import('vite').Plugin}
 */
export const bundledThreads = () => ({
	name: 'bundled-threads',
	config: (_config, { command }) => ({
		define: { 'import.meta.env.THREADS': JSON.stringify(command === 'build' ? BUILT : FRESH) }
	}),
	configureServer: once
});

/** Each project of the tests has a server of its own, with modules of its own. @type {typeof globalThis & { bundling?: Promise<unknown> }} */
const shared = globalThis;

async function once() {
	await (shared.bundling ??= bundle(FRESH));
}
