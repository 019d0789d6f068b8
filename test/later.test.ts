/** What a page fetches while it is open may not come: a network goes, a server is new. */
import { globSync, readFileSync } from 'node:fs';
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

/** Whether this is a block of markup that waits for a part of the program and has nothing to show without it. */
function isLost(node: Partial<AST.AwaitBlock>): boolean {
	return node.type === 'AwaitBlock' && !node.catch && node.expression?.type === 'ImportExpression';
}

/** How many such blocks there are in a piece of markup. */
function lostIn(node: unknown): number {
	if (typeof node !== 'object' || node === null) return 0;
	const inside = Object.values(node).reduce((sum: number, one) => sum + lostIn(one), 0);
	return inside + (isLost(node) ? 1 : 0);
}

const lostOf = (markup: string) =>
	markup.includes('{#await') ? lostIn(parse(markup, { modern: true }).fragment) : 0;

test('a part that is fetched without a word for its absence is found', () => {
	const waits = "{#await import('./Part.svelte') then { default: Part }}<Part />";
	expect(lostOf(`<p>{#if true}${waits}{/await}{/if}</p>`)).toBe(1);
	expect(lostOf(`${waits}{:catch}<p>Not here</p>{/await}`)).toBe(0);
});

test('every part that a page fetches may stay away: the page stands without it', () => {
	const files = globSync('src/**/*.svelte');
	expect(files.length).toBeGreaterThan(300);
	expect(files.filter((file) => lostOf(readFileSync(file, 'utf8')) > 0)).toEqual([]);
});
