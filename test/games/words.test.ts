import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { someOptions } from '../../src/lib/engine/conform/spread.ts';
import type { AnyModule, GameEvent, Outcome } from '../../src/lib/engine/module.ts';
import type { Option } from '../../src/lib/engine/options.ts';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, play } from '../../src/lib/engine/referee.ts';
import type { Refusals, Words } from '../../src/lib/games/kit/words.ts';
import { games, homeOf } from '../../src/lib/games/registry.ts';
import { wordsOf } from '../../src/lib/games/words.ts';
import * as m from '../../src/lib/paraglide/messages.js';

const names = (seat: number) => `Kim${String(seat)}`;

const folderOf = (id: string) => new URL(`../../${homeOf(id).folder}/`, import.meta.url);

/** What refuses a malformed action, for the games that leave it to the kit. */
const TOTAL = 'kit/total.ts';
const KIT = new URL('../../src/lib/games/', import.meta.url);

/** The text of a game's rules, and of whatever else lies below its folder. */
function sourceOf(id: string): string {
	const folder = folderOf(id);
	const own = globSync('**/*.ts', { cwd: fileURLToPath(folder) })
		.map((file) => readFileSync(new URL(file, folder), 'utf8'))
		.join('\n');
	return own.includes(TOTAL) ? own + readFileSync(new URL(TOTAL, KIT), 'utf8') : own;
}

const all = (text: string, pattern: RegExp): Set<string> =>
	new Set([...text.matchAll(pattern)].map(([, found]) => found ?? ''));

/** What a param may be where not every value will do. */
const SAMPLES: Readonly<Record<string, string>> = {
	...{ stat: 'resilience', sphere: 'biosphere', option: 'stats' },
	...{ phase: 'roll', face: 'tip', kind: 'M', suit: 'S', movable: 'family' }
};

/** Every refusal that the rules write down, with params of the names they give; and those of the set-up. */
function refusalsIn(source: string) {
	const written = source.matchAll(/refusal\(\s*'([a-z-]+)'(?:,\s*\{([^}]*)\})?/g);
	const found = [...written].map(([, code = '', fields = '']) => {
		const params = fields
			.split(',')
			.map((field) => field.split(':')[0]?.trim() ?? '')
			.filter((name) => name !== '');
		return {
			code,
			params: Object.fromEntries(params.map((name) => [name, SAMPLES[name] ?? 2]))
		};
	});
	return [
		...found,
		{ code: 'bad-option', params: { option: 'stats' } },
		{ code: 'bad-seats', params: { seats: 99 } }
	];
}

/** The options of a game by name, and how a form asks for each. */
const fieldsOf = (module: AnyModule): [string, Option<unknown>][] =>
	Object.entries<Option<unknown>>(module.options.fields);

interface Met {
	readonly events: readonly GameEvent[];
	readonly phases: ReadonlySet<string>;
	readonly outcomes: readonly Outcome[];
}

/** Everything told in a few random games, the phases they pass through and how they end. */
function metIn(module: AnyModule): Met {
	const events: GameEvent[] = [];
	const phases = new Set<string>();
	const outcomes: Outcome[] = [];
	for (let seed = 0; seed < 16; seed++) {
		const chance = randomFrom(seededSource(seed));
		const seats = module.about.seats[seed % module.about.seats.length] ?? 2;
		const deal = dealing(seededSource(seed + 99));
		const opened = open(module, seats, someOptions(module, seats, chance), deal);
		if ('refused' in opened) throw new Error(opened.refused.code);
		let { position } = opened;
		for (let moves = 0; moves < 300 && !module.outcome(position.state); moves++) {
			const { phase } = position.state as { phase?: string };
			if (phase !== undefined) phases.add(phase);
			const { seat, action } = choose(module, position, chance, true);
			const answer = play(module, position, seat, action, deal);
			if ('position' in answer) position = answer.position;
		}
		events.push(...position.log.flatMap((entry) => entry.told.map(({ event }) => event)));
		const outcome = module.outcome(position.state);
		if (outcome) outcomes.push(outcome);
	}
	return { events, phases, outcomes };
}

/** Every game in the registry has words. */
function registered(id: string): Words {
	const words = wordsOf(id);
	if (words === null) throw new Error(`${id} has no words`);
	return words;
}

describe.each(games.map((module) => [module.id, module] as const))('%s', (id, module) => {
	const words = registered(id);
	/** Ours are so large that a pattern which finds less has missed some. */
	const fewest = (count: number) => (homeOf(id).ours ? count : 0);
	let known: Met | null = null;
	const met = () => (known ??= metIn(module));

	test('every refusal of the rules has a sentence of its own, with all that it names', () => {
		const written = refusalsIn(sourceOf(id));
		const sentences = new Map<string, string>();
		for (const refusal of written) {
			const sentence = words.explain(refusal);
			expect(sentence, refusal.code).toMatch(/^[A-Z].*[.]$/);
			expect(sentence, refusal.code).not.toMatch(/undefined|NaN|[{}]/);
			sentences.set(refusal.code, sentence ?? '');
		}
		expect(sentences.size).toBeGreaterThan(fewest(8));
		expect(new Set(sentences.values()).size).toBe(sentences.size);
		expect(words.explain({ code: 'constructor' })).toBeNull();
	});

	test('no refusal has a sentence that the rules never need, and any other code has one too', async () => {
		const { refusals, explain } = (await import(
			/* @vite-ignore */ new URL('words/refusals.ts', folderOf(id)).pathname
		)) as {
			refusals: Refusals;
			explain?: (refusal: { code: string }) => string;
		};
		const written = new Set(refusalsIn(sourceOf(id)).map(({ code }) => code));
		expect(new Set(Object.keys(refusals))).toEqual(written);
		// a game on the host’s own board leaves that sentence to it
		if (explain) expect(explain({ code: 'constructor' })).toMatch(/[.]$/);
	});

	test('every § that a refusal names is a heading of the written rules', () => {
		const named = all(sourceOf(id), /'(§[0-9.]+)'/g);
		const rules = readFileSync(new URL('RULES.md', folderOf(id)), 'utf8');
		const headings = all(rules, /^#+ (§[0-9.]+) /gm);
		expect(named.size).toBeGreaterThan(fewest(4));
		for (const rule of named) expect([...headings]).toContain(rule);
	});

	test('every type of action has its words', () => {
		const types = all(sourceOf(id), /(?:type: v\.literal|bare|reasoned)\('(\w+)'\)/g);
		expect(types.size).toBeGreaterThan(fewest(2));
		for (const type of types) expect(words.action(type), type).toMatch(/^[A-Z]/);
		expect(words.action('toString')).toBeNull();
	});

	test('every option, and every value it can be chosen from, has its words', () => {
		for (const [name, { ask, spread }] of fieldsOf(module)) {
			expect(words.option(name)).toMatch(/^[A-Z]/);
			const asked = ask.kind === 'choice' ? ask.values : ask.kind === 'whole' ? ask.words : [];
			// a number may be said as it is; of ours only in the biome game, whose own test knows which
			const plain = id === 'biome' || !homeOf(id).ours;
			const said = plain ? asked.filter((value) => typeof value !== 'number') : asked;
			for (const value of said) expect(words.value(name, value)).not.toBeNull();
			for (const value of [...asked, ...spread]) expect(words.value(name, value)).not.toBe('');
		}
		expect(words.option('toString')).toBeNull();
	});

	test('whatever is told in a game is a sentence that names who did it', () => {
		const types = new Set<string>();
		for (const event of met().events) {
			const sentence = words.event(event, names);
			expect(sentence).toMatch(/^[A-Z].*[.]$/);
			expect(sentence).not.toMatch(/undefined|NaN|[{}]/);
			if (typeof event['seat'] === 'number') expect(sentence).toContain(names(event['seat']));
			types.add(event.type);
		}
		expect(types.size).toBeGreaterThan(fewest(6));
		expect(words.event({ type: 'constructor' }, names)).toBeNull();
	});

	test('every phase of a game has its name', () => {
		for (const phase of met().phases) expect(words.phase(phase), phase).toMatch(/^[A-Z]/);
		expect(words.phase('constructor')).toBeNull();
	});

	test('the end of a game is said in a word or two, and in a sentence that names who won', () => {
		for (const outcome of met().outcomes) {
			expect(words.end(outcome.reason), outcome.reason).toMatch(/^[A-Z].*[^.]$/);
			expect(words.outcome(outcome, names)).toMatch(/^[A-Z].*[.]$/);
			expect(words.outcome(outcome, names)).not.toMatch(/undefined|NaN|[{}]/);
		}
		expect(words.end('constructor')).toBeNull();
		const sentence = words.outcome({ reason: 'any', winners: [1, 0] }, names);
		// in the biome game all win together, or nobody does
		if (id !== 'biome') expect(sentence).toContain('Kim1 and Kim0');
		expect(sentence).toMatch(/[.]$/);
	});
});

test('what a game on the host’s own board leaves to the host is a sentence', () => {
	expect(m.plain_refused_other()).toMatch(/[.]$/);
});
