/** The record of every board game, on paper and on a screen: not begun, in mid-game, and over. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { toldTo, type Position } from '../../src/lib/engine/referee.ts';
import { endOf } from '../../src/lib/games/boards.ts';
import type { LogLine } from '../../src/lib/games/kit/guide.ts';
import type { Occasion } from '../../src/lib/games/kit/prints.ts';
import { printsOf } from '../../src/lib/games/parts.ts';
import { wordsOf } from '../../src/lib/games/words.ts';
import * as m from '../../src/lib/paraglide/messages.js';
import { bookOf } from '../../src/lib/print/book/book.ts';
import { gamesWith } from './having.ts';
import { played, playedToItsEnd } from './played.ts';
import { contentOf, folded, nodesOf, read } from '../print/reading.ts';

const PEOPLE = ['Ada', 'Bo', 'Cem', 'Dag', 'Eli', 'Fay', 'Gus', 'Hal', 'Ivy'];
const names = (seat: number) => PEOPLE[seat] ?? '';

const ends = new Map<string, Position>();
/** A game played to its end, once for all that is asked of it. */
function ended(game: AnyModule, seats: number): Position {
	const key = `${game.id} ${seats}`;
	const known = ends.get(key) ?? playedToItsEnd(game, seats);
	ends.set(key, known);
	return known;
}

const logOf = ({ log }: Position): LogLine[] =>
	log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));

const occasion = (log: readonly LogLine[], named = true): Occasion => ({
	names: named ? Object.fromEntries(PEOPLE.entries()) : {},
	table: 'Fern',
	date: '14 May 2030',
	talk: { log, answers: {} }
});

async function printOf({ id }: AnyModule) {
	const print = (await printsOf(id))?.table['history'];
	if (!print?.paged) throw new Error(`${id} has no record`);
	return { record: print.record, paged: print.paged };
}

/** The record on paper, and what is read there. */
async function printed(game: AnyModule, position: Position, named = true) {
	const { paged } = await printOf(game);
	const record = paged(game.view(position.state, 'table'), occasion(logOf(position), named));
	const set = async () => {
		const bytes = await bookOf(record, 'a4');
		if (!bytes) throw new Error('nothing was set');
		return bytes;
	};
	const [bytes, again] = [await set(), await set()];
	expect(Buffer.compare(bytes, again)).toBe(0);
	return { bytes, record, reading: await read(bytes) };
}

const missing = spawnSync('qpdf', ['--version']).error !== undefined;
/** What has been printed, for qpdf to look at all of it at once: a process for each would cost more than its look. */
const shelf = mkdtempSync(join(tmpdir(), 'record-'));
afterAll(() => {
	rmSync(shelf, { recursive: true });
});

/** Tagged from first to last, with the board in words. */
function clean(
	name: string,
	{ bytes, reading }: Awaited<ReturnType<typeof printed>>,
	game: AnyModule
): void {
	const { title, designers, licence } = game.about;
	expect(reading).toMatchObject({ title, language: 'en', tagged: true, titleShown: true });
	for (const { loose, marked, tree } of reading.sheets) {
		expect(loose).toEqual([]);
		expect(contentOf(tree).length).toBeGreaterThan(0);
		for (const id of contentOf(tree)) expect(marked).toContain(id);
	}
	const nodes = nodesOf(reading.sheets[0]?.tree ?? []);
	expect(nodes.find(({ role }) => role === 'Figure')?.alt).toMatch(/\w.{20}/s);
	expect(nodes.filter(({ role }) => role === 'H1')).toHaveLength(1);
	for (const designer of designers) expect(reading.text).toContain(designer);
	expect(reading.text).toContain(folded(licence ?? 'No licence stated'));
	writeFileSync(join(shelf, `${name}.pdf`), bytes);
}

const boards = gamesWith('prints.ts').filter(({ id }) => id !== 'biome');
const tables = boards.flatMap((game) =>
	game.about.seats.map((seats) => [game.id, seats, game] as const)
);

describe.each(tables)('%s for %i', (_, seats, game) => {
	test('not begun: a clean page that says so, without turns', async () => {
		const print = await printed(game, played(game, seats, 0));
		clean(`${game.id} ${seats} new`, print, game);
		expect(print.reading.text).toContain(m.record_new());
		expect(print.reading.text).not.toContain(m.record_turns());
		expect(print.reading.sheets).toHaveLength(1);
	});

	test('in mid-game: it says that it is not over, who plays, and nothing that only a seat was told', async () => {
		const position = played(game, seats, 3 * seats);
		expect(game.outcome(position.state)).toBeNull();
		const print = await printed(game, position);
		clean(`${game.id} ${seats} open`, print, game);
		expect(print.reading.text).toContain(m.record_open());
		for (let seat = 0; seat < seats; seat++) expect(print.reading.text).toContain(names(seat));
		const words = wordsOf(game.id);
		const secrets = position.log.flatMap(({ told }) =>
			told.flatMap(({ event, seats: only }) => (only && words?.event(event, names)) ?? [])
		);
		const all = JSON.stringify(print.record);
		for (const secret of secrets) expect(all).not.toContain(secret);
	});

	test('over: it names who won, why, and everybody once, on paper and on a screen', async () => {
		const position = ended(game, seats);
		const view = game.view(position.state, 'table');
		const print = await printed(game, position);
		clean(`${game.id} ${seats} over`, print, game);
		const end = await endOf(game.id, view, names);
		expect(end).not.toBeNull();
		const text = print.reading.text;
		for (const winner of end?.winners ?? []) expect(text).toContain(names(winner));
		expect(text).toContain(folded(end?.why ?? ''));
		for (const { seat, says } of end?.places ?? []) {
			expect(text).toContain(names(seat));
			expect(text).toContain(folded(says));
		}
		// of a long game only the last turns have their words
		expect(text).toMatch(new RegExp(`${m.record_turns()}|The last \\d+ turns`));
		const screen = (await printOf(game)).record(view, occasion(logOf(position)));
		expect(JSON.stringify(screen.blocks)).toContain(end?.why);
		expect(screen.blocks.some(({ kind }) => kind === 'figure')).toBe(true);
	});
});

test.skipIf(missing)('qpdf finds nothing wrong with any of them', () => {
	const each = 'for file in *.pdf; do qpdf --check "$file" >"$file.said" 2>&1; done';
	spawnSync('sh', ['-c', each], { cwd: shelf });
	const files = readdirSync(shelf).filter((name) => name.endsWith('.pdf'));
	expect(files).toHaveLength(3 * tables.length);
	const said = (name: string) => readFileSync(join(shelf, `${name}.said`), 'utf8');
	const sound = 'No syntax or stream encoding errors';
	expect(files.filter((name) => !said(name).includes(sound)).map(said)).toEqual([]);
});

describe.each(boards.map((game) => [game.id, game] as const))('%s', (_, game) => {
	const seats = game.about.seats.at(-1) ?? 2;

	test('people’s names are nowhere in it where the desk has not asked for them', async () => {
		const { reading, record } = await printed(game, ended(game, seats), false);
		expect(reading.text).toContain(m.print_seat({ seat: 1 }));
		for (const name of PEOPLE)
			expect(JSON.stringify(record)).not.toMatch(new RegExp(`\\b${name}\\b`));
	});

	test('what was taken back is not among its turns', async () => {
		const position = played(game, seats, 8 * seats);
		const log = logOf(position);
		const view = game.view(position.state, 'table');
		const { record } = await printOf(game);
		const seq = log.length;
		const back = [...log, ...log.slice(1).map((line, at) => ({ ...line, seq: seq + at }))];
		const undone = [...back, { seq: back.length, to: seq - 1, told: [] }];
		expect(record(view, occasion(undone))).toEqual(record(view, occasion(log)));
	});

	test.runIf('redeal' in game)(
		'whatever the table cannot know makes no difference to it',
		async () => {
			const position = played(game, seats, 6 * seats);
			const view = game.view(position.state, 'table');
			const other = game.redeal?.(view, 'table', randomFrom(seededSource(7)));
			const { record } = await printOf(game);
			const log = occasion(logOf(position));
			expect(record(game.view(other, 'table'), log)).toEqual(record(view, log));
		}
	);

	test('it fits US paper too, and lies within the margins', async () => {
		const { paged } = await printOf(game);
		const position = ended(game, seats);
		const record = paged(game.view(position.state, 'table'), occasion(logOf(position)));
		const bytes = await bookOf(record, 'letter');
		const { sheets } = await read(bytes ?? new Uint8Array());
		for (const { size, pieces } of sheets) {
			expect(size).toEqual([612, 792]);
			for (const { x, y, width } of pieces) {
				expect(x).toBeGreaterThan(34);
				expect(x + width).toBeLessThan(578);
				expect(y).toBeGreaterThan(28);
				expect(y).toBeLessThan(758);
			}
		}
	});
});
