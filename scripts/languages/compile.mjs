/** The last step of `npm run sync`: compiles the messages, unless all that they are made of is older than what was compiled. */
import { existsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELSEWHERE } from '../games/found.mjs';
import { newestOf, root, run } from '../install.mjs';
import { PARAGLIDE } from './paraglide.mjs';

const { project, outdir, strategy } = PARAGLIDE;
const SETTINGS = 'project.inlang/settings.json';
const SOURCES = ['messages', ELSEWHERE, SETTINGS, 'scripts/languages', 'package-lock.json'];

/** Its time is when the last compiling began. It lies apart from what was compiled, since Vite compiles too and empties that folder first. */
const mark = join(root, '.svelte-kit', 'messages');
const made = statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
if (made < newestOf(SOURCES) || !existsSync(join(root, outdir, 'messages.js'))) compile();

function compile() {
	const started = Date.now(); // a text that is changed meanwhile is newer
	const where = ['--project', project, '--outdir', outdir, '--strategy', ...strategy];
	if (!run('paraglide-js', ['compile', ...where, '--silent'])) process.exit(1);
	// Paraglide writes its settings anew as it begins
	const second = Math.ceil(Math.max(started, newestOf([SETTINGS]))) / 1_000;
	writeFileSync(mark, '');
	utimesSync(mark, second, second);
}
