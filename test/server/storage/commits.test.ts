/** Writes that share a commit: each is whole, and answered only once all is stored. */
import Database from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { Commits } from '../../../src/lib/server/storage/commits.ts';

function opened(Made = Commits) {
	const said: string[] = [];
	const db = new Database(':memory:', { verbose: (sql) => void said.push(String(sql)) });
	db.exec('CREATE TABLE words (word TEXT PRIMARY KEY)');
	const add = db.prepare('INSERT INTO words VALUES (?)');
	const all = db.prepare<[], string>('SELECT word FROM words ORDER BY word').pluck();
	const commits = new Made(db);
	const write = commits.shared((...words: string[]) => words.map((word) => add.run(word).changes));
	return { db, said, commits, write, words: () => all.all() };
}

test('what comes together is one transaction, and each hears its own answer', async () => {
	const { write, words, said } = opened();
	const both = [write('a'), write('b', 'c')];
	expect(await Promise.all(both)).toEqual([[1], [1, 1]]);
	expect(words()).toEqual(['a', 'b', 'c']);
	expect(said.filter((sql) => sql.startsWith('BEGIN'))).toEqual(['BEGIN IMMEDIATE']);
});

test('nothing is answered before it is stored', async () => {
	const { write, words, commits } = opened();
	const told = vi.fn();
	const writing = write('a').then(told);
	await Promise.resolve();
	expect([words(), told.mock.calls.length]).toEqual([[], 0]);
	commits.flush();
	expect(words()).toEqual(['a']);
	await writing;
	expect(told).toHaveBeenCalledOnce();
});

test('where many come together, they are stored before the platform has its turn', async () => {
	const { write, words } = opened();
	const few = Array.from({ length: 31 }, (_, number) => write(`a${number}`));
	expect(words()).toHaveLength(0);
	const last = write('b');
	expect(words()).toHaveLength(32);
	await Promise.all([...few, last]);
	const next = write('c');
	expect(words()).toHaveLength(32);
	await next;
	expect(words()).toHaveLength(33);
});

test('after a commit that several shared the next waits for more; after one that stood alone it does not', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
	vi.resetModules();
	try {
		const { write, words } = opened(
			(await import('../../../src/lib/server/storage/commits.ts')).Commits
		);
		const turn = () => vi.advanceTimersByTime(0);
		void write('a');
		turn();
		void write('b');
		void write('c');
		turn();
		expect(words()).toEqual(['a', 'b', 'c']);
		void write('d');
		turn();
		vi.advanceTimersByTime(10);
		void write('e');
		expect(words()).toEqual(['a', 'b', 'c']);
		vi.advanceTimersByTime(5);
		expect(words()).toEqual(['a', 'b', 'c', 'd', 'e']);
	} finally {
		vi.useRealTimers();
	}
});

test('what fails leaves nothing of itself, and the others all of them', async () => {
	const { write, words } = opened();
	const answers = await Promise.allSettled([write('a'), write('b', 'a'), write('c')]);
	expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
	expect(words()).toEqual(['a', 'c']);
});

test('where the transaction itself ends, nobody is told that something is stored', async () => {
	const { db, commits, write, words } = opened();
	const full = commits.shared(() => {
		db.exec('ROLLBACK'); // as SQLite does when the disk is full
		throw new Error('database or disk is full');
	});
	const answers = await Promise.allSettled([write('a'), full(), write('b')]);
	expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
	expect(words()).toEqual([]);
	await write('c');
	expect(words()).toEqual(['c']);
});
