import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Line as Written } from '../../../src/lib/server/workshops/written.ts';
import Line from '../../../src/routes/workshop/[workshop]/texts/Line.svelte';
import OwnWords from '../../../src/routes/workshop/[workshop]/texts/OwnWords.svelte';

const line = (more: Partial<Written> = {}): Written => ({
	...{ table: 'a', title: 'Moss', game: 'hunt', phase: 'build', round: 2 },
	...{ key: 'log/9/0', text: 'You <b>cow</b>', seat: 1, who: 'Ann', at: 0 },
	...{ hidden: false, marked: [] },
	...more
});
const shown = (more: Partial<Written> = {}) => {
	const done = () => Promise.resolve();
	const { body } = render(Line, { props: { line: line(more), say: () => undefined, done } });
	return body.replaceAll('\u00a0', ' ');
};
const buttons = (body: string) =>
	[...body.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);

test('a text stands there as it was typed, with who wrote it, seat, table and round', () => {
	const body = shown();
	expect(body).toContain('You &lt;b>cow&lt;/b>');
	expect(body).toMatch(/Ann · Seat 2 · Moss · .*2/);
	expect(shown({ who: '' })).toMatch(/<small[^>]*>Seat 2 · Moss/);
});

test('hiding, and hiding with a word, are one press each; a marked one can be found fine', () => {
	const text = 'Fat cow';
	expect(buttons(shown({ text }))).toEqual(['Hide: Fat cow', 'Hide and tell them why: Fat cow']);
	const marked = shown({ text, marked: ['Fat cow'] });
	expect(buttons(marked).at(-1)).toBe('It is fine: Fat cow');
	expect(marked).toContain('marked: Fat cow');
});

test('a hidden one says so in words and can be shown again', () => {
	const body = shown({ text: 'Fat cow', hidden: true });
	expect(buttons(body)).toEqual(['Show again: Fat cow']);
	expect(body).toContain('hidden');
});

test('the workshop’s own words stand one on a line', () => {
	const own = { also: ['spargel*', 'six seven'], never: [] };
	const { body } = render(OwnWords, {
		props: { workshop: 'w', own, done: () => Promise.resolve() }
	});
	expect(body).toContain('spargel*\nsix seven');
	expect(body).toContain('Never mark these');
});
