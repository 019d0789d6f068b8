/** The typefaces of which prints are made. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { FILES } from '../../src/lib/print/scripts/typefaces.ts';
import { root } from '../install.mjs';

const FOLDER = join('node_modules', '@fontsource');
/** Of the nine weights of each Noto family two, in one format; and where each sign of thousands lies. */
const NOTO = ['noto-*/files/*-[47]00-normal.woff', 'noto-sans-{jp,kr,sc}/unicode.json'];

/** Their files below node_modules, with what Node and the law ask for beside them. @returns {string[]} */
export function typefaces() {
	const own = Object.values(FILES).flatMap((files) => files.own);
	const wanted = [...new Set([...own, ...globSync(NOTO, { cwd: join(root, FOLDER) })])];
	const families = new Set(wanted.map((file) => file.split(/[\\/]/)[0] ?? ''));
	const beside = [...families].map((family) => join(family, 'package.json'));
	return [...wanted, ...beside].map((file) => join('@fontsource', file)).toSorted();
}
