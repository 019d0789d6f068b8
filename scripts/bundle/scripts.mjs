/** Each script that Node starts, in one file with all that it imports: a bundle of few files is soon unpacked. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { root } from '../install.mjs';

/** Packages that read files beside their own. */
const KEPT = ['better-sqlite3', 'fontkit', 'pdfkit'];

/**
 * What is started, by where it lies in the bundle, without its ending: the start file's program, the built server, its threads.
 * @returns {Readonly<Record<string, string>>}
 */
export function started() {
	const threads = globSync('build/threads/*.js', { cwd: root }).map((file) => [
		`build/threads/${basename(file, '.js')}`,
		file
	]);
	return {
		'start/start': 'src/start.mjs',
		'build/handler': 'build/handler.js',
		...Object.fromEntries(threads.toSorted())
	};
}

/**
 * Writes them into a folder, of which packages of ours can be found.
 * @param {string} folder
 * @returns {Promise<string[]>} their paths below it
 */
export async function writeStarted(folder) {
	const files = [];
	for (const [to, from] of Object.entries(started())) {
		const bundle = await rolldown({
			input: join(root, from),
			platform: 'node',
			external: KEPT.map((name) => new RegExp(`^${name}(/|$)`)),
			logLevel: 'silent',
			transform: { target: 'node24' }
		});
		files.push(`${to}.js`);
		const file = join(folder, `${to}.js`);
		await bundle.write({ file, format: 'esm', codeSplitting: false });
		await bundle.close();
	}
	return files;
}
