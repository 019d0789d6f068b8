/**
 * npm run lab -- attack [--seed S] [--rounds N]: what a hostile visitor sends, with chance in it, to a server of its own on
 * this machine; how much of the main thread's time each message took. The same seed, the same attacks.
 */
import * as encoding from 'lib0/encoding';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { seededSource } from '../src/lib/engine/random.ts';
import { demand, openHouse, type House } from '../test/e2e/house.ts';
import { POISONS } from '../test/fuzz/poison.ts';
import { codes, parts, reading, unended, type Outcome } from './attack/doors.ts';

/** No message may hold up the others for longer, in milliseconds of the main thread. */
const BAR = 100;
/** A message is at most so long; the server closes on a longer one. */
const FRAME = 250 * 1024;
const SEATS = 5;

const { values } = parseArgs({
	options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '1' } }
});
const dice = seededSource(Number(values.seed));
process.env['METRICS_TOKEN'] ??= 'attack';
const pause = (time: number) => new Promise((go) => setTimeout(go, time));

interface Seat {
	readonly table: string;
	readonly seat: number;
	readonly token: string;
}

/** What an attack did: how many messages, how long the longest, and what each took of the main thread. */
interface Result {
	readonly attack: string;
	readonly bytes: number;
	readonly took: readonly number[];
}

/** Milliseconds that the server's main thread has been at work. */
function busy({ pid }: House): number {
	const [nanoseconds = '0'] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
	return Number(nanoseconds) / 1e6;
}

const framed = (kind: number, body: Uint8Array) =>
	encoding.encode((encoder) => {
		encoding.writeVarUint(encoder, 0);
		encoding.writeVarUint(encoder, kind);
		encoding.writeVarUint8Array(encoder, body);
	});
const QUESTION = Uint8Array.of(0, 0, 1, 0);

/** A socket of somebody's own on a document, once the server has said its first word. */
async function open(house: House, name: string, token: string): Promise<WebSocket> {
	const url = `${house.origin.replace('http', 'ws')}/sync/${name}`;
	const socket = new WebSocket(url, ['borrowed-earth', 'acks', `token.${token}`]);
	socket.on('error', () => undefined);
	await Promise.race([once(socket, 'message'), once(socket, 'close')]);
	return socket;
}

/** Sends a message and waits until it has been answered, stored and shown; what that took. */
async function strike(house: House, socket: WebSocket, frame: Uint8Array): Promise<number> {
	const before = busy(house);
	const done = new AbortController();
	const { signal } = done;
	const heard = [once(socket, 'message', { signal }), once(socket, 'close', { signal })];
	socket.send(frame);
	await Promise.race([...heard, pause(3_000)]);
	done.abort();
	await Promise.allSettled(heard);
	await pause(80);
	return busy(house) - before;
}

/** By how many milliseconds the server's turns were late at worst since it was last asked: the machine's own business included. */
async function late({ origin }: House): Promise<number> {
	const figures = await fetch(`${origin}/metrics`, {
		headers: { authorization: `Bearer ${process.env['METRICS_TOKEN'] ?? ''}` }
	}).then((answer) => answer.text());
	const [, worst = 'unknown'] =
		/^nodejs_eventloop_lag_max_seconds ([\d.e-]+)$/m.exec(figures) ?? [];
	return Number(worst) * 1_000;
}

async function poisoned(house: House, who: Seat, attack: string): Promise<Result> {
	const poison = POISONS[attack] ?? (() => []);
	const size = dice(2) === 0 ? 500 + dice(3_400) : 4_000 + dice(12_000);
	const updates = poison(dice, size, 'notes').filter(({ length }) => length < FRAME);
	const took: number[] = [];
	let socket: WebSocket | null = null;
	for (const update of updates) {
		if (socket?.readyState !== WebSocket.OPEN) {
			socket = await open(house, `${who.table}/sheet/${who.seat}`, who.token);
		}
		took.push(await strike(house, socket, framed(2, update)));
	}
	socket?.close();
	return { attack, bytes: Math.max(0, ...updates.map(({ length }) => length)), took };
}

/** An honest edit with a number of far too many bytes somewhere in it. */
async function overlong(house: House, who: Seat): Promise<Result> {
	const honest = framed(2, Uint8Array.of(1, 1, 7, 0, 4, 1, 5, 110, 111, 116, 101, 115, 1, 120, 0));
	const took: number[] = [];
	for (let at = 0; at <= honest.length; at += 1) {
		const zeros = new Uint8Array(8 + dice(200)).fill(0x80);
		const frame = Uint8Array.from([...honest.subarray(0, at), ...zeros, ...honest.subarray(at)]);
		const socket = await open(house, `${who.table}/sheet/${who.seat}`, who.token);
		took.push(await strike(house, socket, frame));
		socket.close();
	}
	return { attack: 'overlong numbers', bytes: honest.length + 208, took };
}

/** Everybody's questions at once, about a long document. */
async function questions(house: House, who: Seat): Promise<Result> {
	const name = `${who.table}/story`;
	const sockets = [];
	for (let count = 0; count < 40; count += 1) sockets.push(await open(house, name, who.token));
	const before = busy(house);
	for (const socket of sockets) {
		for (let asked = 0; asked < 8; asked += 1) {
			const vector = encoding.encode((encoder) => {
				for (const number of [1, dice(2 ** 31), dice(100)]) encoding.writeVarUint(encoder, number);
			});
			socket.send(asked === 0 ? QUESTION : framed(0, vector));
		}
	}
	await pause(2_000);
	const took = (busy(house) - before) / (sockets.length * 8);
	for (const socket of sockets) socket.terminate();
	return { attack: 'questions (mean of 320)', bytes: 12, took: [took] };
}

/** Strangers who ask for lines; then whether one of those who belong here still gets theirs. */
async function strangers(house: House, who: Seat): Promise<Result> {
	const ask = (token: string) =>
		fetch(`${house.origin}/sync/${who.table}/story`, {
			method: 'POST',
			headers: { 'x-turn': 'open', 'x-protocols': `borrowed-earth, token.${token}` }
		}).then(({ status }) => status);
	const before = busy(house);
	const many = 2_000;
	for (let asked = 0; asked < many; asked += 50) {
		await Promise.all(Array.from({ length: 50 }, () => ask('x'.repeat(22))));
	}
	const took = (busy(house) - before) / many;
	if ((await ask(who.token)) !== 201) throw new Error('strangers keep a player out');
	return { attack: `strangers' lines (mean of ${many})`, bytes: 0, took: [took] };
}

/** Once a server that has just begun does nothing of its own any more: it loads its pages behind its first answers. */
async function settled(house: House): Promise<void> {
	let before: number;
	do {
		before = busy(house);
		await pause(300);
	} while (busy(house) - before > 10);
}

/** What a document takes that was attacked: for who joins it, at a print, and after a restart. */
async function afterwards(house: House, seats: readonly Seat[]): Promise<Result[]> {
	const join = async ({ table, seat, token }: Seat) => {
		const socket = await open(house, `${table}/sheet/${seat}`, token);
		const took = await strike(house, socket, QUESTION);
		socket.close();
		return took;
	};
	const joined: number[] = [];
	for (const seat of seats) joined.push(await join(seat));
	await house.stop();
	await house.restart();
	await settled(house);
	const again: number[] = [];
	for (const seat of seats) {
		const before = busy(house);
		await join(seat);
		again.push(busy(house) - before);
	}
	return [
		{ attack: 'joining what was attacked', bytes: 4, took: joined },
		{ attack: 'the same after a restart', bytes: 4, took: again }
	];
}

async function seated(house: House, tables: number): Promise<Seat[]> {
	const workshop = await demand(house, 'workshops', {
		body: { title: 'Attack' }
	});
	const seats: Seat[] = [];
	for (let made = 0; made < tables; made += 1) seats.push(...(await tableOf(house, workshop)));
	return seats;
}

async function tableOf(house: House, { workshop = '', token = '' }: Record<string, string>) {
	const { table = '', code = '' } = await demand(house, `workshops/${workshop}/tables`, {
		token,
		body: { game: 'biome', seats: SEATS, title: 'Attack' }
	});
	const seats: Seat[] = [];
	for (let seat = 0; seat < SEATS; seat += 1) {
		const joined = await demand(house, 'join', { body: { code, name: `Player ${seat}`, seat } });
		seats.push({ table, seat, token: joined['token'] ?? '' });
	}
	return seats;
}

function report({ attack, bytes, took }: Result): void {
	const worst = Math.max(0, ...took);
	if (worst > BAR) process.exitCode = 1;
	const length = bytes > 0 ? `${bytes} bytes` : '';
	console.log(
		`${attack.padEnd(34)} ${String(took.length).padStart(5)} messages ${length.padStart(13)} ${worst.toFixed(1).padStart(8)} ms at worst${worst > BAR ? '  TOO LONG' : ''}`
	);
}

function tell({ attack, said, held }: Outcome): void {
	if (!held) process.exitCode = 1;
	console.log(`${attack.padEnd(34)} ${said}${held ? '' : '  NOT HELD'}`);
}

/** What the doors are asked: of somebody with a place, beside somebody else, and of a stranger. */
async function atDoors(house: House, [greedy, other]: readonly Seat[]): Promise<void> {
	if (!greedy || !other) return;
	tell(await reading(house, greedy, other));
	tell(await parts(house, greedy));
	tell(await unended(house));
	const opened = await demand(house, 'workshops', { body: { title: 'Codes' } });
	const { workshop = '', token = '' } = opened;
	const body = { game: 'biome', seats: SEATS, title: 'Codes' };
	const { code = '' } = await demand(house, `workshops/${workshop}/tables`, { token, body });
	tell(await codes(house, code));
}

async function attack(): Promise<void> {
	console.log(`seed ${values.seed}; the main thread's time`);
	const names = Array.from({ length: Number(values.rounds) }, () => Object.keys(POISONS)).flat();
	const house = await openHouse();
	try {
		const seats = await seated(house, Math.ceil((names.length + 1) / SEATS));
		const [last] = seats.slice(-1);
		if (!last) return;
		await settled(house);
		await late(house);
		for (const [at, name] of names.entries()) {
			const seat = seats[at];
			if (seat) report(await poisoned(house, seat, name));
		}
		console.log(`turns were late by ${(await late(house)).toFixed(0)} ms at worst meanwhile`);
		report(await overlong(house, last));
		report(await questions(house, last));
		report(await strangers(house, last));
		await atDoors(house, seats);
		for (const result of await afterwards(house, seats)) report(result);
	} finally {
		await house.close();
	}
}

if (existsSync('/proc/self/task')) await attack();
else console.log('attack: only Linux says how much time a thread has taken');
