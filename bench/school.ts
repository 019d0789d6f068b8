/** A school begins at once: phones join many tables as fast as they are let in, and each that is in acts every few seconds, by what its socket has shown it. */
import { tmpdir } from 'node:os';
import { createDecoder, readVarUint } from 'lib0/decoding';
import { createEncoder } from 'lib0/encoding';
import { WebSocket } from 'ws';
import { readSyncMessage } from 'y-protocols/sync';
import * as Y from 'yjs';
import type { Json } from '../src/lib/engine/json.ts';
import { seededSource } from '../src/lib/engine/random.ts';
import { gameOf } from '../src/lib/games/registry.ts';
import { unflatten } from '../src/lib/table/flat.ts';
import { openHouse, type House } from '../test/e2e/house.ts';
import { spentBy, weightOf } from './processes.ts';
import { at, spread } from './spread.ts';
import { pause } from './pause.ts';

const SEATS = 5;
/** Tables of one workshop. */
const TOGETHER = 6;
/** How many join at the same moment. */
const AT_ONCE = 20;
/** Milliseconds after the last join from which on it is measured. */
const SETTLES = 5_000;
/** Milliseconds of the 95th percentile, and of an answer that anybody would call a stall. */
const BARS = { answer: 250, stall: 5_000 };
/** What a phone that holds nothing yet asks: all of the document. */
const ALL = Uint8Array.of(0, 0, 1, 0);
/** The kind of message that a document comes in. */
const SYNC = 0;
const TOKEN = 'bench-metrics';

const dice = seededSource(7);

/** How a school is to be: how many tables, for how many milliseconds, and in how many each phone acts once. */
interface School {
	readonly tables: number;
	readonly time: number;
	readonly pace: number;
}

interface Seen {
	/** When it was asked, by the clock of this process, and how many milliseconds the answer took. */
	readonly asked: number;
	readonly took: number;
	readonly status: number;
}

class Phones {
	readonly house: House;
	readonly seen: Seen[] = [];
	readonly sockets: WebSocket[] = [];
	/** Sockets that were closed or refused. */
	lost = 0;
	on = true;

	constructor(house: House) {
		this.house = house;
	}

	/** Asks a door from an address; the answer's time counts. */
	async ask(path: string, token: string, address: string, body?: object) {
		const asked = performance.now();
		const response = await fetch(`${this.house.origin}/api/${path}`, {
			method: body ? 'POST' : 'GET',
			headers: {
				'content-type': 'application/json',
				'x-forwarded-for': address,
				authorization: `Bearer ${token}`
			},
			...(body ? { body: JSON.stringify(body) } : {})
		}).catch(() => null); // a server that is too busy lets nobody in
		// a connection that breaks in the middle of its answer is no answer
		const read = (await response?.json().catch(() => null)) as Record<string, unknown> | null;
		const [answer, status] = [read ?? {}, read ? (response?.status ?? 503) : 503];
		this.seen.push({ asked, took: performance.now() - asked, status });
		return { status, answer };
	}

	/** The documents that a phone reads all the time; what its seat sees is kept. */
	listen(table: string, seat: number, token: string): Y.Doc {
		const [doc, answer] = [new Y.Doc(), createEncoder()];
		const view = this.#socket(`${table}/view/${seat}`, token);
		view.on('message', (data: Uint8Array) => {
			const decoder = createDecoder(new Uint8Array(data));
			if (readVarUint(decoder) === SYNC) readSyncMessage(decoder, answer, doc, null);
		});
		this.#socket(`${table}/room`, token);
		return doc;
	}

	#socket(name: string, token: string): WebSocket {
		const url = `${this.house.origin.replace('http', 'ws')}/sync/${name}`;
		const socket = new WebSocket(url, ['borrowed-earth', `token.${token}`]);
		socket.on('open', () => {
			socket.send(ALL);
		});
		socket.on('close', () => {
			if (this.on) this.lost += 1;
		});
		socket.on('error', () => undefined);
		this.sockets.push(socket);
		return socket;
	}

	/** Plays one of the actions that are offered, again and again. */
	async play(table: string, seat: number, token: string, pace: number): Promise<void> {
		const game = gameOf('biome');
		const seen = this.listen(table, seat, token).getMap<Json>('view');
		await pause((pace * dice(1_000)) / 1_000);
		for (let turn = 0; this.on; turn += 1) {
			const next = pause(pace);
			const view = unflatten([...seen.entries()].filter(([path]) => path !== 'told'));
			if (game && seen.size > 0 && game.toAct(view).includes(seat)) {
				const offered = [...game.legal(view, seat)];
				const action = offered[dice(offered.length)];
				const body = { id: `${seat}-${turn}`, action };
				if (action) await this.ask(`tables/${table}/actions`, token, '10.1.1.1', body);
			}
			await next;
		}
	}
}

/** Opens, fills and plays a school, and prints how long its phones wait. False where that is too long. */
export async function school({ tables, time, pace }: School): Promise<boolean> {
	process.env['BEHIND_PROXY'] = '1'; // its workshops come from many schools' addresses
	process.env['METRICS_TOKEN'] = TOKEN;
	const house = await openHouse(tmpdir(), null);
	const phones = new Phones(house);
	const codes = await opened(phones, tables);
	phones.seen.length = 0;
	const begun = performance.now();
	const playing: Promise<void>[] = [];
	const seats = codes.flatMap((code) =>
		Array.from({ length: SEATS }, (_, seat) => ({ code, seat }))
	);
	const join = async () => {
		for (let next = seats.shift(); next; next = seats.shift()) {
			const { code, seat } = next;
			const body = { code, name: `Student ${seat}`, seat };
			const { answer } = await phones.ask('join', '', '10.1.1.1', body);
			const [table, token] = [String(answer['table']), String(answer['token'])];
			playing.push(phones.play(table, seat, token, pace));
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, join));
	const joined = performance.now();
	await pause(SETTLES);
	const before = { spent: spentBy([house.pid]), figures: await figures(house) };
	const own = spentBy([process.pid]);
	const from = performance.now();
	await pause(time);
	const after = { spent: spentBy([house.pid]), figures: await figures(house) };
	const phonesSpent = spentBy([process.pid]) - own;
	phones.on = false;
	const weight = weightOf([house.pid]);
	await Promise.all(playing);
	for (const socket of phones.sockets) socket.terminate();
	await house.close();
	const between = (start: number, end: number) =>
		phones.seen.filter(({ asked }) => asked >= start && asked < end);
	const [coming, settled] = [between(begun, joined), between(from, from + time)];
	const seconds = (joined - begun) / 1_000;
	console.log(`${tables} tables, ${tables * SEATS} phones, joined in ${seconds.toFixed(1)} s`);
	tell('while they join', coming);
	tell(`from ${SETTLES / 1_000} s after the last join`, settled);
	const share = (after.spent - before.spent) / (time / 1_000);
	console.log(
		`the server used ${share.toFixed(2)} of a core and ${(weight / 2 ** 20).toFixed(0)} MiB, its phones ${(phonesSpent / (time / 1_000)).toFixed(2)}; ${phones.lost} sockets lost`
	);
	for (const [name, value] of after.figures) {
		console.log(`${name}: ${before.figures.get(name) ?? 0} -> ${value}`);
	}
	const times = settled.map(({ took }) => took);
	const failed = settled.filter(({ status }) => status >= 500 || status === 429).length;
	return failed === 0 && at(times, 0.95) <= BARS.answer && longestOf(times) <= BARS.stall;
}

/** Of more times than a call takes parameters. */
const longestOf = (times: readonly number[]) =>
	times.reduce((one, other) => Math.max(one, other), 0);

function tell(when: string, seen: readonly Seen[]): void {
	const times = seen.map(({ took }) => took);
	const odd = seen.filter(({ status }) => status >= 500 || status === 429).length;
	const longest = longestOf(times).toFixed(0);
	console.log(`${when}: ${spread(times)}, the longest ${longest} ms, ${odd} not answered`);
}

/** Workshops with their tables: the codes of the tables. */
async function opened(phones: Phones, tables: number): Promise<string[]> {
	const codes: string[] = [];
	for (let number = 0; codes.length < tables; number += 1) {
		const address = `10.2.${number % 250}.${Math.floor(number / 250) + 1}`;
		const { answer } = await phones.ask('workshops', '', address, { title: `Class ${number}` });
		const [workshop, token] = [String(answer['workshop']), String(answer['token'])];
		for (let table = 0; table < TOGETHER && codes.length < tables; table += 1) {
			const body = { game: 'biome', seats: SEATS, title: `Table ${table + 1}` };
			const made = await phones.ask(`workshops/${workshop}/tables`, token, address, body);
			codes.push(String(made.answer['code']));
		}
	}
	return codes;
}

/** What the server counts of itself that tells of a stall. */
const FIGURES =
	/^(borrowed_earth_tables_(?:read_total|in_memory)|borrowed_earth_sockets|nodejs_eventloop_lag_(?:p50|p99|max)_seconds) (\S+)$/gm;

async function figures({ origin }: House): Promise<ReadonlyMap<string, number>> {
	const headers = { authorization: `Bearer ${TOKEN}` };
	const text = await (await fetch(`${origin}/metrics`, { headers })).text();
	return new Map([...text.matchAll(FIGURES)].map(([, name = '', value]) => [name, Number(value)]));
}
