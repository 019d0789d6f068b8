/** A class of thirty that plays and writes, while the server is shot down under it; and what must then be true. */
import Database from 'better-sqlite3';
import { join } from 'node:path';
import { readVarUint } from 'lib0/decoding';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { gameOf } from '../../src/lib/games/registry.ts';
import { STORED } from '../../src/lib/table/messageKinds.ts';
import { ask, demand, type House } from './house.ts';

const TABLES = 6;
const SEATS = 5;
const OPTIONS = { collapsePercent: 'off', equilibriumRounds: 3, graceRounds: 3, startRp: 10 };

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

/** One student: plays for a seat, and writes ever higher numbers into a text of their own. */
export class Student {
	readonly house: House;
	readonly table: string;
	readonly seat: number;
	readonly token: string;
	readonly docs: readonly WebsocketProvider[];
	/** Actions that were answered, and which entry each became. */
	readonly acted = new Map<string, number>();
	/** The number that was written last, and the last that was shown as saved. */
	written = 0;
	saved = 0;
	/** Of this connection's edits, the number that stood in the text when each was sent. */
	sent: number[] = [];
	busy = false;

	constructor(house: House, table: string, seat: number, token: string) {
		this.house = house;
		this.table = table;
		this.seat = seat;
		this.token = token;
		this.docs = [this.#story(), this.#connect(`${table}/view/${seat}`, WebSocket)];
	}

	get back(): boolean {
		return this.docs.every(({ synced }) => synced);
	}

	#connect(
		name: string,
		socket: new (url: string | URL, protocols?: string[]) => WebSocket
	): WebsocketProvider {
		return new WebsocketProvider(
			`${this.house.origin.replace('http', 'ws')}/sync`,
			name,
			new Y.Doc(),
			{
				protocols: ['borrowed-earth', 'acks', `token.${this.token}`],
				WebSocketPolyfill: socket as unknown as typeof globalThis.WebSocket,
				disableBc: true,
				maxBackoffTime: 1_000
			}
		);
	}

	/** Its connection counts what is sent and what is stored, as our phones' does. */
	#story(): WebsocketProvider {
		const open = () => (this.sent = []);
		const sending = (data: unknown) => {
			if (data instanceof Uint8Array && data[0] === 0 && data[1] !== 0)
				this.sent.push(this.written);
		};
		class Counting extends WebSocket {
			constructor(url: string | URL, protocols?: string[]) {
				super(url, protocols);
				open();
			}
			override send(data: Parameters<WebSocket['send']>[0]) {
				sending(data);
				super.send(data, () => undefined);
			}
		}
		const story = this.#connect(`${this.table}/story`, Counting);
		story.messageHandlers[STORED] = (_encoder, decoder) => {
			this.saved = this.sent[readVarUint(decoder) - 1] ?? this.saved;
		};
		return story;
	}

	write(): void {
		const [story] = this.docs;
		const text = story?.doc.getText(`note.${this.seat}`);
		this.written += 1;
		story?.doc.transact(() => {
			text?.delete(0, text.length);
			text?.insert(0, String(this.written));
		});
	}

	#ask(path: string, body?: object) {
		const asking = { token: this.token, ...(body ? { body } : {}) };
		return ask(this.house, `tables/${this.table}/${path}`, asking).catch(() => null);
	}

	/** Plays one of the actions that the rules offer; asked until there is an answer, with the same id. */
	async act(dice: (n: number) => number): Promise<void> {
		const game = gameOf('biome');
		const seen = await this.#ask('view');
		if (!game || seen?.status !== 200) return;
		const { view } = seen.answer as { view: Record<string, unknown> };
		if (!game.toAct(view).includes(this.seat)) return;
		const offered = [...game.legal(view, this.seat)];
		const action = offered[dice(offered.length)];
		if (!action) return;
		const id = `${this.seat}-${Date.now()}-${dice(1e9)}`;
		const body = { id, action };
		for (;;) {
			const { status = 500, answer } = (await this.#ask('actions', body)) ?? {};
			if (status === 200) this.acted.set(id, (answer as { seq: number }).seq);
			if (status < 500 && status !== 429) return;
			await pause(100);
		}
	}

	leave(): void {
		for (const provider of this.docs) {
			provider.destroy();
			provider.doc.destroy(); // its carets have a timer of their own
		}
	}
}

export class Storm {
	readonly #house: House;
	readonly #students: Student[] = [];
	readonly #loops: Promise<void>[] = [];
	readonly #dice: (n: number) => number;
	readonly #faults: Fault[] = [];
	readonly #rows = new Map<string, number>();
	readonly #back: number[] = [];
	#compactions = 0;
	#on = true;

	constructor(house: House, dice: (n: number) => number) {
		this.#house = house;
		this.#dice = dice;
	}

	/** Opens the tables, seats everybody, and lets them begin. */
	async begin(): Promise<void> {
		const house = this.#house;
		const { workshop = '', token } = await demand(house, 'workshops', { body: { title: 'Storm' } });
		for (let table = 0; table < TABLES; table += 1) {
			const { table: id = '', code } = await demand(house, `workshops/${workshop}/tables`, {
				body: { game: 'biome', seats: SEATS, options: OPTIONS },
				token
			});
			for (let seat = 0; seat < SEATS; seat += 1) {
				const body = { code, name: `Student ${seat}`, seat };
				const joined = await demand(house, 'join', { body });
				this.#students.push(new Student(house, id, seat, joined['token'] ?? ''));
			}
		}
		await this.#allBack();
		for (const student of this.#students) this.#loops.push(this.#play(student));
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
			for (const student of this.#students) if (this.#dice(3) > 0) student.write();
			await pause(100);
		}
	}

	async #allBack(): Promise<void> {
		for (let tries = 0; !this.#students.every(({ back }) => back); tries += 1) {
			if (tries > 15_000) throw new Error('not everybody came back');
			await pause(20);
		}
	}

	/** Shoots the server down once `moment` has come, looks at what is left, and lets it begin again. */
	async kill(moment = () => pause(50 + this.#dice(700))): Promise<void> {
		await moment();
		await this.#house.kill();
		this.check(`kill ${this.#back.length + 1}`);
		const begun = performance.now();
		await this.#house.restart();
		await this.#allBack();
		this.#back.push(performance.now() - begun);
	}

	/** Waits until something new has been answered and saved for everybody. */
	async goesOn(): Promise<void> {
		const before = this.#students.map(({ saved }) => saved);
		const acted = this.#acted();
		const on = () =>
			this.#students.every(({ saved }, one) => saved > (before[one] ?? 0)) && this.#acted() > acted;
		for (let tries = 0; !on(); tries += 1) {
			if (tries > 600) throw new Error('it did not go on within a minute');
			await pause(100);
		}
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
		for (const { table, acted, seat, saved } of this.#students) {
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

	readonly #acted = () => this.#students.reduce((sum, { acted }) => sum + acted.size, 0);

	/** Lets everybody come to rest, and counts: each action once, each text as its writer left it. */
	async end(): Promise<Report> {
		this.#on = false;
		await Promise.all(this.#loops);
		await this.#allBack();
		for (let tries = 0; tries < 100; tries += 1) {
			if (this.#students.every(({ saved, written }) => saved === written)) break;
			await pause(100);
		}
		for (const student of this.#students) student.leave();
		await this.#house.stop();
		this.check('at the end');
		this.#countEntries();
		for (const { saved, written, seat } of this.#students) {
			const where = `at the end: seat ${seat} wrote ${written}, ${saved} was saved`;
			if (saved !== written) this.#faults.push({ what: 'edit lost', where });
		}
		return {
			kills: this.#back.length,
			actions: this.#acted(),
			edits: this.#students.reduce((sum, { written }) => sum + written, 0),
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
		const answered = this.#acted();
		if (played !== answered) {
			const what = played > answered ? 'action doubled' : 'action lost';
			this.#faults.push({ what, where: `${played} in the logs, ${answered} answered` });
		}
		if (logs.some(({ count, last }) => last !== count - 1)) {
			this.#faults.push({ what: 'action lost', where: 'a log has a gap' });
		}
	}
}
