/** Thirty phones that play and write on a cluster; and what must be true of what they were told. */
import * as Y from 'yjs';
import { openPostgres } from '../../src/lib/server/storage/postgres/postgres.ts';
import { demand } from '../../test/e2e/house.ts';
import { Student } from '../../test/e2e/storm.ts';
import type { Cluster, Member } from './cluster.ts';

const TABLES = 6;
const SEATS = 5;
const OPTIONS = { collapsePercent: 'off', equilibriumRounds: 3, graceRounds: 3, startRp: 10 };

const pause = (time: number) => new Promise((go) => setTimeout(go, time));

/** What a lesson has shown. */
export interface Findings {
	readonly actions: number;
	readonly edits: number;
	/** What must not be; empty when all is well. */
	readonly faults: readonly string[];
}

export class Lesson {
	readonly #cluster: Cluster;
	readonly #dice: (n: number) => number;
	readonly #loops: Promise<void>[] = [];
	readonly students: Student[] = [];
	workshop = '';
	#on = true;

	constructor(cluster: Cluster, dice: (n: number) => number) {
		this.#cluster = cluster;
		this.#dice = dice;
	}

	/** Opens the tables, seats everybody, and lets them begin. */
	async begin(tables = TABLES): Promise<void> {
		const house = this.#cluster;
		const opened = await demand(house, 'workshops', { body: { title: 'Lesson' } });
		const { workshop = '', token } = opened;
		this.workshop = workshop;
		for (let table = 0; table < tables; table += 1) {
			const { table: id = '', code } = await demand(house, `workshops/${workshop}/tables`, {
				body: { game: 'biome', seats: SEATS, options: OPTIONS },
				token
			});
			for (let seat = 0; seat < SEATS; seat += 1) {
				const body = { code, name: `Student ${seat}`, seat };
				const joined = await demand(house, 'join', { body });
				// a student asks nothing of the house but where it is
				this.students.push(new Student(house as never, id, seat, joined['token'] ?? ''));
			}
		}
		await this.allBack();
		for (const student of this.students) this.#loops.push(this.#play(student));
		this.#loops.push(this.#write());
	}

	async #play(student: Student): Promise<void> {
		while (this.#on) {
			await student.act(this.#dice);
			await pause(200 + this.#dice(400));
		}
	}

	async #write(): Promise<void> {
		while (this.#on) {
			for (const student of this.students) if (this.#dice(3) > 0) student.write();
			await pause(150);
		}
	}

	/** Milliseconds until everybody is connected. Throws where that takes longer than `most`. */
	async allBack(most = 120_000): Promise<number> {
		const begun = performance.now();
		while (!this.students.every(({ back }) => back)) {
			if (performance.now() - begun > most) throw new Error('not everybody came back');
			await pause(20);
		}
		return performance.now() - begun;
	}

	/** Milliseconds until something new has been saved for everybody, and somebody has acted. */
	async goesOn(most = 120_000): Promise<number> {
		const begun = performance.now();
		const saved = this.students.map((student) => student.saved);
		const acted = this.#acted();
		const on = () =>
			this.students.every((student, one) => student.saved > (saved[one] ?? 0)) &&
			this.#acted() > acted;
		while (!on()) {
			if (performance.now() - begun > most) throw new Error('the lesson did not go on');
			await pause(20);
		}
		return performance.now() - begun;
	}

	/** How many of them are connected. */
	get connected(): number {
		return this.students.filter(({ docs }) => docs.every(({ wsconnected }) => wsconnected)).length;
	}

	readonly #acted = () => this.students.reduce((sum, { acted }) => sum + acted.size, 0);

	/** The process that owns the lesson now, once there is one. */
	async owner(): Promise<Member> {
		for (;;) {
			const owner = await this.#cluster.ownerOf(this.workshop);
			if (owner) return owner;
			await pause(50);
		}
	}

	/** Lets everybody come to rest, and counts: each action once, each text as its writer left it. */
	async end(): Promise<Findings> {
		this.#on = false;
		await Promise.all(this.#loops);
		await this.allBack();
		for (let tries = 0; tries < 300; tries += 1) {
			if (this.students.every(({ saved, written }) => saved === written)) break;
			await pause(100);
		}
		for (const student of this.students) student.leave();
		const faults = [...(await this.#lostEdits()), ...(await this.#lostActions())];
		const edits = this.students.reduce((sum, { written }) => sum + written, 0);
		return { actions: this.#acted(), edits, faults };
	}

	#ask(sql: string, values: unknown[]): Promise<Record<string, unknown>[]> {
		const { server, database } = this.#cluster;
		return server.ask(database, sql, values);
	}

	async #lostEdits(): Promise<string[]> {
		const faults: string[] = [];
		const { database: url, keys: keysUrl } = this.#cluster;
		const { storage } = openPostgres({ url, keysUrl, address: '', secret: '' });
		for (const { table, seat, saved, written } of this.students) {
			const doc = new Y.Doc();
			for (const { bytes } of await storage.updates(`${table}/story`)) Y.applyUpdate(doc, bytes);
			const stored = Number(doc.getText(`note.${seat}`).toJSON());
			if (stored !== written || saved !== written) {
				faults.push(
					`seat ${seat} of ${table} wrote ${written}, ${saved} was saved, ${stored} is stored`
				);
			}
		}
		await storage.close();
		return faults;
	}

	async #lostActions(): Promise<string[]> {
		const faults: string[] = [];
		for (const table of new Set(this.students.map((student) => student.table))) {
			const rows = await this.#ask('SELECT seq, id FROM entries WHERE "table" = $1 ORDER BY seq', [
				table
			]);
			if (rows.some(({ seq }, at) => seq !== at)) faults.push(`the log of ${table} has a gap`);
			const seqs = new Map(rows.map(({ id, seq }) => [String(id), Number(seq)]));
			const here = this.students.filter((student) => student.table === table);
			const acted = here.flatMap((student) => [...student.acted]);
			for (const [id, seq] of acted) {
				if (seqs.get(id) !== seq) faults.push(`${id} of ${table} was answered and is lost`);
			}
			// what was asked again was answered from the log in the end
			if (rows.length - 1 !== acted.length) {
				faults.push(`${rows.length - 1} actions in the log of ${table}, ${acted.length} answered`);
			}
		}
		return faults;
	}
}
