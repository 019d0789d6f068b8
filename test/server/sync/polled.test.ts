import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf, RequestEar } from './ears.ts';
import { ANNA, House, id, SHEET, until } from './house.ts';

let house: House;
let ear: RequestEar;
beforeEach(async () => {
	house = await new House('requests').open();
	const protocols = ['borrowed-earth', `token.${ANNA}`];
	ear = new RequestEar({ port: house.port, name: SHEET, protocols });
	await ear.opened;
});
afterEach(() => house.close());

const STEP_1 = Uint8Array.of(0, 0, 1, 0);

test('what a line is sent comes by one request after the other: two at once end it', async () => {
	const { readers } = await house.documents.open(SHEET);
	await until(() => readers.size === 1);
	// so many questions that it has to wait before it hears all of them
	const flood = bodyOf(Array.from({ length: 3_000 }, () => STEP_1));
	const [first, second] = [ear.ask('send', flood), ear.ask('send', bodyOf([STEP_1]))];
	expect((await second).status).toBe(409);
	expect((await first).status).toBe(204);
	expect(await ear.end).toBe(4400);
	expect(readers.size).toBe(0);
});

test('a body that is no list of frames, or too long, ends its line', async () => {
	expect((await ear.ask('send', Buffer.from([0, 0, 0, 9, 1]))).status).toBe(413);
	expect(await ear.end).toBe(4400);
	const other = new RequestEar({
		port: house.port,
		name: SHEET,
		protocols: ['borrowed-earth', `token.${ANNA}`]
	});
	await other.opened;
	const long = Array.from({ length: 5 }, () => new Uint8Array(128 * 1024));
	expect((await other.ask('send', bodyOf(long))).status).toBe(413);
	expect(await other.end).toBe(4400);
});

test('a line that nobody has opened is not there', async () => {
	const early = new RequestEar({
		port: house.port,
		name: SHEET,
		protocols: ['borrowed-earth', `token.${ANNA}`]
	});
	const asked = await Promise.all(['send', 'listen', 'close'].map((turn) => early.ask(turn)));
	expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
	await early.opened;
});

test('a stranger has no line, however often they ask, and is told why', async () => {
	const lines = house.sync.sockets.requests;
	const strangers = Array.from({ length: 200 }, () => house.ear(SHEET, id('nobody')));
	const codes = new Set(await Promise.all(strangers.map(({ end }) => end)));
	expect([...codes]).toEqual([4401]);
	expect(house.sync.sockets.requests).toBe(lines);
	expect(ear.isOpen).toBe(true);
});
