/** The parts of the server, in a folder of their own and without a network, for benches that ask them one by one. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';

process.env['DATA_DIR'] = mkdtempSync(join(tmpdir(), 'borrowed-earth-'));
export const vite = await createServer({ server: { middlewareMode: true }, logLevel: 'error' });
/** A module of `src/lib`. */
export const load = <Module>(path: string) =>
	vite.ssrLoadModule(`/src/lib/${path}`) as Promise<Module>;
export const referee =
	await load<typeof import('../src/lib/engine/referee.ts')>('engine/referee.ts');
export const { cryptoSource, seededSource, randomFrom } =
	await load<typeof import('../src/lib/engine/random.ts')>('engine/random.ts');
export const { choose } =
	await load<typeof import('../src/lib/engine/playout.ts')>('engine/playout.ts');
export const { gameOf } =
	await load<typeof import('../src/lib/games/registry.ts')>('games/registry.ts');
export const { host, newRecord } =
	await load<typeof import('../src/lib/server/tables/tables.ts')>('server/tables/tables.ts');
export const { hostedAt } =
	await load<typeof import('../src/lib/server/tables/hosted.ts')>('server/tables/hosted.ts');
export const { openWorkshop } = await load<
	typeof import('../src/lib/server/workshops/workshops.ts')
>('server/workshops/workshops.ts');
