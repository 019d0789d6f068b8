/** 1: several owners race for one workshop and pause beyond their leases: nothing that came too late is written, of whatever kind. */
import { setTimeout } from 'node:timers/promises';
import { NotOwner } from '../../../src/lib/server/base/away.ts';
import { openPostgres, type Postgres } from '../../../src/lib/server/storage/postgres/postgres.ts';
import type { StoredEntry } from '../../../src/lib/server/storage/storage.ts';
import { blankTable, blankWorkshop } from '../blank.ts';
import type { DatabaseServer } from '../postgres.ts';

/** Milliseconds: short leases, so that pauses beyond them cost little. */
const LEASE = 60;
const OWNERS = 3;
/** About how many writes are made between two pauses. */
const RUN = 12;

const WORKSHOP = 'w'.repeat(22);
const TABLE = 't'.repeat(22);
const STORY = `${TABLE}/story`;

export interface Race {
	/** Entries that were answered as stored. */
	readonly appended: number;
	/** Writes that were refused, because the lease was another's by then. */
	readonly fenced: number;
	/** What must not be; empty when all is well. */
	readonly faults: readonly string[];
}

/** Races until `appends` entries are stored and somebody came too late; `dice(n)` gives 0 to n - 1. */
export async function race(
	server: DatabaseServer,
	appends: number,
	dice: (n: number) => number
): Promise<Race> {
	const url = await server.database();
	const owners = Array.from({ length: OWNERS }, (_, one) =>
		openPostgres({ url, address: `127.0.0.1:${one + 1}`, secret: 'one for all', lasts: LEASE })
	);
	const [first] = owners;
	if (!first) throw new Error('nobody races');
	await Promise.all(owners.map((owner) => owner.arrive()));
	await prepare(first);
	const answered = new Map<string, number>();
	// somebody has to come too late: as long as nobody has, they go on
	const enough = () =>
		answered.size >= appends && owners.some(({ leases: { fenced } }) => fenced > 0);
	await Promise.all(owners.map((owner, one) => run(owner, one, { answered, enough, dice })));
	const fenced = owners.reduce((sum, { leases }) => sum + leases.fenced, 0);
	const faults = await faultsIn(first, server, url, answered);
	await Promise.all(owners.map(({ storage }) => storage.close()));
	return { appended: answered.size, fenced, faults };
}

async function prepare({ storage, leases }: Postgres): Promise<void> {
	await storage.addWorkshop(blankWorkshop(WORKSHOP, 'WWWWWW'), 'hash');
	await storage.addTable(blankTable(WORKSHOP, TABLE, 'TTTTTT'), [entry(0, 'setup')], []);
	await leases.release();
}

const entry = (seq: number, id: string): StoredEntry => ({
	...{ seq, id, at: 0, draws: [], told: [] },
	deed: { kind: 'action', actor: 0, action: { type: 'run' } }
});

interface Course {
	readonly answered: Map<string, number>;
	readonly enough: () => boolean;
	readonly dice: (n: number) => number;
}

/** One owner: claims, reads, writes from what it has read, and stands still now and then. */
async function run(
	owner: Postgres,
	one: number,
	{ answered, enough, dice }: Course
): Promise<void> {
	const { storage, leases } = owner;
	let written = 0;
	while (!enough()) {
		if ((await leases.claim(WORKSHOP)) !== 'mine') {
			await setTimeout(dice(LEASE));
			continue;
		}
		try {
			const [, , fence] = await leases.fence(WORKSHOP);
			let next = (await storage.entries(TABLE, -1)).length;
			let last = (await storage.updates(STORY)).at(-1)?.seq ?? 0;
			for (let round = dice(2 * RUN); round >= 0 && !enough(); round -= 1) {
				if (dice(RUN) === 0) await setTimeout(dice(3 * LEASE)); // as a process that stood still
				written += 1;
				const id = `${fence}.${one}.${written}`;
				const made = [{ document: STORY, bytes: Buffer.from(String(fence)) }];
				if ((await storage.append(TABLE, entry(next, id), made, 3)) !== 'stored') break;
				answered.set(id, next);
				[next, last] = [next + 1, last + 1];
				await besides(owner, fence, id, { last, dice });
			}
		} catch (cause) {
			if (!(cause instanceof NotOwner)) throw cause;
		}
		if (dice(3) === 0) await leases.release();
	}
}

/** Everything that has no number of its own to keep two owners apart: people, pictures, texts, and texts made short. */
async function besides(
	{ storage, leases }: Postgres,
	fence: number,
	id: string,
	{ last, dice }: { last: number; dice: Course['dice'] }
): Promise<void> {
	if (dice(4) === 0) {
		await storage.addMember(
			{
				...{ id, table: TABLE, name: String(fence), seat: 0, joined: fence, standing: 'seated' },
				...{ since: 0, next: null }
			},
			`hash ${id}`
		);
	}
	if (dice(8) === 0) {
		const image = { mark: String(fence), type: 'png', width: 1, height: 1 } as const;
		await storage.putPicture({ table: TABLE, seat: 0, ...image, bytes: Buffer.from([1]) });
	}
	// what was read up to `last` becomes one; others' rows may lie behind it
	if (dice(20) === 0) await storage.compact(STORY, last, Buffer.from(String(fence)));
	if (dice(4) === 0) {
		const refused = await storage.addUpdates([
			{ document: STORY, bytes: Buffer.from(String(fence)) }
		]);
		if (refused.length > 0) throw new NotOwner(WORKSHOP);
		await leases.release(); // the number of the last row is not known any more
		throw new NotOwner(WORKSHOP);
	}
}

/** A stale write has a lower fence than one before it. */
async function faultsIn(
	{ storage }: Postgres,
	server: DatabaseServer,
	url: string,
	answered: ReadonlyMap<string, number>
): Promise<string[]> {
	const faults: string[] = [];
	const rising = (what: string, fences: readonly number[]) => {
		fences.forEach((fence, at) => {
			if (fence < (fences[at - 1] ?? 0)) faults.push(`${what} ${at}: ${fence} after a later owner`);
		});
	};
	const log = await storage.entries(TABLE, -1);
	log.forEach(({ seq }, at) => {
		if (seq !== at) faults.push(`the log has a gap at ${at}`);
	});
	rising(
		'entry',
		log.slice(1).map(({ id }) => Number(id.split('.')[0]))
	);
	const byId = new Map(log.map(({ id, seq }) => [id, seq]));
	for (const [id, seq] of answered)
		if (byId.get(id) !== seq) faults.push(`${id} was answered and is lost`);
	if (log.length - 1 !== answered.size) {
		faults.push(`${log.length - 1} entries, ${answered.size} answered`);
	}
	const rows = await storage.updates(STORY);
	rising(
		'row',
		rows.map(({ bytes }) => Number(Buffer.from(bytes).toString()))
	);
	const people = await server.ask(url, 'SELECT joined FROM members ORDER BY nr');
	rising(
		'person',
		people.map(({ joined }) => Number(joined))
	);
	return faults;
}
