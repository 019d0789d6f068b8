/** The built client as one zip: of each file what is sent, packed by gzip where that is smaller. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { PSEUDO } from '../languages/pseudo.mjs';
import { zip } from './zip.mjs';

const CLIENT = join(root, 'build', 'client');
/** What nobody asks for: maps, and the language that only tests speak. */
const NEVER = new RegExp(String.raw`\.map(\.gz)?$|-${PSEUDO}[\\/]`);

/** The bytes of the zip; `src/lib/server/http/packedClient.ts` serves from it. @returns {Uint8Array} */
export function client() {
	const all = new Set(globSync('**/*', { cwd: CLIENT }));
	const sent = [...all].filter((file) => !all.has(`${file}.gz`) && !NEVER.test(file));
	const files = sent.filter((file) => statSync(join(CLIENT, file)).isFile());
	return zip(
		files.map((file) => ({ to: file.replaceAll('\\', '/'), from: join(CLIENT, file) })),
		{ isStored: true }
	);
}
