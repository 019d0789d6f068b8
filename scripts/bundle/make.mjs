/** npm run bundle [-- --for linux-x64,win-x64] [--out dist] [--old-node]: a zip for each platform that needs nothing installed; docs/bundle.md. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuilt } from './built.mjs';
import { isOld, versionOf } from './nodes.mjs';
import { PLATFORMS } from './platforms.mjs';
import { bundleFor } from './bundle.mjs';
import { program } from './program.mjs';
import { zip } from './zip.mjs';
import { root, stop } from '../install.mjs';

const { values } = parseArgs({
	options: {
		for: { type: 'string', default: Object.keys(PLATFORMS).join() },
		out: { type: 'string', default: 'dist' },
		'old-node': { type: 'boolean', default: false }
	}
});
const wanted = values.for.split(',');
const out = resolve(values.out);
refuseUnknown();
if (!values['old-node']) refuseOld();
makeBuilt();
mkdirSync(join(root, '.svelte-kit'), { recursive: true });
// below ours, from where packages are found
const folder = mkdtempSync(join(root, '.svelte-kit', 'bundle-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const whole = await program(folder);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'SHA256SUMS'), wanted.map(write).join(''));

/** Writes a platform's zip; its line in SHA256SUMS. @param {string} name */
function write(name) {
	const platform = PLATFORMS[name] ?? stop(name);
	const entries = bundleFor(platform, whole, mkdtempSync(join(folder, 'node-')));
	const bytes = zip(entries);
	const file = `borrowed-earth-${version}-${name}.zip`;
	writeFileSync(join(out, file), bytes);
	console.log(`${file}: ${(bytes.length / 1e6).toFixed(1)} MB, ${entries.length} files`);
	return `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`;
}

function refuseUnknown() {
	const unknown = wanted.find((name) => !(name in PLATFORMS));
	if (unknown !== undefined)
		stop(`There is no bundle for ${unknown}. There are: ${Object.keys(PLATFORMS).join(', ')}.`);
}

/** Who starts a server on an old Node goes without the mends of the newer ones. */
function refuseOld() {
	const versions = Object.values(PLATFORMS).map(versionOf);
	const [newest = ''] = versions.toSorted((one, other) =>
		other.localeCompare(one, 'en', { numeric: true })
	);
	for (const name of wanted) {
		const own = versionOf(PLATFORMS[name] ?? stop(name));
		if (isOld(own, newest))
			stop(`Node for ${name} is ${own}, the newest is ${newest}. Ask for it with --old-node.`);
	}
}
