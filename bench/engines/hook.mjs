/** `node --import` this: whoever asks for better-sqlite3 is given Node's own SQLite. */
import { registerHooks } from 'node:module';

const OWN = new URL('nodeSqlite.ts', import.meta.url).href;
registerHooks({
	resolve: (name, context, next) =>
		name === 'better-sqlite3' ? { url: OWN, shortCircuit: true } : next(name, context)
});
