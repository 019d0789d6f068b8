/** What `npm run lab` offers is there, and no page or script sends anybody to a command that is not. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { called, LAB } from '../../scripts/lab.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
	scripts: Record<string, string>;
};

test('each starts a file that is there, or a tool that npm brings', () => {
	for (const name of Object.keys(LAB)) {
		const { command, args } = called(name, []);
		const there = command === 'node' ? args[0] : `node_modules/.bin/${command}`;
		expect(existsSync(there ?? ''), name).toBe(true);
		expect(scripts[name], `${name} is in one place only`).toBeUndefined();
	}
});

test('what one is given goes to it', () => {
	expect(called('crash', ['--kills', '25'])).toEqual({
		command: 'node',
		args: ['bench/crash.ts', '--kills', '25']
	});
});

test('without a name all are listed, each with a line', () => {
	const said = execFileSync('node', ['scripts/lab.mjs'], { encoding: 'utf8' });
	for (const [name, [, says]] of Object.entries(LAB))
		expect(said).toMatch(new RegExp(`^ +${name} +${RegExp.escape(says)}$`, 'm'));
});

test('no page, script or test names a command that is not there', () => {
	// what earlier versions had stands in the changelog as it was
	const files = [
		...globSync('{README,CONTRIBUTING,docs/*}.md'),
		...globSync('{scripts,bench,test,src}/**/*.{ts,mjs,svelte}', {
			exclude: (name) => name.endsWith('paraglide')
		})
	];
	const gone = files.flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g)]
			.filter(([, name = '', given]) =>
				name === 'lab'
					? given !== undefined && !Object.hasOwn(LAB, given)
					: !Object.hasOwn(scripts, name)
			)
			.map(([said]) => `${file}: ${said}`)
	);
	expect(files.length).toBeGreaterThan(500);
	expect(gone).toEqual([]);
});
