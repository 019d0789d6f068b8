import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { optionWords, presetWords } from '../../../src/lib/games/biome/words/options.ts';
import type { BiomeEvent } from '../../../src/lib/games/biome/rules/events.ts';
import {
	actionWords,
	eventSentence,
	explain,
	REFUSAL_CODES
} from '../../../src/lib/games/biome/words/index.ts';
import { game } from './play.ts';

const folder = new URL('../../../src/lib/games/biome/', import.meta.url);

/** Every code that the rules write down. */
function codesInRules(): Set<string> {
	const files = globSync('rules/*.ts', { cwd: fileURLToPath(folder) });
	const codes = files.flatMap((file) => {
		const source = readFileSync(new URL(file, folder), 'utf8');
		return [...source.matchAll(/refusal\(\s*'([a-z-]+)'/g)].map(([, code]) => code ?? '');
	});
	return new Set(codes);
}

test('every refusal of the rules has a sentence of its own', () => {
	const codes = codesInRules();
	expect(codes.size).toBeGreaterThan(20);
	for (const code of codes) expect(REFUSAL_CODES).toContain(code);
	const params = { most: 60, has: 1, stat: 'resilience', sphere: 'biosphere', option: 'stats' };
	const sentences = REFUSAL_CODES.map((code) => explain({ code, params }));
	expect(new Set(sentences).size).toBe(sentences.length);
	for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.]$/);
});

test('a code of somebody else still gets a sentence', () => {
	expect(explain({ code: 'constructor' })).toMatch(/[.]$/);
});

test('every type of action has its words', () => {
	const known = Object.entries(actionWords);
	expect(known.length).toBe(31);
	for (const [, words] of known) expect(words()).not.toBe('');
	for (const type of biome.sampled ?? []) expect(Object.keys(actionWords)).toContain(type);
});

test('every option, every value it can be chosen from, and every preset has its words', () => {
	for (const [name, option] of Object.entries(biome.options.fields)) {
		const words = Object.entries(optionWords).find(([known]) => known === name)?.[1];
		expect(words?.name()).toBeTruthy();
		const { ask } = option;
		const named = ask.kind === 'choice' ? ask.values : ask.kind === 'whole' ? ask.words : [];
		for (const value of named) {
			if (typeof value !== 'number' || name in NAMED_NUMBERS) {
				expect(words?.values).toHaveProperty(String(value));
			}
		}
	}
	expect(biome.options.presets.map(({ id }) => id)).toEqual(Object.keys(presetWords));
	for (const { name, more } of Object.values(presetWords)) expect(name()).not.toBe(more());
});

const NAMED_NUMBERS = { borrowLimit: true, copyFrom: true };

test('whatever is told in a game is a sentence that names who did it', () => {
	const told = new Set<string>();
	for (let seed = 1; seed <= 12; seed++) {
		const names = (seat: number) => `Kim${String(seat)}`;
		for (const { entry } of game((seed % 5) + 1, seed * 77).moves) {
			for (const { event } of entry.told) {
				const sentence = eventSentence(event as BiomeEvent, names);
				expect(sentence).toMatch(/^\S.*\S$/);
				if ('seat' in event) expect(sentence).toContain(names(event['seat'] as number));
				told.add(event.type);
			}
		}
	}
	expect(told.size).toBeGreaterThan(25);
});
