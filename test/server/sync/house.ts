/** A small server with two tables, kept in memory: sockets are real, storage can be slow, broken or taken over. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import type { Credentials } from '../../../src/lib/server/storage/identity.ts';
import type {
	Author,
	Member,
	Storage,
	Table,
	Update
} from '../../../src/lib/server/storage/storage.ts';
import { DocumentStore } from '../../../src/lib/server/sync/documentStore.ts';
import { SyncServer } from '../../../src/lib/server/sync/server.ts';
import { PollingSocket } from '../../../src/lib/table/polling.ts';
import { aTable } from '../records.ts';
import { RequestEar, SocketEar, type Ear, type Wire } from './ears.ts';

// sockets of a busy machine need patience; nothing here asserts a time
/** 22 characters that end with these. */
export const id = (end: string) => end.padStart(22, 'x');

export const WORKSHOP = id('workshop');
export const TABLE = id('table');
export const FACILITATOR = id('facilitator');
export const [ANNA, BELA, CARO] = [id('anna'), id('bela'), id('caro')];
export const SCREEN = id('screen');
export const SHEET = `${TABLE}/sheet/0`;
export const STORY = `${TABLE}/story`;

const member = (token: string, seat: Member['seat'], table = TABLE): [string, Member] => [
	token,
	{
		id: `member-${token}`,
		table,
		name: token.replaceAll('x', ''),
		seat,
		joined: 0,
		standing: 'seated',
		since: 0,
		next: null
	}
];

const table = (id: string): Table => aTable({ id, workshop: WORKSHOP, game: 'hunt' });

/** The three doors of storage that documents use. */
class Shelf implements Pick<Storage, 'updates' | 'authors' | 'addUpdates' | 'compact'> {
	readonly rows = new Map<string, Uint8Array[]>();
	/** The number of each document's first row. */
	readonly #firsts = new Map<string, number>();
	/** Awaited before anything is stored. */
	before: () => Promise<unknown> = () => Promise.resolve();
	loads = 0;
	readonly owners: (Author & { readonly document: string })[] = [];

	async updates(document: string) {
		this.loads += 1;
		await new Promise(setImmediate);
		const first = this.#firsts.get(document) ?? 1;
		return (this.rows.get(document) ?? []).map((bytes, at) => ({ seq: first + at, bytes }));
	}

	async addUpdates(updates: readonly Update[]) {
		await this.before();
		for (const { document, bytes, authors = [] } of updates) {
			const rows = this.rows.get(document) ?? [];
			rows.push(bytes);
			this.rows.set(document, rows);
			this.owners.push(...authors.map((author) => ({ ...author, document })));
		}
		return [];
	}

	authors(document: string): Promise<Author[]> {
		return Promise.resolve(this.owners.filter((author) => author.document === document));
	}

	compact(document: string, last: number, bytes: Uint8Array) {
		const kept = (this.rows.get(document) ?? []).slice(
			last + 1 - (this.#firsts.get(document) ?? 1)
		);
		this.rows.set(document, [bytes, ...kept]);
		this.#firsts.set(document, last);
		return Promise.resolve();
	}
}

export class House {
	readonly shelf = new Shelf();
	/** Awaited before anybody is known. */
	hold: Promise<unknown> = Promise.resolve();
	readonly tables = new Map([TABLE, id('other')].map((one) => [one, table(one)]));
	/** By their tokens. */
	readonly members = new Map([
		member(ANNA, 0),
		member(BELA, 1),
		member(SCREEN, 'screen'),
		member(CARO, 0, id('other'))
	]);
	readonly presence: (readonly [member: string, present: boolean])[] = [];
	documents = this.#newLibrary();
	sync = this.#newSync();
	readonly #http = createServer((request, response) => {
		void this.sync.poll(request, response);
	});
	readonly #providers: WebsocketProvider[] = [];
	readonly #wire: Wire;
	port = 0;

	/** `wire` is how everybody comes here. */
	constructor(wire: Wire = 'sockets') {
		this.#wire = wire;
	}

	/** Opens the doors. */
	async open(): Promise<this> {
		this.#http.on('upgrade', (request, socket, head) => {
			this.sync.upgrade(request, socket, head);
		});
		await new Promise<void>((listening) => this.#http.listen(0, '127.0.0.1', listening));
		this.port = (this.#http.address() as AddressInfo).port;
		return this;
	}

	/** The process ends and another begins on the same storage. */
	async restart(): Promise<void> {
		await this.sync.closeAll();
		this.documents = this.#newLibrary();
		this.sync = this.#newSync();
	}

	async close(): Promise<void> {
		for (const provider of this.#providers) provider.destroy();
		await this.sync.closeAll();
		this.#http.closeAllConnections();
		await new Promise((closed) => this.#http.close(closed));
	}

	/** Writes into a server-written document, all the way. */
	async write(name: string, change: (doc: Y.Doc) => void): Promise<void> {
		const staged = await this.documents.stage(name, change);
		if (staged.update) await this.shelf.addUpdates([staged.update]);
		staged.publish();
	}

	/** A stock client. */
	client(name: string, token: string, doc = new Y.Doc(), more: string[] = []): WebsocketProvider {
		const provider = new WebsocketProvider(`ws://127.0.0.1:${this.port}/sync`, name, doc, {
			protocols: ['borrowed-earth', ...more, `token.${token}`],
			WebSocketPolyfill: (this.#wire === 'requests'
				? PollingSocket
				: WebSocket) as unknown as typeof globalThis.WebSocket,
			disableBc: true
		});
		this.#providers.push(provider);
		return provider;
	}

	/** A bare connection of somebody with a token. */
	ear(name: string, token: string, more: string[] = []): Ear {
		return this.stranger(name, ['borrowed-earth', ...more, `token.${token}`]);
	}

	/** A bare connection with whatever comes along. */
	stranger(name: string, protocols: string[], headers: Record<string, string> = {}): Ear {
		const knocking = { port: this.port, name, protocols, headers };
		return this.#wire === 'requests' ? new RequestEar(knocking) : new SocketEar(knocking);
	}

	#newLibrary(): DocumentStore {
		return new DocumentStore(() => this.shelf as unknown as Storage);
	}

	#newSync(): SyncServer {
		const leads = ({ cookies, bearer }: Credentials) =>
			[...Object.values(cookies), ...bearer].includes(FACILITATOR);
		return new SyncServer({
			documents: this.documents,
			findTable: (tableId) => this.hold.then(() => this.tables.get(tableId) ?? null),
			facilitates: (_workshop, credentials) => Promise.resolve(leads(credentials)),
			visitorAt: (tableId, credentials) => {
				const tokens = [...Object.values(credentials.cookies), ...credentials.bearer];
				const found = tokens.map((token) => this.members.get(token));
				return Promise.resolve({
					facilitator: leads(credentials),
					member: found.find((one) => one?.table === tableId) ?? null
				});
			},
			presence: (one, present) => {
				this.presence.push([one.id, present]);
				return Promise.resolve();
			}
		});
	}
}

/** Resolves when the condition holds; fails the test after a while. */
export async function until(condition: () => boolean, what = 'the condition'): Promise<void> {
	for (let tries = 0; !condition(); tries += 1) {
		if (tries > 24_000) throw new Error(`waited in vain for ${what}`);
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}

/** Time enough for anything that must not come to come. */
export const aWhile = () => new Promise((resolve) => setTimeout(resolve, 120));
