/** Thirty phones that play and write on a cluster; and what must be true of what they were told. */
import * as Y from 'yjs';
import { openPostgres } from '../../src/lib/server/storage/postgres/postgres.ts';
import { Crowd } from '../../test/e2e/crowd.ts';
import type { Cluster, Member } from './cluster.ts';

/** What a lesson has shown. */
export interface Findings {
	readonly actions: number;
	readonly edits: number;
	/** What must not be; empty when all is well. */
	readonly faults: readonly string[];
}

export class Lesson extends Crowd {
	readonly #cluster: Cluster;

	constructor(cluster: Cluster, dice: (n: number) => number) {
		super(cluster, dice);
		this.#cluster = cluster;
	}

	/** How many of them are connected. */
	get connected(): number {
		return this.students.filter(({ docs }) => docs.every(({ wsconnected }) => wsconnected)).length;
	}

	/** The process that owns the lesson now, once there is one. */
	async owner(): Promise<Member> {
		for (;;) {
			const owner = await this.#cluster.ownerOf(this.workshop);
			if (owner) return owner;
			await new Promise((go) => setTimeout(go, 50));
		}
	}

	/** Lets everybody come to rest, and counts: each action once, each text as its writer left it. */
	async end(): Promise<Findings> {
		await this.rest();
		const faults = [...(await this.#lostEdits()), ...(await this.#lostActions())];
		return { actions: this.acted, edits: this.edits, faults };
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
