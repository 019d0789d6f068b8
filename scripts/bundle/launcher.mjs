/** What the start file runs, in few files of plain JavaScript: no source is shipped. */
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../install.mjs';

/** Bundles `src/start.mjs` with the server's process into a folder; packages stay where they are. @param {string} folder */
export const bundleLauncher = (folder) =>
	build({
		configFile: false,
		logLevel: 'error',
		root,
		publicDir: false,
		build: {
			ssr: true,
			outDir: folder,
			target: 'node24',
			rolldownOptions: {
				input: { start: join(root, 'src', 'start.mjs') },
				output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' }
			}
		}
	});
