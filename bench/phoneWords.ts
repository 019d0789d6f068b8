/** The words that a phone of the biome game shows, drawn by its own components as a server draws them. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { resolve } from 'node:path';
import type { Component } from 'svelte';
import { createServer } from 'vite';

/** What a phone fetches while it is shown is waited for, as a child does. */
const waiting = {
	name: 'waiting',
	enforce: 'pre' as const,
	transform: (code: string, id: string) =>
		id.endsWith('.svelte')
			? code
					.replaceAll(
						/\{#await (.+?) then (\{[^}]*\}|\[[^\]]*\]|\w+)\}/gu,
						'{#if true}{@const $2 = await $1}'
					)
					.replaceAll(
						/\{#await ((?:(?! then )[^}])+)\}[^]*?\{:then (\{[^}]*\}|\[[^\]]*\]|\w+)\}/gu,
						'{#if true}{@const $2 = await $1}'
					)
					.replaceAll(/\{:catch\}[^]*?\{\/await\}/gu, '{/if}')
					.replaceAll('{/await}', '{/if}')
			: null
};
/** What is not closed by a tag of its own. */
const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'path', 'circle', 'rect', 'line', 'use']);
const TOKENS = /<!--.*?-->|<\/?[a-z][^\s>/]*(?:"[^"]*"|[^">])*>|[^<]+/gsu;

/** Draws phones: what somebody can read on one, a text at a time. To be closed. */
export async function phones() {
	const KIT = resolve('test/components/kit.ts');
	const vite = await createServer({
		...{ configFile: false, appType: 'custom', logLevel: 'error' },
		server: { middlewareMode: true, ws: false },
		plugins: [
			waiting,
			svelte({ configFile: false, compilerOptions: { experimental: { async: true } } })
		],
		resolve: { alias: { $lib: resolve('src/lib'), '$app/navigation': KIT, '$app/state': KIT } }
	});
	// the same copy of Svelte as the components have
	const { render } = (await vite.ssrLoadModule('svelte/server')) as typeof import('svelte/server');
	const { default: Playing } = (await vite.ssrLoadModule(
		'/src/lib/games/biome/screens/phone/Playing.svelte'
	)) as { default: Component<Record<string, unknown>> };
	return {
		/** What a seat can read of a view. */
		textsOn: async (view: unknown, seat: number): Promise<string[]> => {
			const props = {
				...{ view, seat, names: (one: number) => `Player${String(one + 1)}` },
				...{ told: { seq: 0, events: [] }, act: () => false, draft: () => null }
			};
			return textsIn((await render(Playing, { props })).body);
		},
		close: () => vite.close()
	};
}

/** The texts that a phone of 390 by 664 shows: neither hidden, nor folded away, nor for the ear alone, nor the hints that stand only where there is more room (`three.css`). */
function textsIn(html: string): string[] {
	const texts: string[] = [];
	const open: { readonly tag: string; readonly seen: boolean }[] = [];
	for (const [token] of html.matchAll(TOKENS)) {
		const seen = open.at(-1)?.seen ?? true;
		const tag = /^<\/?([a-z][^\s>/]*)/u.exec(token)?.[1];
		if (token.startsWith('<!--')) continue;
		if (tag === undefined) {
			if (seen && /\p{L}|\d/u.test(token)) texts.push(token.trim());
		} else if (token.startsWith('</')) {
			if (open.at(-1)?.tag === tag) open.pop();
		} else if (!VOID.has(tag) && !token.endsWith('/>')) {
			const folded = open.at(-1)?.tag === 'details' && tag !== 'summary';
			open.push({ tag, seen: seen && !folded && !isHidden(tag, token) });
		}
	}
	return texts;
}

const isHidden = (tag: string, token: string): boolean =>
	tag === 'option' ||
	/ hidden(?=[ =>])| aria-hidden="true"/u.test(token) ||
	/ class="[^"]*\b(sr-only|hidden|hint)\b/u.test(token);

/** How many words these are. */
export const wordsIn = (texts: readonly string[]): number =>
	texts.reduce((sum, text) => sum + text.split(/\s+/u).length, 0);
