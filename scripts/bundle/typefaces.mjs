/** The typefaces of which prints are made. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../../src/lib/print/scripts/typefaces.ts';
import { root } from '../install.mjs';

/** @typedef {import('./zip.mjs').Entry} Entry */

const FOLDER = join(root, 'node_modules', '@fontsource');
/** Of the nine weights of each Noto family two, in one format; and where each sign of thousands lies. */
const NOTO = ['noto-*/files/*-[47]00-normal.woff', 'noto-sans-{jp,kr,sc}/unicode.json'];

/** Their files as packages below `node_modules`, whose paths are short enough for Windows wherever the zip is unpacked. @returns {Entry[]} */
export function typefaces() {
	const own = Object.values(FILES).flatMap((files) => files.own);
	const found = globSync(NOTO, { cwd: FOLDER }).map((file) => file.replaceAll('\\', '/'));
	const wanted = [...new Set([...own, ...found])].toSorted();
	const families = new Set(wanted.map((file) => file.split('/')[0] ?? ''));
	return [
		...wanted.map((file) => ({ to: placeOf(file), from: join(FOLDER, file) })),
		...[...families].map((family) => ({
			to: placeOf(`${family}/package.json`),
			from: Buffer.from(packageOf(family))
		}))
	];
}

/** The family's name stands in the folder's alone. @param {string} file */
const placeOf = (file) => `node_modules/@fontsource/${file.replace(/^(.+)\/files\/\1-/, '$1/')}`;

/** Says where the files are that prints ask for by their full names. @param {string} family */
function packageOf(family) {
	const { name, version } = JSON.parse(readFileSync(join(FOLDER, family, 'package.json'), 'utf8'));
	const exports = { [`./files/${family}-*`]: './*', './unicode.json': './unicode.json' };
	return `${JSON.stringify({ name, version, exports })}\n`;
}
