/** A class of thirty that plays and writes, whatever becomes of the server meanwhile. */
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

type Served = Pick<House, 'origin'>;

/** One student: plays for a seat, and writes ever higher numbers into a text of their own. */
export class Student {
	readonly house: Served;
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

	constructor(house: Served, table: string, seat: number, token: string) {
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

/** All students of some tables, who act and write until they are told to rest. */
export class Crowd {
	readonly students: Student[] = [];
	readonly dice: (n: number) => number;
	workshop = '';
	readonly #served: Served;
	readonly #loops: Promise<void>[] = [];
	#on = true;

	constructor(served: Served, dice: (n: number) => number) {
		this.#served = served;
		this.dice = dice;
	}

	/** Opens the tables, seats everybody, and lets them begin. */
	async begin(tables = TABLES): Promise<void> {
		const served = this.#served;
		const opened = await demand(served, 'workshops', { body: { title: 'Lesson' } });
		const { workshop = '', token } = opened;
		this.workshop = workshop;
		for (let table = 0; table < tables; table += 1) {
			const { table: id = '', code } = await demand(served, `workshops/${workshop}/tables`, {
				body: { game: 'biome', seats: SEATS, options: OPTIONS },
				token
			});
			for (let seat = 0; seat < SEATS; seat += 1) {
				const body = { code, name: `Student ${seat}`, seat };
				const joined = await demand(served, 'join', { body });
				this.students.push(new Student(served, id, seat, joined['token'] ?? ''));
			}
		}
		await this.allBack();
		for (const student of this.students) this.#loops.push(this.#play(student));
		this.#loops.push(this.#write());
	}

	async #play(student: Student): Promise<void> {
		while (this.#on) {
			await student.act(this.dice);
			await pause(200 + this.dice(400));
		}
	}

	async #write(): Promise<void> {
		while (this.#on) {
			for (const student of this.students) if (this.dice(3) > 0) student.write();
			await pause(120);
		}
	}

	/** Milliseconds until everybody is connected. Throws where that takes longer than `most`. */
	async allBack(most = 300_000): Promise<number> {
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
		const { acted } = this;
		const on = () =>
			this.students.every((student, one) => student.saved > (saved[one] ?? 0)) &&
			this.acted > acted;
		while (!on()) {
			if (performance.now() - begun > most) throw new Error('the lesson did not go on');
			await pause(20);
		}
		return performance.now() - begun;
	}

	/** How many actions have been answered. */
	get acted(): number {
		return this.students.reduce((sum, { acted }) => sum + acted.size, 0);
	}

	/** How often somebody has written. */
	get edits(): number {
		return this.students.reduce((sum, { written }) => sum + written, 0);
	}

	/** Nobody does anything more; waits until what was written is saved, for half a minute at most. */
	async rest(): Promise<void> {
		this.#on = false;
		await Promise.all(this.#loops);
		await this.allBack();
		for (let tries = 0; tries < 300; tries += 1) {
			if (this.students.every(({ saved, written }) => saved === written)) break;
			await pause(100);
		}
		for (const student of this.students) student.leave();
	}
}
