import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { branched, specialise } from '../../../scripts/languages/oneLanguage.mjs';
import { newFolder } from '../../folder.ts';

const immutable = newFolder();
afterAll(() => {
	rmSync(immutable, { recursive: true });
});

/** A message as Paraglide writes it, in two languages and a third without words of its own. */
const COMPILED = `
import * as registry from '../registry.js'
const en_coins = /** @type {(inputs: Inputs) => LocalizedString} */ (i) => {const count_cardinal = registry.plural("en", i?.count, {});
	if (count_cardinal === "one") return /** @type {LocalizedString} */ (\`\${i?.count} coin\`);
	return /** @type {LocalizedString} */ (\`\${i?.count} coins\`)
	
};

const de_coins = /** @type {(inputs: Inputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`Münzen: \${i?.count}\`)
};

/** @type {(inputs: Inputs) => LocalizedString} */
const fr_coins = en_coins;

export const coins = /** @type {Message} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "de") return de_coins(inputs)
	if (locale === "fr") return fr_coins(inputs)
	return en_coins(inputs)
});`;

/** What the client says in a language that has been put in. */
async function said(locale: string): Promise<string[]> {
	const code = branched(COMPILED).replaceAll('__LANGUAGE__', JSON.stringify(locale));
	const registry =
		'const registry = { plural: (of, count) => new Intl.PluralRules(of).select(count) };';
	const file = join(immutable, `${locale}.mjs`);
	writeFileSync(file, code.replace(/^import.*$/m, registry));
	const { coins } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
		coins: (inputs: { count: number }) => string;
	};
	return [1, 3].map((count) => coins({ count }));
}

test('a message has a branch for each language, and one without its own words speaks English', async () => {
	expect(await said('de')).toEqual(['Münzen: 1', 'Münzen: 3']);
	expect(await said('en')).toEqual(['1 coin', '3 coins']);
	expect(await said('fr')).toEqual(['1 coin', '3 coins']);
});

test('a message in a form that is not known stops the build', () => {
	expect(() => branched('export const coins = () => "";')).toThrow(/coins/);
});

test('each language has its own scripts, which import one another and hold no other words', async () => {
	const says = 'export const s=()=>__LANGUAGE__===`de`?`Hallo`:`Hello`;';
	const files = {
		'entry/start.js': 'import{s}from"../chunks/a.js";import"../assets/x.css";s();',
		'chunks/a.js': says,
		'nodes/0.js': 'import("../entry/start.js");',
		'chunks/b.js': 'const s=`/__route.js`;'
	};
	for (const [file, code] of Object.entries(files)) {
		mkdirSync(join(immutable, file, '..'), { recursive: true });
		writeFileSync(join(immutable, file), code);
	}
	await specialise(immutable, ['en', 'de'], 'en');
	const written = (file: string) => readFileSync(join(immutable, file), 'utf8');
	expect(written('chunks/a.js')).toContain('Hello');
	expect(written('chunks/a.js')).not.toContain('Hallo');
	expect(written('chunks-de/a.js')).toContain('Hallo');
	expect(written('chunks-de/a.js')).not.toMatch(/Hello|__LANGUAGE__/);
	expect(written('entry/start.js')).toBe(files['entry/start.js']);
	expect(written('entry-de/start.js')).toContain('"../chunks-de/a.js"');
	expect(written('entry-de/start.js')).toContain('"../assets/x.css"');
	expect(written('nodes-de/0.js')).toContain('"../entry-de/start.js"');
	expect(written('chunks/b.js')).toContain('`/__route.js`');
	expect(written('chunks-de/b.js')).toContain('`/__route.de.js`');
});
