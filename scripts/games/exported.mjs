/** What games from elsewhere import of us: package.json says it to Node, and this to whatever else reads our source. */
import { readFileSync } from 'node:fs';

/** @type {{ name: string, exports: Record<string, string> }} */
const { name, exports } = JSON.parse(
	readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
);

/** Each by its whole name, such as `borrowed-earth/kit/*`; its files from the project's folder. */
export const exported = Object.fromEntries(
	Object.entries(exports).map(([path, file]) => [name + path.slice(1), file.slice(2)])
);
