import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Option } from '../../../src/lib/engine/options.ts';
import { gameOf } from '../../../src/lib/games/registry.ts';
import { wordsOf } from '../../../src/lib/games/words.ts';
import { changeWords } from '../../../src/lib/games/biome/words/changes.ts';
import { explain } from '../../../src/lib/games/biome/words/refusals.ts';
import { game } from './play.ts';

const biome = gameOf('biome');
const words = wordsOf('biome');

const folder = new URL('../../../src/lib/games/biome/', import.meta.url);

/** What the rules write down: every first group that the pattern finds. */
function writtenInRules(pattern: RegExp): Set<string> {
	const files = globSync('rules/*.ts', { cwd: fileURLToPath(folder) });
	const found = files.flatMap((file) => {
		const source = readFileSync(new URL(file, folder), 'utf8');
		return [...source.matchAll(pattern)].map(([, code]) => code ?? '');
	});
	return new Set(found);
}

test('every refusal of the rules has a sentence of its own', () => {
	const codes = writtenInRules(/refusal\(\s*'([a-z-]+)'/g);
	expect(codes.size).toBeGreaterThan(20);
	const params = { most: 60, has: 1, stat: 'resilience', sphere: 'biosphere', option: 'stats' };
	const sentences = [...codes].map((code) => words?.explain({ code, params }));
	expect(new Set(sentences).size).toBe(sentences.length);
	for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.]$/);
});

test('a code of somebody else still gets a sentence', () => {
	expect(explain({ code: 'constructor' })).toMatch(/[.]$/);
});

test('every type of action has its words', () => {
	const types = writtenInRules(/(?:type: v\.literal|bare|reasoned)\('(\w+)'\)/g);
	expect(types.size).toBe(33);
	for (const type of types) expect(words?.action(type)).toBeTruthy();
	for (const type of biome?.sampled ?? []) expect(types).toContain(type);
});

test('§8.7 a phase that is cut short while RP are left over is told in a sentence', () => {
	const cut = [1, 2, 3, 4, 5].flatMap((seed) =>
		game(4, seed, { powers: true }).moves.filter(
			({ action, after }) => action.type === 'endPhase' && after.step === 'leftover'
		)
	);
	expect(cut.length).toBeGreaterThan(0);
	for (const { entry } of cut) {
		const said = entry.told.flatMap(({ event }) => words?.event(event, String) ?? []);
		expect(said[0]).toBe('The facilitator ends phase 1.');
	}
});

test('what a turn changed says of each sheet whose it is', () => {
	const turns = game(4, 5, { interfering: false }).moves.at(-1)?.after.history ?? [];
	const view = game(4, 5, { interfering: false }).moves.at(-1)?.after;
	let said = 0;
	for (const turn of turns) {
		if (turn.kind !== 'turn' || !view) continue;
		for (const change of turn.changes) {
			const who = `Player ${String(change.seat)}`;
			expect(changeWords(view, change, (seat) => `Player ${String(seat)}`)).toMatch(
				new RegExp(`^${who}: `)
			);
			said++;
		}
	}
	expect(said).toBeGreaterThan(5);
});

test('every option, every value it can be chosen from, and every preset has its words', () => {
	for (const [name, option] of Object.entries<Option<unknown>>(biome?.options.fields ?? {})) {
		expect(words?.option(name)).toBeTruthy();
		const { ask } = option;
		const named = ask.kind === 'choice' ? ask.values : ask.kind === 'whole' ? ask.words : [];
		for (const value of named) {
			if (typeof value !== 'number' || name in NAMED_NUMBERS) {
				expect(words?.value(name, value)).toBeTruthy();
			}
		}
	}
	const presets = biome?.options.presets.map(({ id }) => words?.preset(id)) ?? [];
	expect(presets.length).toBeGreaterThan(0);
	for (const preset of presets) expect(preset?.name).not.toBe(preset?.more);
	expect(words?.preset('constructor')).toBeNull();
});

const NAMED_NUMBERS = { borrowLimit: true, copyFrom: true };

test('whatever is told in a game is a sentence that names who did it', () => {
	const told = new Set<string>();
	for (let seed = 1; seed <= 12; seed++) {
		const names = (seat: number) => `Kim${String(seat)}`;
		for (const { entry } of game((seed % 5) + 1, seed * 77).moves) {
			for (const { event } of entry.told) {
				const sentence = words?.event(event, names);
				expect(sentence).toMatch(/^\S.*\S$/);
				if (event.type === 'reassigned')
					expect(sentence).toContain(`seat ${String(Number(event['seat']) + 1)}`);
				else if ('seat' in event) expect(sentence).toContain(names(event['seat'] as number));
				told.add(event.type);
			}
		}
	}
	expect(told.size).toBeGreaterThan(25);
});

test('§6 the end names whose share brought collapse, and every step says what is waited for', () => {
	const names = (seat: number) => `Kim${String(seat)}`;
	expect(words?.outcome({ reason: 'collapse', winners: [], by: [2, 0] }, names)).toContain(
		'Kim2 and Kim0'
	);
	const steps = new Set(game(3, 77).moves.map(({ after }) => after.step));
	expect(steps.size).toBeGreaterThan(5);
	for (const step of steps) expect(words?.step(step)).toBeTruthy();
});
