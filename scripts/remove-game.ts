/** npm run remove-game -- ID: takes out a game from elsewhere. What was played of it stays, to be read. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './command.ts';
import { ELSEWHERE } from './games/found.mjs';
import { root, run } from './install.mjs';

const [id = ''] = process.argv.slice(2);
const folder = join(root, ELSEWHERE, id);
if (!/^[a-z0-9-]+$/.test(id) || !existsSync(folder))
	stop(`usage: npm run remove-game -- ID; there is no ${ELSEWHERE}/${id}.`);
rmSync(folder, { recursive: true });
// svelte-check keeps what it has made of components
rmSync(join(root, '.svelte-kit/.svelte-check/svelte', ELSEWHERE, id), {
	recursive: true,
	force: true
});
if (!run('npm', ['run', '--silent', 'sync'])) process.exit(1);
console.log(
	`${id} is gone. Its tables can still be read; after \`npm start\` nobody can play on them.`
);
