/** The parts together, as they run in the process: real storage, real host, real sockets. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WebsocketProvider } from 'y-websocket';
import { linesIn } from '../../../src/lib/table/deskDocument.ts';
import { until } from './house.ts';
import { providerOf } from './provider.ts';
import { newFolder } from '../../folder.ts';

const folder = newFolder();
process.env['DATA_DIR'] = folder;
const { closeAll, upgrade } = await import('../../../src/lib/server/compose.ts');
const { closeStorage } = await import('../../../src/lib/server/storage/store.ts');
const { openSheet, openTable } = await import('../../../src/lib/server/tables/tables.ts');
const { openWorkshop, removeWorkshop } =
	await import('../../../src/lib/server/workshops/workshops.ts');
const { changePerson, join } = await import('../../../src/lib/server/people/people.ts');
const { gameOf } = await import('../../../src/lib/games/registry.ts');

const http = createServer((_request, response) => response.writeHead(404).end());
const clients: WebsocketProvider[] = [];
let address = '';

beforeAll(async () => {
	http.on('upgrade', upgrade);
	await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
	address = `ws://127.0.0.1:${(http.address() as AddressInfo).port}/sync`;
});

afterAll(async () => {
	for (const client of clients) client.destroy();
	await closeAll();
	http.closeAllConnections();
	await new Promise((closed) => http.close(closed));
	await closeStorage();
	rmSync(folder, { recursive: true, force: true });
});

function client(name: string, token: string): WebsocketProvider {
	const provider = providerOf(address, name, token, 20);
	clients.push(provider);
	return provider;
}

async function open() {
	const game = gameOf('hunt');
	if (!game) throw new Error('no hunt');
	const { workshop, token } = await openWorkshop('Class 7b');
	const opened = await openTable(workshop.id, {
		game,
		seats: 3,
		options: {},
		title: '',
		dice: 'app'
	});
	if ('refused' in opened) throw new Error(opened.refused.code);
	const people = await Promise.all(['Anna', 'Bela'].map((name) => join(opened.table.id, name)));
	const [anna, bela] = people.map((one) => {
		if (one === null || typeof one === 'string') throw new Error(`nobody joined: ${one}`);
		return one;
	});
	if (!anna || !bela) throw new Error('nobody joined');
	return { workshop: workshop.id, facilitator: token, table: opened.table.id, anna, bela };
}

test('who joins sees their view and the room, and is seen to be here', async () => {
	const { table, anna, bela, facilitator, workshop } = await open();
	const view = client(`${table}/view/${anna.member.seat}`, anna.token);
	const room = client(`${table}/room`, bela.token);
	const desk = client(`${workshop}/desk`, facilitator);
	await until(() => view.synced && room.synced && desk.synced);
	expect(view.doc.getMap('view').get('told')).toMatchObject({ seq: 0 });
	const away = () => room.doc.getMap('room').get(`people.${anna.member.id}.away`);
	await until(() => away() === null);
	await until(() => linesIn(desk.doc)?.get(`${table}.away`) === 0);
	view.destroy();
	await until(() => typeof away() === 'number');
});

test('a sheet opened to the table is writable for everyone at it at once, and closed again it is not', async () => {
	const { table, anna, bela } = await open();
	const name = `${table}/sheet/${anna.member.seat}`;
	const [own, other] = [client(name, anna.token), client(name, bela.token)];
	await until(() => own.synced && other.synced);
	const [notes, others] = [own.doc.getText('notes'), other.doc.getText('notes')];
	await openSheet(table, Number(anna.member.seat), true);
	others.insert(0, 'Hello. ');
	await until(() => notes.toJSON() === 'Hello. ');
	await openSheet(table, Number(anna.member.seat), false);
	await until(() => own.synced && other.synced);
	others.insert(0, 'Not mine');
	notes.insert(7, 'Mine.');
	await until(() => others.toJSON().includes('Mine.'));
	expect(notes.toJSON()).toBe('Hello. Mine.');
});

test('sync 4 and 6: somebody with another seat loses the old view at once; a deleted workshop ends everything', async () => {
	const { table, anna, facilitator, workshop } = await open();
	const view = client(`${table}/view/${anna.member.seat}`, anna.token);
	const desk = client(`${workshop}/desk`, facilitator);
	const codes: number[] = [];
	for (const one of [view, desk]) one.on('closed', ({ code }) => codes.push(code));
	await until(() => view.synced && desk.synced);
	await changePerson(table, anna.member.id, { seat: 2 });
	await until(() => codes.length === 1);
	await removeWorkshop(workshop);
	await until(() => codes.length === 2);
	expect(codes).toEqual([4403, 4404]);
});
