import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Block, RecordDocument } from '../../../../src/lib/engine/record.ts';
import { challengeCards } from '../../../../src/lib/games/biome/challenges/cards.ts';
import { history } from '../../../../src/lib/games/biome/history/record.ts';
import { STATS, type State } from '../../../../src/lib/games/biome/rules/state.ts';
import { bandName, biomeName } from '../../../../src/lib/games/biome/words/terms.ts';
import { pdfOf } from '../../../../src/lib/print/pdf.ts';
import { guide } from '../../../../src/lib/games/biome/guide.ts';
import { runSheet } from '../../../../src/lib/print/runSheet.ts';
import { contentOf, folded, nodesOf, read, type Reading } from '../../../print/reading.ts';
import { toldGame } from './told.ts';
import { newFolder } from '../../../folder.ts';

const NAMES = ['Łukasz Żółć', 'İğdır Şule', 'Ελένη', 'Дмитро', 'Nguyễn Thị Hoà', 'Quiet Heron'];
const occasion = {
	table: 'The long river',
	date: '21 November 2026',
	names: Object.fromEntries(NAMES.map((name, seat) => [seat, name])),
	written: { 0: { notes: 'We forgot the southern wells.', caption: 'Our delta at dawn' } }
};
const finished = toldGame({ seats: 6, seed: 29, options: { graceRounds: 3, maxRounds: 5 } });
const running = toldGame({ seats: 3, seed: 8, turns: 4 });

/** The longest print here, read once. */
let whole: Reading;
beforeAll(async () => {
	whole = await read(await pdfOf(history(finished, occasion), 'a4'));
});

const record = (...blocks: Block[]): RecordDocument => ({ title: 'T', language: 'en', blocks });
const paragraph = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });

describe('a world history', () => {
	test('says everything that was played (§11)', () => {
		expectSaid(whole.text, said(finished));
	});

	test.each([
		['in its first age', running],
		['that has only begun', toldGame({ turns: 0 })]
	])('of a game %s is complete as far as it goes (§11)', async (_, view) => {
		const { text } = await read(await pdfOf(history(view, occasion), 'letter'));
		expectSaid(text, said(view));
		expect(text).toContain('The story is not over yet.');
	});

	test('prints the people’s names letter by letter, and without names the numbers of their seats', async () => {
		expectSaid(whole.text, NAMES);
		const bare = await read(await pdfOf(history(finished, { table: 'T', names: {} }), 'a4'));
		for (const name of NAMES) expect(bare.text).not.toContain(name);
		expect(bare.text).toContain('Seat 6');
	});

	test('has a title, a language, bookmarks, its paper’s size and a number on every page', async () => {
		for (const [paper, size] of [
			['a4', [595.28, 841.89]],
			['letter', [612, 792]]
		] as const) {
			const reading = await read(await pdfOf(history(running, occasion), paper));
			expect(reading).toMatchObject({ tagged: true, titleShown: true, language: 'en' });
			expect(reading.title).toBe('The world of The long river');
			expect(reading.bookmarks).toContain('Our world in numbers');
			reading.sheets.forEach((page, index) => {
				expect(page.size).toEqual(size);
				expect(page.text).toContain(
					`Page ${String(index + 1)} of ${String(reading.sheets.length)}`
				);
			});
		}
	});

	test('is the same file, byte for byte, for the same record, whatever was printed before', async () => {
		const [first, second] = [await pdfOf(history(finished, occasion), 'a4'), toldAgain()];
		await pdfOf(record(paragraph('íîï ἄνθρωπος Ќорак ửng fi ffi')), 'a4');
		expect(Buffer.compare(first, await pdfOf(history(second, occasion), 'a4'))).toBe(0);
		expect(Buffer.compare(first, await pdfOf(history(finished, occasion), 'letter'))).not.toBe(0);
	});
});

/** Names what is missing, not the whole text. */
const expectSaid = (text: string, sentences: readonly string[]) => {
	expect(sentences.filter((sentence) => !text.includes(folded(sentence)))).toEqual([]);
};

const toldAgain = () => toldGame({ seats: 6, seed: 29, options: { graceRounds: 3, maxRounds: 5 } });

/** What people said and what the dice did, as it must stand in the history. */
function said(view: State): string[] {
	const turns = view.history.filter((entry) => entry.kind === 'turn');
	const sheets = Object.values(view.sheets);
	return [
		...STATS.map((stat) => view.glossary[stat]),
		...sheets.flatMap(({ biome, facet, society, resources }) => [
			biome ? biomeName(biome) : '',
			facet,
			society,
			...Object.values(resources).map(({ name }) => name)
		]),
		...turns.flatMap(({ challenge, plan, roll, narration }) => [
			challenge?.text ?? '',
			plan.solution,
			bandName(roll.band),
			roll.dice.join(' '),
			narration
		]),
		'We forgot the southern wells.',
		'Our delta at dawn'
	];
}

describe('for a screen reader', () => {
	test('all text lies in the structure, in the order of reading, or is decoration', () => {
		for (const { tree, marked, loose } of whole.sheets) {
			expect(loose).toEqual([]);
			expect(contentOf(tree)).toEqual(marked);
		}
	});

	test('headings, lists, tables with their heads, and figures in words are what they look like', () => {
		const nodes = whole.sheets.flatMap(({ tree }) => nodesOf(tree));
		const roles = new Set(nodes.map(({ role }) => role));
		for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'L', 'LI', 'Table', 'TR', 'TD']) {
			expect(roles).toContain(role);
		}
		const figures = nodes.filter(({ role }) => role === 'Figure');
		expect(figures.length).toBeGreaterThan(6);
		for (const { alt } of figures) expect(alt).toMatch(/\.$/);
		const heads = nodes.filter(({ role }) => role === 'TH');
		expect(new Set(heads.map(({ scope }) => scope))).toEqual(new Set(['Column', 'Row']));
	});

	test('a level of headings is never left out', () => {
		const levels = whole.sheets
			.flatMap(({ tree }) => nodesOf(tree))
			.map(({ role }) => Number(/^H(\d)$/.exec(role)?.[1] ?? 0))
			.filter((level) => level > 0);
		levels.forEach((level, index) => {
			expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
		});
	});
});

const missing = (tool: string) => spawnSync(tool, ['--version']).error !== undefined;
const file = (name: string, bytes: Uint8Array): string => {
	const path = join(newFolder(), `${name}.pdf`);
	writeFileSync(path, bytes);
	return path;
};
const asked = (tool: string, ...options: string[]) =>
	execFileSync(tool, options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

describe('print shops’ tools', () => {
	const blank = { table: 'T', names: {} };
	const kinds: readonly (readonly [string, RecordDocument])[] = [
		['a world history', history(finished, occasion)],
		['cards', challengeCards()],
		['a run sheet', runSheet('Biome', guide, 45)]
	];
	/** Each kind on one paper, printed once. */
	const files = new Map<string, string>();
	const fileOf = async (kind: string, print: RecordDocument) => {
		const known = files.get(kind) ?? file('print', await pdfOf(print, 'letter'));
		files.set(kind, known);
		return known;
	};

	test.skipIf(missing('qpdf')).each(kinds)('qpdf finds nothing wrong with %s', async (...kind) => {
		const answer = asked('qpdf', '--check', await fileOf(...kind));
		expect(answer).toContain('No syntax or stream encoding errors');
	});

	test.skipIf(missing('pdffonts')).each(kinds)(
		'pdffonts finds every typeface of %s embedded, in part, with its letters',
		async (...kind) => {
			const fonts = asked('pdffonts', await fileOf(...kind))
				.trim()
				.split('\n')
				.slice(2);
			expect(fonts.length).toBeGreaterThan(1);
			for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+.* yes yes yes /);
		}
	);

	test.skipIf(missing('pdfinfo')).each(kinds)(
		'pdfinfo reads title, structure and PDF/UA of %s',
		async (kind, print) => {
			const path = await fileOf(kind, print);
			const about = asked('pdfinfo', path);
			expect(about).toMatch(/Tagged: +yes/);
			expect(about).toMatch(/JavaScript: +no/);
			expect(about).toContain(`Title:           ${print.title}\n`);
			expect(asked('pdfinfo', '-meta', path)).toContain('<pdfuaid:part>1</pdfuaid:part>');
			const tree = asked('pdfinfo', '-struct', path);
			expect(tree).toMatch(/^Document\n +H1/);
			expect(tree).not.toMatch(/error|unknown/i);
			// every heading, table, figure and link of the record is one of the structure too
			const found = (pattern: RegExp) => tree.match(pattern)?.length ?? 0;
			const has = (...wanted: string[]) =>
				print.blocks.filter(({ kind: one }) => wanted.includes(one)).length;
			expect(found(/^ +Table\b/gm)).toBe(has('table'));
			expect(found(/^ +Figure\b/gm)).toBe(has('figure'));
			if (has('table') > 0) expect(found(/^ +TH\b/gm)).toBeGreaterThan(has('table'));
			if (has('contents') > 0) expect(found(/^ +Link\b/gm)).toBeGreaterThan(0);
		}
	);

	test('the words of a figure, and a title in the metadata, are those of the record', async () => {
		const odd = { ...record(paragraph('x')), title: 'Fish & <Chips> "o"' };
		const bytes = Buffer.from(await pdfOf(odd, 'a4')).toString('latin1');
		expect(bytes).toContain('Fish &#38; &#60;Chips&#62; "o"</rdf:li>');
		const figures = history(finished, occasion).blocks.flatMap((block) =>
			block.kind === 'figure' ? [folded(block.figure.alt)] : []
		);
		const alts = whole.sheets
			.flatMap(({ tree }) => nodesOf(tree))
			.flatMap(({ role, alt }) => (role === 'Figure' ? [folded(alt ?? '')] : []));
		expect(alts).toEqual(figures);
	});

	test.skipIf(missing('pdftotext'))('pdftotext reads all that people said', async () => {
		const path = await fileOf('a world history', history(finished, occasion));
		expectSaid(folded(asked('pdftotext', path, '-')), [...said(finished), ...NAMES]);
	});

	test('a history of 2,000 entries is printed whole', async () => {
		const turns = finished.history.filter(({ kind }) => kind === 'turn');
		const entries = Array.from({ length: 2_000 }, (_, index) => {
			const turn = turns[index % turns.length];
			return turn ? { ...turn, narration: `Sentence ${String(index)}.` } : [];
		}).flat();
		const bytes = await pdfOf(history({ ...finished, history: entries }, blank), 'a4');
		const text = missing('pdftotext')
			? (await read(bytes)).text
			: asked('pdftotext', file('long', bytes), '-');
		const told = new Set(text.match(/Sentence \d+\./g));
		expect(told.size).toBe(2_000);
	});
});
