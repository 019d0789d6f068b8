/** The name of a build, by which phones know that another one came. */
import { expect, test } from 'vitest';
import { nameOf, nameOfSource } from '../../scripts/sources.mjs';

const file = (path: string, text: string) => [path, Buffer.from(text)] as const;
const one = file('src/app.html', '<p>');
const other = file('messages/en/app.json', '{}');

test('the same source has the same name, in whatever order its files are read', () => {
	expect(nameOfSource()).toMatch(/^[0-9a-f]{16}$/);
	expect(nameOfSource()).toBe(nameOfSource());
	expect(nameOf([one, other])).toBe(nameOf([other, one]));
});

test.each([
	['a text', [one, file('messages/en/app.json', '{ }')]],
	['a path', [one, file('messages/de/app.json', '{}')]],
	['where a file ends', [file('src/app.html', '<p'), file('messages/en/app.json', '>{}')]],
	['a file that is gone', [one]]
])('another source has another name: %s', (_what, files) => {
	expect(nameOf(files)).not.toBe(nameOf([one, other]));
});

test('what is made from the source does not count', () => {
	const made = file('src/lib/games/lists/boards.ts', 'made');
	expect(nameOf([one, other, made])).toBe(nameOf([one, other]));
});
