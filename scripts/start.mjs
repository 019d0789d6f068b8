/** npm start: installs when needed, builds when the build is older than the source, serves. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { makeBuilt } from './bundle/built.mjs';
import { install, node, root } from './install.mjs';

install();
makeBuilt();
serve();

/** Runs the server on Node 24 until it ends, and ends as it did. Its data lie beside the source. */
function serve() {
	const env = { ...process.env, DATA_DIR: process.env['DATA_DIR'] || 'data' };
	const server = spawn(node, [join('src', 'start.mjs')], { cwd: root, env, stdio: 'inherit' });
	for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
		process.on(signal, () => server.kill(signal));
	}
	server.on('exit', (code) => {
		process.exit(code ?? 1);
	});
}
