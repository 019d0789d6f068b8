/** 8 to 10: guesses, sockets, requests and the whole main job, through a balancer that picks at random. */
import { PollingSocket } from '../../../src/lib/table/polling.ts';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { gameOf } from '../../../src/lib/games/registry.ts';
import { ask, demand } from '../../../test/e2e/house.ts';
import { openCluster, type Cluster } from '../cluster.ts';

const pause = (time: number) => new Promise((go) => setTimeout(go, time));
type Dice = (n: number) => number;

/** Does something on three processes, and ends them. */
async function visiting<Shown>(visit: (cluster: Cluster) => Promise<Shown>): Promise<Shown> {
	const cluster = await openCluster();
	try {
		return await visit(cluster);
	} finally {
		await cluster.close();
	}
}

export interface Guessing {
	/** How many wrong codes were told to be wrong, and how many one budget would have allowed in that time. */
	readonly told: number;
	readonly budget: number;
	/** How many processes were asked. */
	readonly asked: number;
}

/** 8: wrong codes from one address, spread over three processes. */
export const guesses = (times: number): Promise<Guessing> =>
	visiting(async (cluster) => {
		const before = new Map(cluster.balancer.sent);
		const begun = performance.now();
		let told = 0;
		for (let guess = 0; guess < times; guess += 1) {
			const code = 'BCDFGHJKMNPQRSTVWXYZ'.slice(guess % 14, (guess % 14) + 6);
			const { status } = await ask(cluster, 'join', { body: { code, name: 'Guess' } });
			if (status === 404) told += 1;
		}
		const minutes = (performance.now() - begun) / 60_000;
		const { sent } = cluster.balancer;
		const asked = [...sent.keys()].filter((one) => sent.get(one) !== before.get(one)).length;
		return { told, budget: 30 + Math.ceil(minutes * 12), asked };
	});

/** A table with somebody at each seat. */
async function seated(cluster: Cluster, game: string, seats: number) {
	const { workshop = '', token } = await demand(cluster, 'workshops', { body: { title: 'Class' } });
	const body = { game, seats, title: 'Table' };
	const { table = '', code } = await demand(cluster, `workshops/${workshop}/tables`, {
		body,
		token
	});
	const tokens: string[] = [];
	for (let seat = 0; seat < seats; seat += 1) {
		const joined = await demand(cluster, 'join', { body: { code, name: `Student ${seat}`, seat } });
		tokens.push(joined['token'] ?? '');
	}
	return { workshop, table, tokens, token: token ?? '' };
}

export interface Wires {
	/** Letters that were written by each wire and read by the other. */
	readonly letters: number;
	/** Processes that the balancer sent something to. */
	readonly asked: number;
}

/** 9: one phone by sockets and one by requests, each of which the balancer sends anywhere, write into one text. */
export const wires = (letters: number): Promise<Wires> =>
	visiting(async (cluster) => {
		const { table, tokens } = await seated(cluster, 'biome', 2);
		const connect = (token: string, socket: unknown) =>
			new WebsocketProvider(
				`${cluster.origin.replace('http', 'ws')}/sync`,
				`${table}/story`,
				new Y.Doc(),
				{
					protocols: ['borrowed-earth', `token.${token}`],
					WebSocketPolyfill: socket as typeof globalThis.WebSocket,
					disableBc: true,
					maxBackoffTime: 1_000
				}
			);
		const [one = '', other = ''] = tokens;
		const phones = [connect(one, WebSocket), connect(other, PollingSocket)];
		while (!phones.every(({ synced }) => synced)) await pause(20);
		const texts = phones.map(({ doc }) => doc.getText('note.0'));
		for (let letter = 0; letter < letters; letter += 1) {
			for (const text of texts) text.insert(text.length, 'a');
			await pause(5);
		}
		const isWhole = () => texts.every((text) => text.length === 2 * letters);
		for (let tries = 0; !isWhole(); tries += 1) {
			if (tries > 3_000) throw new Error(`${texts.map(({ length }) => length).join(', ')} letters`);
			await pause(20);
		}
		for (const phone of phones) {
			phone.destroy();
			phone.doc.destroy();
		}
		return { letters, asked: cluster.balancer.sent.size };
	});

export interface Job {
	readonly actions: number;
	/** Bytes of the printed history. */
	readonly printed: number;
	readonly deleted: boolean;
}

/** 10: the whole main job, from opening a workshop to its printed history and its deletion. */
export const mainJob = (most: number, dice: Dice): Promise<Job> =>
	visiting(async (cluster) => {
		const { workshop, table, tokens, token } = await seated(cluster, 'biome', 3);
		let actions = 0;
		for (let idle = 0; actions < most && idle < 50;) {
			const before = actions;
			for (const [seat, own] of tokens.entries()) {
				actions += await acted(cluster, { table, seat, token: own }, `${actions}-${seat}`, dice);
			}
			idle = actions === before ? idle + 1 : 0;
		}
		const answer = await fetch(`${cluster.origin}/api/tables/${table}/print/history.pdf`, {
			headers: { authorization: `Bearer ${token}` }
		});
		const pdf = Buffer.from(await answer.arrayBuffer());
		if (!answer.ok || pdf.toString('latin1', 0, 5) !== '%PDF-') {
			throw new Error(`the history was not printed: ${answer.status}`);
		}
		await fetch(`${cluster.origin}/api/workshops/${workshop}`, {
			method: 'DELETE',
			headers: { authorization: `Bearer ${token}` }
		});
		const { status } = await ask(cluster, `tables/${table}/view`, { token });
		return { actions, printed: pdf.length, deleted: status === 404 };
	});

/** One action of a seat, where it is to act: 1, else 0. */
async function acted(
	cluster: Cluster,
	{ table, seat, token }: { readonly table: string; readonly seat: number; readonly token: string },
	id: string,
	dice: Dice
): Promise<number> {
	const game = gameOf('biome');
	const { answer } = await ask(cluster, `tables/${table}/view`, { token });
	const { view } = answer as { view?: Record<string, unknown> };
	if (!game || !view || !game.toAct(view).includes(seat)) return 0;
	const offered = [...game.legal(view, seat)];
	const body = { id, action: offered[dice(offered.length)] };
	const { status } = await ask(cluster, `tables/${table}/actions`, { body, token });
	return status === 200 ? 1 : 0;
}
