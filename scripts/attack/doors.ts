/** What a hostile visitor asks of the doors: to be read to without end, files that never come to theirs, pictures of very many parts, codes. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { LIMITS } from '../../src/lib/server/base/limits.ts';
import { ask, type House } from '../../test/e2e/house.ts';
import { chunk, pngOf } from '../../test/server/pictures/images.ts';

/** Somebody with a place at a table. */
export interface Guest {
	readonly table: string;
	readonly seat: number;
	readonly token: string;
}

/** What came of it, in words and numbers, and whether the server held. */
export interface Outcome {
	readonly attack: string;
	readonly said: string;
	readonly held: boolean;
}

/** More reads in a row than anybody needs, and the milliseconds of work as which each counts at least. */
const READS = 3_000;
const COUNTS = 2;

/** One reads a log on and on: they are slowed, and nobody else is. */
export async function reading(house: House, greedy: Guest, other: Guest): Promise<Outcome> {
	const read = ({ table, token }: Guest) => ask(house, `tables/${table}/log`, { token });
	let done = 0;
	let last = 200;
	const begun = performance.now();
	for (; done < READS && last !== 429; done += 20) {
		const answers = await Promise.all(Array.from({ length: 20 }, () => read(greedy)));
		last = answers.some(({ status }) => status === 429) ? 429 : last;
	}
	const { status } = await read(other);
	// on a machine that answers slowly nobody gets beyond what they may have
	const seconds = (performance.now() - begun) / 1_000;
	const may = LIMITS.work.burst + (LIMITS.work.perMinute / 60) * seconds;
	return {
		attack: 'a log read on and on',
		said: `${last} after about ${done}, ${status} for somebody else`,
		held: (last === 429 || done * COUNTS <= may) && status === 200
	};
}

/** Megabytes by which the server may grow while files come that never end. */
const GROWS = 250;
const FILES = 40;
const EACH = 14 * 2 ** 20;

/** Megabytes that the server's process holds. */
function held({ pid }: House): number {
	const [, kilobytes = '0'] =
		/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
	return Number(kilobytes) / 1024;
}

/** Many files at once whose end never comes: what waits of them stays small. */
export async function unended(house: House): Promise<Outcome> {
	const before = held(house);
	const part = Buffer.alloc(EACH / 14, 0x20);
	const sends = Array.from({ length: FILES }, () => {
		const headers = { 'content-type': 'application/json', 'content-length': String(EACH + 1) };
		const sent = request(`${house.origin}/api/import`, { method: 'POST', headers });
		sent.on('error', () => undefined).on('response', (answer) => answer.resume());
		return sent;
	});
	let most = before;
	for (let times = 0; times < 14; times++) {
		for (const sent of sends) sent.write(part);
		await new Promise((go) => setTimeout(go, 100));
		most = Math.max(most, held(house));
	}
	for (const sent of sends) sent.destroy();
	const grown = most - before;
	return {
		attack: `${FILES} files that never end`,
		said: `${before.toFixed(0)} to ${most.toFixed(0)} MB`,
		held: grown <= GROWS
	};
}

/** A picture of a hundred thousand parts, which would take long to read. */
export async function parts(house: House, { table, seat, token }: Guest): Promise<Outcome> {
	const empty = chunk('tEXt', Buffer.alloc(0));
	const picture = pngOf({ more: Array.from({ length: 100_000 }, () => empty) });
	const door = `${house.origin}/api/tables/${table}/sheet/${seat}/picture`;
	const { status } = await fetch(door, {
		method: 'PUT',
		body: new Uint8Array(picture),
		headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` }
	});
	return {
		attack: 'a picture of 100,000 parts',
		said: String(status),
		held: status >= 400 && status < 500
	};
}

/** One child types wrong codes on and on: it is told nothing any more, and the right code of others still opens. */
export async function codes(house: House, right: string): Promise<Outcome> {
	const typed = (code: string) =>
		ask(house, 'join', { body: { code, name: 'Guess' } }).then(({ status }) => status);
	const counted = new Map<number, number>();
	for (let number = 0; number < 200; number++) {
		const status = await typed(`ZZ${String(1000 + number)}`);
		counted.set(status, (counted.get(status) ?? 0) + 1);
	}
	const opened = await typed(right);
	return {
		attack: '200 wrong codes',
		said: `${JSON.stringify(Object.fromEntries(counted))}, then ${opened} for a right one`,
		held: (counted.get(429) ?? 0) > 100 && opened === 201
	};
}
