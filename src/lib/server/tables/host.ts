/** The host of all tables: loads a table from its log, plays on it, stores, and shows what came of it. */
import { setTimeout } from 'node:timers/promises';
import { replay, type Entry, type Position } from '../../engine/referee.ts';
import type { DeskLine, Room } from '../../table/room.ts';
import { trouble } from '../base/logger.ts';
import { tablesRead } from '../base/metrics.ts';
import type { Member, Storage, StoredEntry, Table } from '../storage/storage.ts';
import { Fallen, ModuleFault } from './guarded.ts';
import { hostedAt, seatsIn, wentOn, type HostedTable } from './hosted.ts';
import { Kept } from './kept.ts';
import { deskChange, deskName, viewChanges, writtenNames, type Change } from './projection.ts';
import { Queue } from './queue.ts';
import { remembered } from './remembered.ts';
import { NOBODY } from './company.ts';
import { Showing, type Documents } from './showing.ts';
import type { Down } from './standIn.ts';
import { Trail } from './trail.ts';

/** Milliseconds of running for which it is known that a workshop was looked at: nobody asks about longer. */
const USED = 24 * 60 * 60 * 1000;
/** How often a raced entry is judged again, each time after a longer random wait of milliseconds. */
const TRIES = 60;
const WAIT = 4;

/** An entry was stored, and this is the table after it; or why none was. */
export type Advanced<Answer> =
	| { readonly seq: number; readonly hosted: HostedTable }
	| { readonly answer: Answer };

export class Host {
	readonly #storage: () => Storage;
	readonly #showing: Showing;
	readonly #queue = new Queue();
	readonly #kept = new Kept();
	readonly #fallen = new Fallen((table) => this.table(table));
	/** When each workshop last had one of its tables looked at, by the process's running time; who was looked at last comes last. */
	readonly #used = new Map<string, number>();

	/** Told of every table as it comes into memory, and as it goes on. */
	readonly watchers: ((hosted: HostedTable) => void)[] = [];
	/** Told of every table at which nothing is due here any more: it was deleted, or another process may have it. */
	readonly leaving: ((table: string) => void)[] = [];

	constructor(storage: () => Storage, documents: Documents) {
		this.#storage = storage;
		this.#showing = new Showing(storage, documents);
	}

	/** Where the table stands now; null for an unknown one. */
	table(id: string): Promise<HostedTable | null> {
		return this.#queue.run(id, () => this.#load(id));
	}

	/** Takes a table of a workshop into memory, though nobody looks at it: the workshop is in use no more than before. */
	async takeUp(id: string, workshop: string): Promise<void> {
		const used = this.#used.get(workshop);
		await this.table(id);
		if (used === undefined) this.#used.delete(workshop);
		else this.#used.set(workshop, used);
	}

	/** How many tables are in memory. */
	get size(): number {
		return this.#kept.size;
	}

	/** The table's line on the desk. */
	async line(id: string): Promise<DeskLine | null> {
		const hosted = await this.table(id);
		if (!hosted) return null;
		return this.#showing.line(hosted, await this.#showing.companyOf(hosted));
	}

	/** The room as everybody at the table sees it now. */
	room(hosted: HostedTable): Promise<Room> {
		return this.#showing.room(hosted);
	}

	/** Stores a new table with its log and first documents, and with what people have written elsewhere. */
	async add(hosted: HostedTable, written: readonly Change[] = []): Promise<void> {
		const { table } = hosted;
		const position = { ...hosted.position, log: storedLog(hosted.position) };
		await this.#queue.run(table.id, async () => {
			const changes = [...written, ...this.#showing.everything(hosted, NOBODY)];
			await this.#showing.commit(changes, async (updates) => {
				const log = position.log.map((entry) => remembered(table.game, entry));
				await this.#storage().addTable(table, log, updates);
				return true;
			});
			this.#keep({ ...hosted, position, game: this.#fallen.watch(table, hosted.game) });
		});
	}

	/**
	 * Goes on from where the table stands: `next` gives the position after one more entry, or an answer of
	 * its own. Where another process stored an entry first, it is asked again. Who has just looked at the table may
	 * bring it along (`known`): while nothing has happened here since, it is not looked up again.
	 */
	advance<Answer>(
		id: string,
		next: (hosted: HostedTable) => { position: Position; entry: Entry } | { answer: Answer },
		known?: HostedTable
	): Promise<Advanced<Answer> | null> {
		return this.#queue.run(id, async () => {
			for (let tries = 0; tries < TRIES; tries++) {
				const fresh = tries === 0 && known !== undefined && this.#kept.get(id) === known;
				const hosted = fresh ? known : await this.#load(id);
				if (!hosted) return null;
				try {
					const made = next(hosted);
					if ('answer' in made) return made;
					const after = await this.#append(hosted, made.position, made.entry);
					if (after) return { seq: made.entry.seq, hosted: after };
				} catch (cause) {
					// the table has fallen: it is asked again as it stands now
					if (cause instanceof ModuleFault && !hosted.down) continue;
					throw cause;
				}
				await setTimeout(Math.random() * WAIT * (tries + 1));
			}
			throw new Error(`table ${id}: another process was faster ${TRIES} times`);
		});
	}

	/** The table with one more entry; null where another process stored one first. */
	async #append(
		before: HostedTable,
		position: Position,
		entry: Entry
	): Promise<HostedTable | null> {
		// made for this moment, and in the new log already: it gets its time there
		const stored: StoredEntry = Object.assign(entry, { at: Date.now() });
		const kept = remembered(before.table.game, stored);
		const after = wentOn(before, position, stored);
		const { table } = after;
		const changes = [
			...(isSeen(entry) ? viewChanges(after) : []),
			...this.#showing.around(after, await this.#showing.companyOf(after))
		];
		const done = await this.#showing.commit(
			changes,
			async (updates) =>
				(await this.#storage().append(table.id, kept, updates, table.seats)) === 'stored'
		);
		if (!done) return null;
		after.trail.add(stored, position.state);
		this.#keep(after);
		return this.#refreshed(after);
	}

	/** Yjs keeps a trace of all that a document ever said: a very long game goes on in new ones. */
	async #refreshed(hosted: HostedTable): Promise<HostedTable> {
		if (!this.#showing.isWorn(hosted.table)) return hosted;
		try {
			return await this.#renew(hosted);
		} catch (error) {
			trouble('worn documents could not be renewed', error); // the entry is stored all the same
			return hosted;
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
			await this.#showing.show(after);
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
			const position = { ...after.position, log: storedLog(after.position) };
			return this.#renew({ ...after, position }, setupOf(position));
		});
	}

	/** Does something with the table's people while nothing else happens there, then shows the room: the one way in which they change. */
	withPeople<Answer>(
		id: string,
		work: (hosted: HostedTable, members: readonly Member[]) => Promise<Answer>
	): Promise<Answer | null> {
		return this.#queue.run(id, async () => {
			const hosted = await this.#load(id);
			if (!hosted) return null;
			const members = await this.#storage().membersOf(id);
			const answer = await hosted.people.changing(() => work(hosted, members));
			await this.#showing.show(hosted);
			return answer;
		});
	}

	/** Whether somebody has looked at one of the workshop's tables in the last `within` milliseconds of running, a day at most. */
	isInUse(workshop: string, within: number, now = performance.now()): boolean {
		return now - (this.#used.get(workshop) ?? -Infinity) < within;
	}

	/** A workshop was deleted, or is another process's by now: when it was used is of no use any more. */
	gone(workshop: string): void {
		this.#used.delete(workshop);
	}

	/** Whether this person is connected to this process. */
	isPresent(member: string): boolean {
		return this.#showing.present.has(member);
	}

	/** Notes who is connected; `show` shows it. */
	notePresence({ id }: Pick<Member, 'id'>, present: boolean): void {
		if (present) this.#showing.present.add(id);
		else this.#showing.present.delete(id);
		this.#showing.coming.delete(id);
	}

	/** Notes whether somebody has just joined and is not connected yet; `show` shows it. */
	noteComing({ id }: Pick<Member, 'id'>, coming: boolean): void {
		if (coming) this.#showing.coming.add(id);
		else this.#showing.coming.delete(id);
	}

	/** Whether somebody is connected, or their page is still loading. */
	isHere(person: string): boolean {
		return this.#showing.isHere(person);
	}

	/** Shows the room as it is by now. */
	async show(id: string): Promise<void> {
		await this.#queue.run(id, async () => {
			const hosted = await this.#load(id);
			if (hosted) await this.#showing.show(hosted);
		});
	}

	/** Deletes the table with everything of it. */
	async remove(id: string): Promise<void> {
		await this.#queue.run(id, async () => {
			const table = await this.#storage().table(id);
			if (!table) return;
			this.left(table);
			await this.#storage().deleteTable(id);
			await this.#showing.write([deskChange(table, null)]);
		});
	}

	/** Forgets a table that was deleted, or that another process may have by now. */
	left(table: Table): void {
		this.#forget(table);
		this.#fallen.forgive(table.id);
		for (const leave of this.leaving) leave(table.id);
	}

	/** What is known of a table is looked up again. */
	#forget(table: Table): void {
		this.#kept.drop(table.id);
		this.#showing.forget(writtenNames(table));
	}

	/** From memory and the rest of the log: another process may have written meanwhile. */
	async #load(id: string): Promise<HostedTable | null> {
		const table = await this.#storage().table(id);
		if (!table) return null;
		const down = this.#fallen.downOf(table);
		const kept = this.#kept.get(id);
		if (kept?.table.epoch !== table.epoch || kept.down !== down) return this.#read(table, down);
		const tail = await this.#storage().entries(id, kept.position.log.length - 1);
		if (tail.length > 0) {
			this.#forget(kept.table);
			this.#showing.forget([deskName(table)]);
			return this.#read(table, down);
		}
		const hosted = { ...kept, table };
		this.#keep(hosted);
		return hosted;
	}

	/** Reads a table; where its rules throw at its log, the way it is shown then. */
	async #read(table: Table, down: Down | undefined): Promise<HostedTable> {
		try {
			return await this.#readAll(table, down);
		} catch (cause) {
			if (down || !(cause instanceof ModuleFault)) throw cause;
			return this.#readAll(table, 'broken');
		}
	}

	async #readAll(table: Table, down: Down | undefined): Promise<HostedTable> {
		tablesRead.inc();
		const trail = new Trail();
		const game = this.#fallen.gameOf(table, down);
		const position = replay(game, await this.#storage().entries(table.id, -1), trail);
		const seated = { ...table, seats: seatsIn(game, position) };
		const hosted = hostedAt(seated, game, position, trail, down);
		if (!(await this.#showing.isRight(hosted))) {
			this.#forget(table); // what is in memory may be older than what is stored
			if (!(await this.#showing.isRight(hosted))) return this.#renew(hosted);
		}
		this.#keep(hosted);
		await this.#showing.show(hosted);
		return hosted;
	}

	/** Tries a table again whose rules threw; null for an unknown one. */
	revive(id: string): Promise<HostedTable | null> {
		this.#fallen.forgive(id);
		return this.table(id);
	}

	async #renew(old: HostedTable, setup?: StoredEntry): Promise<HostedTable> {
		const hosted = { ...old, table: { ...old.table, epoch: old.table.epoch + 1 } };
		const company = await this.#showing.companyOf(old);
		await this.#showing.commit(this.#showing.everything(hosted, company), async (updates) => {
			// with fewer seats than before some pictures go
			await old.people.changing(() => this.#storage().renewTable(hosted.table, updates, setup));
			return true;
		});
		this.#forget(old.table);
		this.#keep(hosted);
		return hosted;
	}

	#keep(hosted: HostedTable): void {
		this.#kept.put(hosted);
		this.#use(hosted.table.workshop);
		for (const watch of this.watchers) watch(hosted);
	}

	#use(workshop: string, now = performance.now()): void {
		this.#used.delete(workshop);
		this.#used.set(workshop, now);
		for (const [one, at] of this.#used) {
			if (now - at < USED) return;
			this.#used.delete(one);
		}
	}
}

/** Whether an entry changes what is seen of the game: of what the desk sets, only what it hides does. */
const isSeen = ({ deed }: Entry): boolean => deed.kind !== 'desk' || 'hidden' in deed.set;

/** The log of a position with its times: those it was stored with elsewhere, else now. */
const storedLog = ({ log }: Position): StoredEntry[] =>
	log.map((entry) => ({ at: Date.now(), ...entry }));

/** Entry 0 of a position that holds nothing else. */
function setupOf({ log: [setup] }: { readonly log: readonly StoredEntry[] }): StoredEntry {
	if (!setup) throw new Error('a log begins with its set-up');
	return setup;
}
