/** What playing on costs in a long game: counted, not timed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateAt, type Entry } from '../../../src/lib/engine/referee.ts';
import { newToken } from '../../../src/lib/server/base/tokens.ts';
import { openSqlite } from '../../../src/lib/server/storage/sqlite.ts';
import { aTable, aWorkshop } from '../records.ts';
import type { Storage, StoredEntry, Table } from '../../../src/lib/server/storage/storage.ts';
import { DocumentStore } from '../../../src/lib/server/sync/documentStore.ts';
import { setOn } from '../../../src/lib/server/tables/facilitation.ts';
import { Host } from '../../../src/lib/server/tables/host.ts';
import type { HostedTable } from '../../../src/lib/server/tables/hosted.ts';
import { playOn, rewindOn, setUp } from '../../../src/lib/server/tables/playing.ts';
import { EVERY } from '../../../src/lib/server/tables/trail.ts';
import { previewOf } from '../../../src/lib/server/tables/undoPreview.ts';
import { newFolder } from '../../folder.ts';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
const { gameOf } = await import('../toy.ts');

/** How often the rules were asked to apply an action, an entry of a loaded log was looked into, and the storage was asked. */
const counts = { applied: 0, read: 0, tables: 0, logs: 0 };
const say = (text: string) => ({ type: 'say', text });

let store: Storage;
let host: Host;
let table: Table;

/** An entry that counts whoever looks at what was done. */
const watched = ({ deed, ...entry }: StoredEntry): StoredEntry => ({
	...entry,
	get deed() {
		counts.read += 1;
		return deed;
	}
});

const newHost = () => {
	const documents = new DocumentStore(() => store);
	const counting: Storage = {
		...store,
		table: (id) => ((counts.tables += 1), store.table(id)),
		entries: async (id, after) => {
			counts.logs += 1;
			return (await store.entries(id, after)).map(watched);
		}
	};
	return new Host(() => counting, {
		stage: (name, change) => documents.stage(name, change),
		text: (name, key) => documents.text(name, key),
		forget: (name) => {
			documents.forget((other) => other === name, 4404);
		},
		isWorn: () => false
	});
};
const standing = async (): Promise<HostedTable> => {
	const found = await host.table(table.id);
	if (!found) throw new Error('no such table');
	return found;
};
const countedIn = async (work: () => unknown): Promise<typeof counts> => {
	Object.assign(counts, { applied: 0, read: 0, tables: 0, logs: 0 });
	await work();
	return { ...counts };
};

/** A log of a number of actions, each of which says its number. */
const longLog = (setup: Entry, actions: number): StoredEntry[] => [
	{ ...setup, at: 1 },
	...Array.from({ length: actions }, (_, index) => ({
		seq: index + 1,
		id: `a${index + 1}`,
		at: 1,
		deed: { kind: 'action' as const, actor: 0, action: say(String(index + 1)) },
		draws: [],
		told: []
	}))
];

beforeEach(async () => {
	store = openSqlite(newFolder());
	const workshop = aWorkshop();
	await store.addWorkshop(workshop, newToken());
	const game = gameOf('toy');
	if (!game) throw new Error('no toy');
	const apply = game.apply.bind(game);
	vi.spyOn(game, 'apply').mockImplementation((...given) => {
		counts.applied += 1;
		apply(...given);
	});
	const made = setUp(game, 3, {});
	if ('refused' in made) throw new Error('the toy can be set up');
	table = aTable({ workshop: workshop.id });
	await store.addTable(table, longLog(made.entry, 1_000), []);
	host = newHost();
	await standing();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await store.close();
});

test('an action loads its table once, applies once, and looks at no more than the ends of the log', async () => {
	const known = await standing();
	const first = await countedIn(() => playOn(host, table.id, 0, 'b', say('x')));
	expect(first).toMatchObject({ applied: 1, tables: 1, logs: 1 });
	expect(first.read).toBeLessThan(20);
	const hosted = await standing();
	expect(known).not.toBe(hosted);
	const next = await countedIn(() => playOn(host, table.id, 0, 'c', say('y'), { known: hosted }));
	expect(next).toMatchObject({ applied: 1, tables: 0, logs: 0 });
	expect(await playOn(host, table.id, 0, 'a7', say('again'))).toEqual({ kind: 'stored', seq: 7 });
});

test('what was known of a table before something happened there is not gone by', async () => {
	const known = await standing();
	await playOn(host, table.id, 0, 'b', say('x'));
	const late = await countedIn(() => playOn(host, table.id, 1, 'c', say('y'), { known }));
	expect(late.tables).toBe(1);
	const { position } = await standing();
	expect(position.log.map(({ id }) => id).slice(-2)).toEqual(['b', 'c']);
});

test('what the desk sets adds to what was set, without the log being read again', async () => {
	const set = await countedIn(() => setOn(host, table.id, 'd', { note: 'Listen' }));
	expect(set.read).toBeLessThan(20);
	await setOn(host, table.id, 'e', { hidden: ['No'] });
	const { facilitation } = await standing();
	expect(facilitation).toMatchObject({ note: { text: 'Listen' }, hidden: ['No'], pausedAt: null });
	expect((await newHost().table(table.id))?.facilitation).toEqual(facilitation);
});

test.each([10, 500, 990])(
	'an undo and its preview at entry %i apply few actions, and come to what the whole log comes to',
	async (to) => {
		const hosted = await standing();
		const preview = await countedIn(() => previewOf(hosted, to));
		// whether something comes to light is looked at action by action, of thirty at most
		const looked = 1000 - to > 30 ? 0 : 1000 - to;
		expect(preview.applied).toBeLessThanOrEqual((1 + looked) * (2 * EVERY + 16));
		const undo = await countedIn(() =>
			rewindOn(host, table.id, 'u', { to, reason: '', what: 'x' })
		);
		expect(undo.applied).toBeLessThanOrEqual(2 * EVERY);
		const { game, position } = await standing();
		expect(position.state).toEqual(stateAt(game, position.log, position.head));
	}
);

test('going to and fro over a long game never starts from its beginning', async () => {
	for (let turn = 0; turn < 3; turn += 1) {
		for (let word = 0; word < 40; word += 1) {
			await playOn(host, table.id, 0, `w${turn}.${word}`, say(String(word)));
		}
		const { position } = await standing();
		const to = position.log.length - 30;
		const undo = await countedIn(() =>
			rewindOn(host, table.id, `u${turn}`, { to, reason: '', what: 'x' })
		);
		expect(undo.applied).toBeLessThanOrEqual(2 * EVERY + 1);
		const now = await standing();
		expect(now.position.state).toEqual(stateAt(now.game, now.position.log, now.position.head));
	}
});
