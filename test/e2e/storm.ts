/** A class of thirty that plays and writes, while the server is shot down under it; and what must then be true. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import * as Y from 'yjs';
import { Crowd } from './crowd.ts';
import type { House } from './house.ts';

const pause = (time: number) => new Promise((go) => setTimeout(go, time));

/** What a storm has shown. */
export interface Report {
	readonly kills: number;
	readonly actions: number;
	readonly edits: number;
	/** Milliseconds from each restart until the last client was back, the server's own beginning included. */
	readonly back: readonly number[];
	/** How often a story's rows were found made one. */
	readonly compactions: number;
	/** Empty when all is well. */
	readonly faults: readonly Fault[];
}

export interface Fault {
	readonly what: 'action lost' | 'action doubled' | 'edit lost';
	readonly where: string;
}

export class Storm extends Crowd {
	readonly #house: House;
	readonly #faults: Fault[] = [];
	readonly #rows = new Map<string, number>();
	readonly #back: number[] = [];
	#compactions = 0;

	constructor(house: House, dice: (n: number) => number) {
		super(house, dice);
		this.#house = house;
	}

	/** Shoots the server down once `moment` has come, looks at what is left, and lets it begin again. */
	async kill(moment = () => pause(50 + this.dice(700))): Promise<void> {
		await moment();
		await this.#house.kill();
		this.check(`kill ${this.#back.length + 1}`);
		const begun = performance.now();
		await this.#house.restart();
		await this.allBack();
		this.#back.push(performance.now() - begun);
	}

	/** Holds that what was answered and shown as saved is in the file. */
	check(when: string): void {
		const db = new Database(join(this.#house.data, 'borrowed-earth.db'), { readonly: true });
		const seqOf = db.prepare<[string, string], number>(
			'SELECT seq FROM entries WHERE "table" = ? AND id = ?'
		);
		const updates = db.prepare<[string], Buffer>(
			'SELECT bytes FROM updates WHERE document = ? ORDER BY seq'
		);
		const stories = new Map<string, Y.Doc>();
		for (const { table, acted, seat, saved } of this.students) {
			for (const [id, seq] of acted) {
				if (seqOf.pluck().get(table, id) !== seq)
					this.#faults.push({ what: 'action lost', where: `${when}: ${id} of ${table}` });
			}
			const story =
				stories.get(table) ?? this.#storyOf(table, updates.pluck().all(`${table}/story`));
			stories.set(table, story);
			const stored = Number(story.getText(`note.${seat}`).toJSON());
			const where = `${when}: ${stored} in place of ${saved}, seat ${seat} of ${table}`;
			if (stored < saved) this.#faults.push({ what: 'edit lost', where });
		}
		db.close();
	}

	#storyOf(table: string, rows: readonly Uint8Array[]): Y.Doc {
		if (rows.length < (this.#rows.get(table) ?? 0)) this.#compactions += 1;
		this.#rows.set(table, rows.length);
		const doc = new Y.Doc();
		doc.transact(() => {
			for (const bytes of rows) Y.applyUpdate(doc, bytes);
		});
		return doc;
	}

	/** Lets everybody come to rest, and counts: each action once, each text as its writer left it. */
	async end(): Promise<Report> {
		await this.rest();
		await this.#house.stop();
		this.check('at the end');
		this.#countEntries();
		for (const { saved, written, seat } of this.students) {
			const where = `at the end: seat ${seat} wrote ${written}, ${saved} was saved`;
			if (saved !== written) this.#faults.push({ what: 'edit lost', where });
		}
		return {
			kills: this.#back.length,
			actions: this.acted,
			edits: this.edits,
			back: this.#back,
			compactions: this.#compactions,
			faults: this.#faults
		};
	}

	#countEntries(): void {
		const db = new Database(join(this.#house.data, 'borrowed-earth.db'), { readonly: true });
		const logs = db
			.prepare<[], { count: number; last: number }>(
				'SELECT COUNT(*) AS count, MAX(seq) AS last FROM entries GROUP BY "table"'
			)
			.all();
		db.close();
		const played = logs.reduce((sum, { count }) => sum + count - 1, 0);
		const answered = this.acted;
		if (played !== answered) {
			const what = played > answered ? 'action doubled' : 'action lost';
			this.#faults.push({ what, where: `${played} in the logs, ${answered} answered` });
		}
		if (logs.some(({ count, last }) => last !== count - 1)) {
			this.#faults.push({ what: 'action lost', where: 'a log has a gap' });
		}
	}
}
