/** The host of all tables: loads a table from its log, plays on it, stores, and shows what came of it. */
import { setTimeout } from 'node:timers/promises';
import type { AnyModule } from '../../engine/module.ts';
import { replay, type Entry, type Position } from '../../engine/referee.ts';
import { gameOf } from '../../games/registry.ts';
import {
	deskChange,
	deskLineOf,
	deskName,
	lastPlayed,
	roomChange,
	roomIn,
	roomName,
	seatsIn,
	shownIn,
	viewChanges,
	viewName,
	audiencesOf,
	writtenNames,
	type Change,
	type Company
} from './projection.ts';
import type { DeskLine, Room } from '../../table/room.ts';
import { trouble } from '../process/logger.ts';
import { Queue } from './queue.ts';
import type { Member, Storage, StoredEntry, Table, Update } from '../storage/storage.ts';
import type * as Y from 'yjs';

/** What the host needs of the shared documents. */
export interface Documents {
	stage(name: string, change: (doc: Y.Doc) => void): Promise<Staging>;
	/** Drops the document from memory; whoever looks at it asks for its name again. */
	forget(name: string): void;
	/** Whether it should begin anew, because what it once said outweighs what it says. */
	isWorn(name: string): boolean;
}

interface Staging {
	readonly update: Update | null;
	publish(): void;
	spoil(): void;
}

/** A table with its game, where it stands. */
export interface HostedTable {
	readonly table: Table;
	readonly game: AnyModule;
	readonly position: Position;
}

/** Nobody came yet. */
const NOBODY: Company = { members: [], pictures: [], reports: [] };

/** So many tables stay in memory; the others are read again from their logs. */
const KEPT = 300;
/** How often a raced entry is judged again, each time after a longer random wait of milliseconds. */
const TRIES = 20;
const WAIT = 4;

export class Host {
	readonly #storage: () => Storage;
	readonly #documents: Documents;
	readonly #queue = new Queue();
	readonly #kept = new Map<string, HostedTable>();
	readonly #present = new Set<string>();

	/** Told of every table as it comes into memory, and as it goes on. */
	watch: (hosted: HostedTable) => void = () => undefined;

	constructor(storage: () => Storage, documents: Documents) {
		this.#storage = storage;
		this.#documents = documents;
	}

	/** Where the table stands now; null for an unknown one. */
	table(id: string): Promise<HostedTable | null> {
		return this.#queue.run(id, () => this.#load(id));
	}

	/** The table's line on the desk. */
	async line(id: string): Promise<DeskLine | null> {
		const hosted = await this.table(id);
		if (!hosted) return null;
		return this.#lineOf(hosted, await this.#companyOf(id));
	}

	/** The room as everybody at the table sees it now. */
	async room({ table }: HostedTable): Promise<Room> {
		const seen: Room[] = [];
		const look = await this.#documents.stage(roomName(table), (doc) => {
			seen.push(roomIn(doc));
		});
		look.spoil();
		const [room] = seen;
		if (!room) throw new Error(`table ${table.id} has no room`);
		return room;
	}

	/** Stores a new table with its log and first documents, and with what people have written elsewhere. */
	async add(hosted: HostedTable, written: readonly Change[] = []): Promise<void> {
		const { table, position } = hosted;
		await this.#queue.run(table.id, async () => {
			const changes = [...written, ...this.#everything(hosted, NOBODY)];
			await this.#commit(changes, async (updates) => {
				await this.#storage().addTable(table, storedLog(position), updates);
				return true;
			});
			this.#keep(hosted);
		});
	}

	/**
	 * Goes on from where the table stands: `next` gives the position after one more entry, or an answer of
	 * its own. Where another process stored an entry first, it is asked again.
	 */
	advance<Answer>(
		id: string,
		next: (hosted: HostedTable) => { position: Position; entry: Entry } | { answer: Answer }
	): Promise<{ seq: number } | { answer: Answer } | null> {
		return this.#queue.run(id, async () => {
			for (let tries = 0; tries < TRIES; tries++) {
				const hosted = await this.#load(id);
				if (!hosted) return null;
				const made = next(hosted);
				if ('answer' in made) return made;
				if (await this.#append(hosted, made.position, made.entry)) return { seq: made.entry.seq };
				await setTimeout(Math.random() * WAIT * (tries + 1));
			}
			throw new Error(`table ${id}: another process was faster ${TRIES} times`);
		});
	}

	async #append(before: HostedTable, next: Position, entry: Entry): Promise<boolean> {
		const stored: StoredEntry = { ...entry, at: Date.now() };
		const position = { ...next, log: [...before.position.log, stored] };
		const table = { ...before.table, seats: seatsIn(before.game, position) };
		const after = { table, game: before.game, position };
		const company = await this.#companyOf(table.id);
		const changes = [
			...(entry.deed.kind === 'desk' ? [] : viewChanges(after.game, table, position)),
			roomChange(after.game, table, position, company, this.#present),
			this.#desk(after, company)
		];
		const done = await this.#commit(
			changes,
			async (updates) =>
				(await this.#storage().append(table.id, stored, updates, table.seats)) === 'stored'
		);
		if (done) {
			this.#keep(after);
			await this.#refresh(after);
		}
		return done;
	}

	/** Yjs keeps a trace of all that a document ever said: a very long game goes on in new ones. */
	async #refresh(hosted: HostedTable): Promise<void> {
		if (!writtenNames(hosted.table).some((name) => this.#documents.isWorn(name))) return;
		try {
			await this.#renew(hosted);
		} catch (error) {
			trouble('worn documents could not be renewed', error); // the entry is stored all the same
		}
	}

	/** Changes the table's record, and the room and desk with it. */
	change(id: string, how: (table: Table) => Table): Promise<HostedTable | null> {
		return this.#queue.run(id, async () => {
			const before = await this.#load(id);
			if (!before) return null;
			const after = { ...before, table: how(before.table) };
			await this.#storage().updateTable(after.table);
			this.#keep(after);
			await this.#show(after);
			return after;
		});
	}

	/** Begins the table anew before its first action: another set-up, under a new epoch. */
	reset<Answer>(
		id: string,
		how: (hosted: HostedTable, members: readonly Member[]) => HostedTable | { answer: Answer }
	): Promise<HostedTable | { answer: Answer } | null> {
		return this.#queue.run(id, async () => {
			const before = await this.#load(id);
			if (!before) return null;
			const after = how(before, await this.#storage().membersOf(id));
			if ('answer' in after) return after;
			return this.#renew(after, setupOf(after.position));
		});
	}

	/** Does something with the table's people while nothing else happens there, then shows the room. */
	withPeople<Answer>(
		id: string,
		work: (hosted: HostedTable, members: readonly Member[]) => Promise<Answer>
	): Promise<Answer | null> {
		return this.#queue.run(id, async () => {
			const hosted = await this.#load(id);
			if (!hosted) return null;
			const answer = await work(hosted, await this.#storage().membersOf(id));
			await this.#show(hosted);
			return answer;
		});
	}

	/** Whether this person is connected to this process. */
	isPresent(member: string): boolean {
		return this.#present.has(member);
	}

	/** Notes who is connected, and shows it. */
	async presence({ id, table }: Member, present: boolean): Promise<void> {
		if (present) this.#present.add(id);
		else this.#present.delete(id);
		await this.withPeople(table, () => Promise.resolve());
	}

	/** Deletes the table with everything of it. */
	async remove(id: string): Promise<void> {
		await this.#queue.run(id, async () => {
			const table = await this.#storage().table(id);
			if (!table) return;
			this.#forget(table);
			await this.#storage().deleteTable(id);
			await this.#commit([deskChange(table, null)], (updates) => this.#store(updates));
		});
	}

	/** Forgets a table that was deleted with its workshop. */
	dropped(table: Table): void {
		this.#forget(table);
	}

	/** From memory and the rest of the log: another process may have written meanwhile. */
	async #load(id: string): Promise<HostedTable | null> {
		const table = await this.#storage().table(id);
		const game = table && gameOf(table.game);
		if (!game) return null;
		const kept = this.#kept.get(id);
		if (kept?.table.epoch !== table.epoch) return this.#readAll(table, game);
		const tail = await this.#storage().entries(id, kept.position.log.length - 1);
		if (tail.length > 0) {
			this.#forget(kept.table);
			this.#documents.forget(deskName(table));
			return this.#readAll(table, game);
		}
		const hosted = { ...kept, table };
		this.#keep(hosted);
		return hosted;
	}

	async #readAll(table: Table, game: AnyModule): Promise<HostedTable> {
		const position = replay(game, await this.#storage().entries(table.id, -1));
		const hosted = { table: { ...table, seats: seatsIn(game, position) }, game, position };
		if (!(await this.#shownRight(hosted))) {
			this.#forget(table); // what is in memory may be older than what is stored
			if (!(await this.#shownRight(hosted))) return this.#renew(hosted);
		}
		this.#keep(hosted);
		await this.#show(hosted);
		return hosted;
	}

	/**
	 * Whether the stored documents show the log's last entry (or one that came this moment). Where they were lost they are not written
	 * again under the same name: a phone that still holds the old ones would merge both.
	 */
	async #shownRight({ table, position }: HostedTable): Promise<boolean> {
		for (const audience of audiencesOf(table.seats)) {
			let shown = -1;
			const staged = await this.#documents.stage(viewName(table, audience), (doc) => {
				shown = shownIn(doc);
			});
			staged.spoil();
			if (shown < (lastPlayed(position.log)?.seq ?? 0)) return false;
		}
		return true;
	}

	async #renew(old: HostedTable, setup?: StoredEntry): Promise<HostedTable> {
		const hosted = { ...old, table: { ...old.table, epoch: old.table.epoch + 1 } };
		const company = await this.#companyOf(old.table.id);
		await this.#commit(this.#everything(hosted, company), async (updates) => {
			await this.#storage().renewTable(hosted.table, updates, setup);
			return true;
		});
		this.#forget(old.table);
		this.#keep(hosted);
		return hosted;
	}

	/** The changes that bring all documents of a table to where it stands. */
	#everything(hosted: HostedTable, company: Company): Change[] {
		const { table, game, position } = hosted;
		return [
			...viewChanges(game, table, position),
			roomChange(game, table, position, company, this.#present),
			this.#desk(hosted, company)
		];
	}

	async #show(hosted: HostedTable): Promise<void> {
		const company = await this.#companyOf(hosted.table.id);
		const changes = [
			roomChange(hosted.game, hosted.table, hosted.position, company, this.#present),
			this.#desk(hosted, company)
		];
		await this.#commit(changes, (updates) => this.#store(updates));
	}

	async #store(updates: readonly Update[]): Promise<boolean> {
		if (updates.length > 0) await this.#storage().addUpdates(updates);
		return true;
	}

	async #companyOf(table: string): Promise<Company> {
		return {
			members: await this.#storage().membersOf(table),
			pictures: await this.#storage().picturesOf(table),
			reports: await this.#storage().reportsOf(table)
		};
	}

	#desk(hosted: HostedTable, company: Company): Change {
		return deskChange(hosted.table, this.#lineOf(hosted, company));
	}

	#lineOf({ table, game, position }: HostedTable, { members, reports }: Company): DeskLine {
		return deskLineOf(game, table, position, { members, reports, present: this.#present });
	}

	/** Stages the changes, stores them, and only then lets them be seen. The desk, which tables share, comes last. */
	async #commit(
		changes: readonly Change[],
		store: (updates: Update[]) => Promise<boolean>
	): Promise<boolean> {
		const staged: Staging[] = [];
		try {
			for (const { name, change } of changes) {
				staged.push(await this.#documents.stage(name, change));
			}
			const stored = await store(staged.flatMap(({ update }) => update ?? []));
			if (stored) for (const one of staged) one.publish();
			return stored;
		} finally {
			for (const one of staged) one.spoil(); // does nothing to what is published
		}
	}

	#keep(hosted: HostedTable): void {
		const { id } = hosted.table;
		this.#kept.delete(id);
		this.#kept.set(id, hosted);
		this.watch(hosted);
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
	}

	#forget(table: Table): void {
		this.#kept.delete(table.id);
		for (const name of writtenNames(table)) this.#documents.forget(name);
	}
}

/** The log of a position with its times: those it was stored with elsewhere, else now. */
const storedLog = ({ log }: Position): StoredEntry[] =>
	log.map((entry) => ({ at: Date.now(), ...entry }));

/** Entry 0 of a position that holds nothing else. */
function setupOf({ log }: Position): StoredEntry {
	const [setup] = log;
	if (!setup) throw new Error('a log begins with its set-up');
	return { at: Date.now(), ...setup };
}
