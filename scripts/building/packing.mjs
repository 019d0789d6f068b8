/** Packs what the built server sends, once, so that no request waits for it: with gzip, which browsers take over plain http too, as in a classroom. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const PACKED = /\.(html|js|mjs|json|css|svg|xml|wasm|txt|webmanifest)$/;
/** Bytes that are sent at once, packed or not. */
const SMALL = 1_000;
const zip = promisify(gzip);

/** Lays a `.gz` beside each file of these kinds that is not small, in a folder and all below it, where there is one. @param {string} folder */
export async function pack(folder) {
	if (!existsSync(folder)) return;
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const files = names.filter((name) => PACKED.test(name)).map((name) => join(folder, name));
	await Promise.all(files.map(packOne));
}

/** @param {string} file */
async function packOne(file) {
	const whole = readFileSync(file);
	if (whole.length > SMALL) writeFileSync(`${file}.gz`, await zip(whole, { level: 9 }));
}
