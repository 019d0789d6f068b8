/** The replica and the product's own text binding as one script, for frames in any browser. */
import { resolve } from 'node:path';
import { build } from 'vite';
import type { Play, Replica } from './replica.ts';

/** The page's own window, and a frame's. */
export type Bundle = Window & {
	Replica: typeof Replica;
	Play: typeof Play;
	play: Play;
};

export async function replicaScript(): Promise<string> {
	const built = await build({
		configFile: false,
		logLevel: 'error',
		resolve: { alias: { $lib: resolve('src/lib') } },
		build: {
			write: false,
			minify: false,
			lib: { entry: resolve('test/e2e/replica.ts'), formats: ['iife'], name: 'replica' }
		}
	});
	if (!Array.isArray(built)) throw new Error('nothing was bundled');
	const [chunk] = built[0]?.output ?? [];
	if (chunk?.type !== 'chunk') throw new Error('nothing was bundled');
	return chunk.code;
}
