/** npm run package [-- --out dist]: what `npx borrowed-earth` runs, for those who have Node: the program of the bundles as one package; docs/bundle.md. */
import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { makeBuilt } from './built.mjs';
import { program } from './program.mjs';
import { notices } from './notices.mjs';
import { packageOf } from './reached.mjs';
import { invocation, root, stop } from '../install.mjs';

/** Libraries of the database for all machines; those for whom there are bundles and some more. */
const LIBRARIES = 'node_modules/better-sqlite3/prebuilds/*.node';
/** What of a package's own description the program asks for: whatever it depends on lies beside it already. */
const KEPT = ['name', 'version', 'license', 'type', 'main', 'module', 'exports'];

const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(values.out);
makeBuilt();
mkdirSync(join(root, '.svelte-kit'), { recursive: true });
const folder = mkdtempSync(join(root, '.svelte-kit', 'package-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const { entries, packages } = await program(join(folder, 'made'));
const place = join(folder, 'package');
for (const { to, from } of entries) write(to, from);
for (const file of globSync(LIBRARIES, { cwd: root })) write(file, join(root, file));
write('NOTICES.txt', Buffer.from(notices(packages, null)));
write('README.md', join(root, 'README.md'));
write('bin.js', Buffer.from(`#!/usr/bin/env node\nimport './start/start.js';\n`));
const brought = describeAll();
write('package.json', Buffer.from(JSON.stringify(described(brought), null, '\t')));
mkdirSync(out, { recursive: true });
const args = ['pack', '--ignore-scripts', '--silent', '--pack-destination', out];
const { status } = spawnSync(...invocation('npm', args), { cwd: place, stdio: 'inherit' });
if (status !== 0) stop('npm did not pack it; see above.');

/** @param {string} to @param {string | Uint8Array} from */
function write(to, from) {
	const file = join(place, to);
	mkdirSync(dirname(file), { recursive: true });
	if (typeof from === 'string') copyFileSync(from, file);
	else writeFileSync(file, from);
}

/** Leaves of each package's description what is needed; their versions by name, those alone that lie in no other. */
function describeAll() {
	/** @type {Record<string, string>} */
	const versions = {};
	for (const file of globSync('node_modules/**/package.json', { cwd: place })) {
		const whole = JSON.parse(readFileSync(join(place, file), 'utf8'));
		const parts = Object.entries(whole).filter(([name]) => KEPT.includes(name));
		write(file, Buffer.from(JSON.stringify(Object.fromEntries(parts))));
		const own = dirname(file).replaceAll('\\', '/').replace('node_modules/', '');
		if (own === packageOf(own) && !own.includes('node_modules/')) versions[own] = whole.version;
	}
	return versions;
}

/** @param {Record<string, string>} dependencies */
function described(dependencies) {
	const { name, version, type, license } = JSON.parse(
		readFileSync(join(root, 'package.json'), 'utf8')
	);
	return {
		...{ name, version, type, license, bin: { [name]: 'bin.js' }, engines: { node: '>=22' } },
		...{ dependencies, bundleDependencies: Object.keys(dependencies) }
	};
}
