/** What a page needs is asked for at once and not step by step: each page's list of scripts whole, and what its game adds. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, { readonly file: string, readonly imports?: readonly string[] }>>} Manifest */

/** Stands in the built server for the lists: see `src/lib/server/http/ahead.ts`. */
const PLACE = '__AHEAD__';
const TABLE = 'src/routes/table/[table]/+page.ts';
const PHONE = /^src\/lib\/games\/lists\/phone\/(.+)\.ts$/;
const IMPORTS = /^export const imports = (\[.*\]);$/m;
/** Kit's program, the frame of all pages, and the page of errors, which each page fetches too. */
const START = /\/(runtime\/client\/entry|client-optimized\/(app|nodes\/[01]))\.js$/;

/**
 * The files of these scripts and of all that they import, each once.
 * @param {Manifest} manifest
 * @param {readonly string[]} entries
 * @returns {readonly string[]}
 */
export function whole(manifest, entries) {
	const files = new Set();
	/** @param {string} key */
	const visit = (key) => {
		const { file, imports = [] } = manifest[key] ?? { file: '' };
		if (file === '' || files.has(file)) return;
		files.add(file);
		imports.forEach(visit);
	};
	entries.forEach(visit);
	return [...files];
}

/**
 * What is fetched by a table's page, and beyond that by the phone's part of each game: `page=FILE,FILE;GAME=FILE,…`.
 * @param {Manifest} manifest
 * @param {readonly string[]} page the entries of the page
 */
export function listsOf(manifest, page) {
	const ofPage = whole(manifest, page);
	const ofGames = Object.keys(manifest).flatMap((key) => {
		const game = PHONE.exec(key)?.[1];
		const files = whole(manifest, [key]).filter((file) => !ofPage.includes(file));
		return game === undefined ? [] : [`${game}=${files.join()}`];
	});
	return [`page=${ofPage.join()}`, ...ofGames].join(';');
}

/**
 * An adapter that completes the lists first. Kit's own leave out whatever a part that comes later imports as well.
 * @param {import('@sveltejs/kit').Adapter} adapter
 * @returns {import('@sveltejs/kit').Adapter}
 */
export const withPreloads = (adapter) => ({
	...adapter,
	adapt: async (builder) => {
		complete(builder.getClientDirectory(), builder.getServerDirectory());
		await adapter.adapt(builder);
	}
});

/** @param {string} client @param {string} server */
function complete(client, server) {
	/** @type {Manifest} */
	const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
	const entries = Object.keys(manifest);
	const page = entries.filter((key) => START.test(key));
	const scripts = readdirSync(server, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.js'))
		.map((name) => join(server, name));
	for (const file of scripts) {
		const code = readFileSync(file, 'utf8');
		const [own] = JSON.parse(IMPORTS.exec(code)?.[1] ?? '[]');
		const entry = entries.find((key) => manifest[key]?.file === own);
		if (entry === undefined) continue;
		if (code.includes(JSON.stringify(TABLE))) page.push(entry);
		const list = JSON.stringify(whole(manifest, [entry]));
		writeFileSync(
			file,
			code.replace(IMPORTS, () => `export const imports = ${list};`)
		);
	}
	const lists = listsOf(manifest, page);
	for (const file of scripts) {
		const code = readFileSync(file, 'utf8');
		if (code.includes(PLACE))
			writeFileSync(
				file,
				code.replace(PLACE, () => lists)
			);
	}
}
