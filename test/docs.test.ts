/** What the pages for newcomers name is there: paths, links, and words of the code. Commands are looked up in `lab.test.ts`. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PAGES = [
	...['README.md', 'CONTRIBUTING.md', 'docs/first-hour.md', 'docs/architecture.md'],
	...['modules', 'secrets', 'pieces', 'players', 'prints'].map((name) => `docs/${name}.md`)
];
const TREE = globSync(
	'{src,test,scripts,bench,docs,messages,examples,static}/**/*.{ts,mjs,js,svelte,md,json,css,html,png}',
	{ exclude: (path) => path.includes('node_modules') || path.includes('paraglide') }
).map((path) => path.replaceAll('\\', '/'));
const ROOT = globSync('{*,.*}');
const CODE = TREE.filter((path) => /^(src|test|scripts|bench)\/.*\.(ts|mjs|svelte)$/.test(path))
	.map((path) => readFileSync(path, 'utf8'))
	.join('\n');

/** A page without what shows how something is written, and what is written in it as code. */
function readIn(page: string) {
	const text = readFileSync(page, 'utf8');
	const prose = text.replaceAll(/^```(?!$)[^]*?^```$/gm, '').replaceAll(/^```$[^]*?^```$/gm, '');
	const rooms = /## Rooms\n+```\n([^]*?)```/.exec(text)?.[1] ?? '';
	return {
		text,
		spans: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span),
		rooms: rooms.split('\n').flatMap((line) => line.match(/[\w<>.-]+(?:\/|\.(?:ts|md))/g) ?? [])
	};
}

/** Whether a path, perhaps of a room or with a place for a name, is one of the tree. */
function isThere(named: string): boolean {
	const path = named.replace(/^(\.?\/|borrowed-earth\/)/, '').replace(/\/$/, '');
	const pattern = path
		.replaceAll(/[.+()[\]$]/g, String.raw`\$&`)
		.replaceAll(/<\w+>|‹\w+›|:\w+|\bID\b|\*+/g, '[^/]+')
		.replaceAll(/\{([^}]*)\}/g, (_, each: string) => `(?:${each.replaceAll(',', '|')})`);
	const at = new RegExp(`(^|/)${pattern}(\\.test\\.ts|\\.ts)?(/|$)`);
	return [...TREE, ...ROOT].some((one) => at.test(one));
}

const PATH = /^[\w@.:<>‹›*{},/-]*(?:\/[\w@.:<>‹›*{},/-]*|\.(?:ts|mjs|js|md|json|svelte))$/;
/** What is made, or written by who reads the page; endings, forms and what nothing is to be called. */
const APART =
	/^((games|build|data|dist|lists)\/|.*first-hour\.json|\.\w+|https?:.*|borrowed-earth\/(messages|testing)|vX.*|manager|chicken_run_one_more)/;

describe.each(PAGES)('%s', (page) => {
	const { text, spans, rooms } = readIn(page);

	test('each path is one of the tree', () => {
		const paths = [...spans.filter((span) => PATH.test(span) && !span.startsWith('/')), ...rooms];
		expect(paths.filter((path) => !APART.test(path) && !isThere(path))).toEqual([]);
	});

	test('each link leads to a file', () => {
		const links = [...text.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
		const there = new Set([...TREE, ...ROOT]);
		expect(links.filter((to) => !there.has(join(dirname(page), to)))).toEqual([]);
	});

	test('each word of the code is said there', () => {
		const words = spans
			.filter((span) => /^[A-Za-z_][\w.]*(\([^)]*\))?$/.test(span) && !PATH.test(span))
			.flatMap((span) => span.replace(/\(.*/, '').split('.'));
		const said = (word: string) => APART.test(word) || new RegExp(`\\b${word}\\b`).test(CODE);
		expect(words.filter((word) => !said(word))).toEqual([]);
	});
});
