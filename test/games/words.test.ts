import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { anyModule, type AnyModule } from '../../src/lib/engine/module.ts';
import type { Option } from '../../src/lib/engine/options.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, play } from '../../src/lib/engine/referee.ts';
import { someOptions } from '../../src/lib/engine/conform/spread.ts';
import { choose } from '../../src/lib/engine/playout.ts';
import { optionWords as chickenRunOptions } from '../../src/lib/games/chicken-run/words/options.ts';
import { chickenRun } from '../../src/lib/games/chicken-run/index.ts';
import { chickenRunWords } from '../../src/lib/games/chicken-run/words/index.ts';
import { optionWords as globalWarmingOptions } from '../../src/lib/games/global-warming/words/options.ts';
import { globalWarming } from '../../src/lib/games/global-warming/index.ts';
import { globalWarmingWords } from '../../src/lib/games/global-warming/words/index.ts';
import { optionWords as huntOptions } from '../../src/lib/games/hunt/words/options.ts';
import { hunt } from '../../src/lib/games/hunt/index.ts';
import { huntWords } from '../../src/lib/games/hunt/words/index.ts';
import { optionWords as martian12sOptions } from '../../src/lib/games/martian-12s/words/options.ts';
import { martian12s } from '../../src/lib/games/martian-12s/index.ts';
import { martian12sWords } from '../../src/lib/games/martian-12s/words/index.ts';
import { optionWords as martianGunslingerOptions } from '../../src/lib/games/martian-gunslinger/words/options.ts';
import { martianGunslinger } from '../../src/lib/games/martian-gunslinger/index.ts';
import { martianGunslingerWords } from '../../src/lib/games/martian-gunslinger/words/index.ts';
import { optionWords as wrecktangleOptions } from '../../src/lib/games/wrecktangle/words/options.ts';
import { wrecktangle } from '../../src/lib/games/wrecktangle/index.ts';
import { wrecktangleWords } from '../../src/lib/games/wrecktangle/words/index.ts';
import { optionWords as scavengerHuntOptions } from '../../src/lib/games/scavenger-hunt/words/options.ts';
import { scavengerHunt } from '../../src/lib/games/scavenger-hunt/index.ts';
import { scavengerHuntWords } from '../../src/lib/games/scavenger-hunt/words/index.ts';
import { optionWords as timelockOptions } from '../../src/lib/games/timelock/words/options.ts';
import { timelock } from '../../src/lib/games/timelock/index.ts';
import { timelockWords } from '../../src/lib/games/timelock/words/index.ts';
import { optionWords as timberlandOptions } from '../../src/lib/games/timberland/words/options.ts';
import { timberland } from '../../src/lib/games/timberland/index.ts';
import { timberlandWords } from '../../src/lib/games/timberland/words/index.ts';
import { optionWords as meltingIcebergOptions } from '../../src/lib/games/melting-iceberg/words/options.ts';
import { meltingIceberg } from '../../src/lib/games/melting-iceberg/index.ts';
import { meltingIcebergWords } from '../../src/lib/games/melting-iceberg/words/index.ts';
import { optionWords as virusFightOptions } from '../../src/lib/games/virus-fight/words/options.ts';
import { virusFight } from '../../src/lib/games/virus-fight/index.ts';
import { virusFightWords } from '../../src/lib/games/virus-fight/words/index.ts';
import { wordsOf } from '../../src/lib/games/words.ts';

/** What a game's `words.ts` gives, whatever its own types. */
interface Told {
	readonly REFUSAL_CODES: readonly string[];
	readonly EVENT_TYPES: readonly string[];
	explain(refusal: { code: string }): string;
	outcomeSentence(
		outcome: { reason: string; winners: readonly number[] },
		names: (seat: number) => string
	): string;
}

interface OptionWords {
	readonly name: () => string;
	readonly values: Readonly<Record<string, () => string>>;
}

interface Game {
	readonly module: AnyModule;
	readonly words: Told;
	readonly options: Readonly<Record<string, OptionWords>>;
}

const GAMES: readonly Game[] = [
	{ module: anyModule(chickenRun), words: chickenRunWords, options: chickenRunOptions },
	{ module: anyModule(globalWarming), words: globalWarmingWords, options: globalWarmingOptions },
	{ module: anyModule(hunt), words: huntWords, options: huntOptions },
	{ module: anyModule(martian12s), words: martian12sWords, options: martian12sOptions },
	{
		module: anyModule(martianGunslinger),
		words: martianGunslingerWords,
		options: martianGunslingerOptions
	},
	{ module: anyModule(wrecktangle), words: wrecktangleWords, options: wrecktangleOptions },
	{ module: anyModule(scavengerHunt), words: scavengerHuntWords, options: scavengerHuntOptions },
	{ module: anyModule(timelock), words: timelockWords, options: timelockOptions },
	{ module: anyModule(timberland), words: timberlandWords, options: timberlandOptions },
	{ module: anyModule(meltingIceberg), words: meltingIcebergWords, options: meltingIcebergOptions },
	{ module: anyModule(virusFight), words: virusFightWords, options: virusFightOptions }
];

const names = (seat: number) => `Kim${String(seat)}`;

/** The text of a game's rules. */
function sourceOf(id: string): string {
	const folder = new URL(`../../src/lib/games/${id}/`, import.meta.url);
	return globSync('rules/*.ts', { cwd: fileURLToPath(folder) })
		.map((file) => readFileSync(new URL(file, folder), 'utf8'))
		.join('\n');
}

const all = (text: string, pattern: RegExp): Set<string> =>
	new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''));

/** The options of a game by name, and how a form asks for each. */
const fieldsOf = (module: AnyModule): [string, Option<unknown>][] =>
	Object.entries<Option<unknown>>(module.options.fields);

/** Everything told in a few random games. */
function told(module: AnyModule) {
	return [...Array(16).keys()].flatMap((seed) => {
		const chance = randomFrom(seededSource(seed));
		const seats = module.about.seats[seed % module.about.seats.length] ?? 2;
		const deal = dealing(seededSource(seed + 99));
		const opened = open(module, seats, someOptions(module, seats, chance), deal);
		if ('refused' in opened) throw new Error(opened.refused.code);
		let { position } = opened;
		for (let moves = 0; moves < 300 && !module.outcome(position.state); moves++) {
			const { seat, action } = choose(module, position, chance, true);
			const answer = play(module, position, seat, action, deal);
			if ('position' in answer) position = answer.position;
		}
		return position.log.flatMap((entry) => entry.told.map(({ event }) => event));
	});
}

describe.each(GAMES.map((game) => [game.module.id, game] as const))('%s', (id, game) => {
	const { module, words, options } = game;

	test('every refusal of the rules has a sentence of its own', () => {
		const codes = all(sourceOf(id), /refusal\(\s*'([a-z-]+)'/g);
		expect(codes.size).toBeGreaterThan(8);
		for (const code of codes) expect(words.REFUSAL_CODES).toContain(code);
		const sentences = words.REFUSAL_CODES.map((code) => words.explain({ code }));
		expect(new Set(sentences).size).toBe(sentences.length);
		for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.]$/);
		expect(words.explain({ code: 'constructor' })).toMatch(/[.]$/);
	});

	test('every § that a refusal names is a heading of the written rules', () => {
		const named = all(sourceOf(id), /'(§[0-9.]+)'/g);
		const folder = new URL(`../../src/lib/games/${id}/`, import.meta.url);
		const rules = readFileSync(new URL('RULES.md', folder), 'utf8');
		const headings = all(rules, /^#+ (§[0-9.]+) /gm);
		expect(named.size).toBeGreaterThan(4);
		for (const rule of named) expect([...headings]).toContain(rule);
	});

	test('every type of action has its words', () => {
		const types = all(sourceOf(id), /type: v\.literal\('(\w+)'\)/g);
		expect(types.size).toBeGreaterThan(2);
		for (const type of types) expect(wordsOf(id)?.deed(type)).toMatch(/^[A-Z]/);
		expect(wordsOf(id)?.deed('toString')).toBeNull();
	});

	test('every option, and every value it can be chosen from, has its words', () => {
		expect(fieldsOf(module).map(([name]) => name)).toEqual(Object.keys(options));
		for (const [name, { ask }] of fieldsOf(module)) {
			const known = options[name];
			expect(known?.name()).toMatch(/^[A-Z]/);
			const asked = ask.kind === 'choice' ? ask.values : ask.kind === 'whole' ? ask.words : [];
			for (const value of asked) expect(known?.values).toHaveProperty(String(value));
			for (const say of Object.values(known?.values ?? {})) expect(say()).not.toBe('');
		}
	});

	test('whatever is told in a game is a sentence that names who did it', () => {
		const types = new Set<string>();
		for (const event of told(module)) {
			const sentence = wordsOf(id)?.event(event, names);
			expect(sentence).toMatch(/^[A-Z].*[.]$/);
			expect(sentence).not.toMatch(/undefined|NaN|[{}]/);
			if (typeof event['seat'] === 'number') expect(sentence).toContain(names(event['seat']));
			types.add(event.type);
		}
		for (const type of types) expect(words.EVENT_TYPES).toContain(type);
		expect(types.size).toBeGreaterThan(6);
		expect(wordsOf(id)?.event({ type: 'constructor' }, names)).toBeNull();
	}, 30_000);

	test('the end of a game is a sentence that names who won', () => {
		const sentence = words.outcomeSentence({ reason: 'any', winners: [1, 0] }, names);
		expect(sentence).toContain('Kim1, Kim0');
		expect(sentence).toMatch(/[.]$/);
	});
});
