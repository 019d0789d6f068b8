/** Where a process begins: plain JavaScript, so that a Node that cannot run TypeScript says so in a sentence. */
import process from 'node:process';
import { said } from './lib/server/base/terminal.mjs';

if (process.features.typescript === undefined || process.features.typescript === false) {
	const node = 'node_modules/.bin/node';
	console.error(said('start_bundled_node', { version: process.version, node }));
	process.exit(1);
}
await import('./server.ts');
