/** The print worker of the built server, in few files: from the source it would first read each of thousands of messages. */
import { join } from 'node:path';
import { build } from 'vite';

/** Where it lies in the built server; what starts there is `worker.js`. */
const FOLDER = 'prints';

/**
 * Bundles it into the built server. Packages stay where they are: it finds its typefaces beside them.
 * @param {string} built the server's folder
 */
const bundle = (built) =>
	build({
		configFile: false,
		logLevel: 'error',
		publicDir: false,
		build: {
			ssr: 'src/lib/print/worker.ts',
			outDir: join(built, FOLDER),
			target: 'node24',
			rolldownOptions: { output: { entryFileNames: 'worker.js' } }
		}
	});

/**
 * An adapter that bundles the print worker too, once it has written the server.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @param {string} built the folder that it writes to
 * @returns {import('@sveltejs/kit').Adapter}
 */
export const withPrintWorker = (adapter, built) => ({
	...adapter,
	adapt: async (builder) => {
		await adapter.adapt(builder);
		await bundle(built);
	}
});
