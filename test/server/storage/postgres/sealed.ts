/** A workshop with something of all that people make, for tests of how it is kept. */
import type { DatabaseServer } from '../../../../scripts/cluster/postgres.ts';
import { openPostgres } from '../../../../src/lib/server/storage/postgres/postgres.ts';
import type {
	Member,
	Storage,
	StoredEntry,
	Table
} from '../../../../src/lib/server/storage/storage.ts';
import { aMember, aTable, aWorkshop } from '../../records.ts';

/** What is typed and drawn: none of it may be found where it is kept. */
export const WORDS = {
	workshop: 'Wolkenkuckucksheim',
	table: 'Tundrawanderers',
	name: 'Grzegorz-Brzeczyszczykiewicz',
	entry: 'mangrovesremember',
	text: 'whalessingatdusk',
	report: 'thisisveryrude',
	pack: 'volcanoesneverapologise',
	mark: 'fingerprintofapicture'
} as const;
export const BYTES = Uint8Array.from({ length: 64 }, (_, at) => (at * 37 + 11) % 256);

export interface Filled {
	readonly workshop: string;
	readonly tables: readonly Table[];
	readonly members: readonly Member[];
}

export const entry = (seq: number): StoredEntry => ({
	...{ seq, id: `e${seq}`, at: 1000 + seq, draws: [] },
	told: [{ event: { type: 'said', words: `${WORDS.entry} ${seq}` }, seats: [0] }],
	deed: { kind: 'action', actor: 0, action: { type: 'say' } }
});

/** A process alone on this database. */
export async function come(url: string, keysUrl?: string) {
	const opened = openPostgres({ url, keysUrl, address: '127.0.0.1:1', secret: '' });
	await opened.arrive();
	const go = async () => {
		await opened.leave();
		await opened.storage.close();
	};
	return { ...opened, go };
}

/** Opens a workshop with two tables and something of everything. */
export async function fill(store: Storage): Promise<Filled> {
	const { id: workshop } = await opened(store);
	const tables = [0, 1].map(() => aTable({ workshop, title: WORDS.table }));
	const members: Member[] = [];
	for (const { id: table, ...rest } of tables) {
		const documents = ['story', 'sheet/0'].map((name) => `${table}/${name}`);
		const bytes = Buffer.from(`${WORDS.text} ${table}`);
		const first = documents.map((document) => ({ document, bytes }));
		await store.addTable({ ...rest, id: table }, [entry(0)], first);
		await store.append(table, entry(1), first, 3);
		await store.addUpdates(first);
		const member = aMember({ table, name: `${WORDS.name} ${table}` });
		members.push(member);
		await store.addMember(member, `hash ${member.id}`);
		await store.addReport({ id: `r ${table}`, table, text: WORDS.report, at: 1, picture: null });
		for (const seat of [0, 1]) {
			const image = { mark: `${WORDS.mark}${seat}`, type: 'png', width: 8, height: 8 } as const;
			await store.putPicture({ table, seat, ...image, bytes: BYTES });
		}
	}
	return { workshop, tables, members };
}

async function opened(store: Storage) {
	const workshop = aWorkshop({ title: WORDS.workshop });
	await store.addWorkshop(workshop, `lead ${workshop.id}`);
	const own = [{ sphere: 'biosphere', text: WORDS.pack, fact: WORDS.pack, source: '' }] as const;
	await store.putPack(workshop.id, { ready: ['water'], own });
	return workshop;
}

/** Every row of every table of a database, as a dump would have it. */
export async function dumped(server: DatabaseServer, url: string): Promise<string> {
	const tables = await server.ask(
		url,
		`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`
	);
	const texts: string[] = [];
	for (const { name } of tables) {
		const rows = await server.ask(url, `SELECT t::text AS row FROM "${String(name)}" t`);
		texts.push(...rows.map(({ row }) => String(row)));
	}
	return texts.join('\n');
}

/** Which of these stand in a text: as they are, in base64, or in the hexadecimal in which PostgreSQL writes bytes. */
export function foundIn(text: string): string[] {
	const all = [...Object.values(WORDS).map((word) => Buffer.from(word)), Buffer.from(BYTES)];
	return all
		.filter((one) => {
			// base64 depends on where in three bytes a word begins: its middle is looked for, in all three ways
			const ways = [0, 1, 2].map((skip) => one.subarray(skip, skip + 12).toString('base64'));
			return [one.toString(), one.toString('hex'), ...ways].some((way) => text.includes(way));
		})
		.map((one) => one.toString());
}
