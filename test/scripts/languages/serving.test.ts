/** What `npm run dev` serves of the compiled messages says what the compiled ones say. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { shortIndex } from '../../../scripts/languages/serving.mjs';
import { newFolder } from '../../folder.ts';

const folder = newFolder();
afterAll(() => {
	rmSync(folder, { recursive: true });
});

const INDEX = `
import * as __en from "./en.js"
import * as __de from "./de.js"
/**
* | output |
* @returns {LocalizedString}
*/
export const coins = /** @type {Message} */ ((inputs, options = {}) => {
	if (options.locale === "de") return __de.coins(inputs)
	return __en.coins(inputs)
});
/**
* | output |
*/
export const hello = /** @type {Message} */ ((inputs = {}, options = {}) => {
	return __en.hello(inputs)
});`;

test('each message is said in the language asked for, else in the one that is chosen', async () => {
	const files = {
		'package.json': '{"type": "module"}',
		'runtime.js': `export const getLocale = () => 'de'; export const experimentalStaticLocale = undefined;`,
		'messages/en.js':
			'export const coins = (i) => `${i.count} coins`; export const hello = () => "Hello";',
		'messages/de.js':
			'export const coins = (i) => `Münzen: ${i.count}`; export { hello } from "./en.js";',
		'messages/_index.js': shortIndex(INDEX, ['en', 'de']) ?? ''
	};
	mkdirSync(join(folder, 'messages'));
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
	const index = pathToFileURL(join(folder, 'messages', '_index.js')).href;
	type Say = (inputs?: object, options?: { locale?: string }) => string;
	const { coins, hello, ...more } = (await import(index)) as { coins: Say; hello: Say };
	expect([coins({ count: 3 }), coins({ count: 3 }, { locale: 'en' }), hello()]).toEqual([
		'Münzen: 3',
		'3 coins',
		'Hello'
	]);
	expect(more).toEqual({});
});

test('an index that exports something else beside messages is not made shorter', () => {
	expect(shortIndex(`${INDEX}\nexport { hello as "a b" }`, ['en'])).toBeNull();
});
