import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games, homeOf } from '../../../src/lib/games/registry.ts';
import { anchorOf, readRules, type Run } from '../../../src/routes/games/rulebook.ts';

const rulesOf = (id: string): string =>
	readFileSync(new URL(`../../../${homeOf(id).folder}/RULES.md`, import.meta.url), 'utf8');

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

describe.each(games.map(({ id }) => id))('the rules of %s', (id) => {
	const source = rulesOf(id);
	const book = readRules(source);

	test('keep every heading, and give each rule an anchor of its own', () => {
		const headings = book.passages.filter((one) => one.kind === 'heading');
		const written = [...source.matchAll(/^###? (.+)$/gm)].map(([, text]) => text);
		expect(headings.map(({ text }) => text)).toEqual(written);
		expect(new Set(headings.map((one) => one.id)).size).toBe(headings.length);
	});

	test('keep every word, and leave no mark of the source', () => {
		const words = (text: string) => text.match(/\p{L}+/gu) ?? [];
		const kept = [
			book.title,
			...book.facts.flatMap(({ label, runs }) => [label, textOf(runs)]),
			...book.passages.flatMap((one) => {
				if (one.kind === 'heading') return [one.text];
				if (one.kind === 'paragraph') return [textOf(one.runs)];
				if (one.kind === 'list') return one.items.map(textOf);
				return [...one.head.map(textOf), ...one.rows.flatMap((row) => row.map(textOf))];
			})
		];
		expect(words(kept.join(' '))).toEqual(words(source));
		expect(kept.filter((text) => /\*\*|`|^- |^\||#/.test(text))).toEqual([]);
	});

	test('say who made the game, where the rules come from and by what licence', () => {
		const labels = book.facts.map(({ label }) => label).join(', ');
		expect(labels).toMatch(/Designer/);
		expect(labels).toMatch(/Licence/);
		expect(labels).toMatch(/Source/);
	});
});

test('a rule named in a refusal leads to its heading', () => {
	const { passages } = readRules('# A\n\n- **Source**: b\n\n## §2 Two\n\n### §2.1 Sowing\n\nText.');
	expect(passages.flatMap((one) => (one.kind === 'heading' ? [one.id] : []))).toEqual([
		anchorOf('§2'),
		anchorOf('§2.1')
	]);
});

test('strong, slanted and code are told apart; an underscore within a word is none', () => {
	const { passages } = readRules(
		'# A\n\n- **Source**: b\n\nDo _not_ take **all** of `a_b` or c_d_e.'
	);
	expect(passages).toEqual([
		{
			kind: 'paragraph',
			runs: [
				{ text: 'Do ', as: 'plain' },
				{ text: 'not', as: 'em' },
				{ text: ' take ', as: 'plain' },
				{ text: 'all', as: 'strong' },
				{ text: ' of ', as: 'plain' },
				{ text: 'a_b', as: 'code' },
				{ text: ' or c_d_e.', as: 'plain' }
			]
		}
	]);
});
