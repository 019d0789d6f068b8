/** Opens the sockets under /sync/: who asks is judged, let in to one document, and counted. */
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { sentenceOf } from '../http/codes.ts';
import type { Credentials, Visitor } from '../people/identity.ts';
import { refusals } from '../process/metrics.ts';
import { trouble } from '../process/logger.ts';
import { exists, right, type TableDocument } from './rights.ts';
import type { Member, Table } from '../storage/storage.ts';
import { newToken } from '../people/tokens.ts';
import { textsOf } from './admit.ts';
import { Allowance } from './bucket.ts';
import { Connection, MALFORMED, type Admitted } from './connection.ts';
import { handshakeOf, PROTOCOL, type Handshake } from './handshake.ts';
import { GONE, RESTART, TRY_LATER, type DocumentStore } from './documentStore.ts';
import { PolledSocket, type Line } from './polled.ts';
import { Attendance } from './presence.ts';

/** What the sync server asks of the rest of the server. */
export interface Services {
	readonly documents: DocumentStore;
	findTable(id: string): Promise<Table | null>;
	visitorAt(table: string, credentials: Credentials): Promise<Visitor>;
	facilitates(workshop: string, credentials: Credentials): Promise<boolean>;
	readonly presence: (member: Member, present: boolean) => Promise<void>;
}

/** No such token here, or no more. */
const STRANGER = 4401;
/** Not yours. */
const FORBIDDEN = 4403;

/** Sockets of one process, of those not known yet, of one table and of one person: a phone opens about ten. */
const SOCKETS = { process: 5_000, knocking: 2_000, table: 1_000, person: 64 };
/** A person may send so many times what one of their sockets may. */
const SHARE = 4;
/** Milliseconds within which a visitor must be known and the document loaded. */
const PATIENCE = 5_000;
/** A phone that is gone without a word is known after four beats and the grace of a reload. */
const BEAT = 3_000;
/** How long who has several lines listens on one of them, when nothing is said. */
const SHORT = 1_000;
/** How long a line of requests is remembered after it was closed. */
const FAREWELL = 30_000;

const OPTIONS = {
	noServer: true,
	maxPayload: 256 * 1024,
	maxFragments: 64,
	maxBufferedChunks: 1024,
	perMessageDeflate: false,
	clientTracking: true,
	handleProtocols: (offered: Set<string>) => offered.has(PROTOCOL) && PROTOCOL
};

export class SyncServer {
	readonly #services: Services;
	readonly #sockets = new WebSocketServer(OPTIONS);
	readonly #polled = new Map<string, PolledSocket>();
	readonly #connections = new Set<Connection>();
	readonly #attendance: Attendance;
	readonly #allowances = new Map<string, Allowance>();
	readonly #heart: NodeJS.Timeout;
	#closing = false;
	/** How many have come in and are not known yet. */
	#knocking = 0;

	constructor(services: Services) {
		this.#services = services;
		this.#attendance = new Attendance(services.presence);
		this.#heart = setInterval(() => {
			for (const connection of [...this.#connections]) connection.beat();
			for (const [who, one] of this.#allowances) if (one.isFull()) this.#allowances.delete(who);
			void services.documents.tidy();
		}, BEAT);
		this.#heart.unref();
	}

	/** How many sockets are open, and how many lines of requests that stand for one. */
	get sockets(): { readonly web: number; readonly requests: number } {
		return { web: this.#sockets.clients.size, requests: this.#polled.size };
	}

	/** Whether nobody more comes in: those who are known count, and those who still wait to be. */
	get #isClosed(): boolean {
		const full = this.#connections.size >= SOCKETS.process;
		return this.#closing || full || this.#knocking >= SOCKETS.knocking;
	}

	/** Answers a request for a socket. What is no address, no page or no token of ours gets a plain HTTP error. */
	upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
		stream.on('error', () => stream.destroy());
		const asked = this.#isClosed ? 503 : handshakeOf(request);
		if (typeof asked === 'number') {
			const body = refusalOf(asked);
			const headers = Object.entries({ ...headersOf(asked), connection: 'close' });
			const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
			const length = Buffer.byteLength(body);
			stream.end(
				`HTTP/1.1 ${asked} ${STATUS_CODES[asked] ?? ''}\r\n${lines}content-length: ${length}\r\n\r\n${body}`
			);
			return;
		}
		this.#sockets.handleUpgrade(request, stream, head, (socket) => {
			socket.pause(); // what it says is read when we know who it is
			socket.on('error', () => {
				turnAway(socket, MALFORMED); // ws has closed with its own code where it could
			});
			void this.#enter(socket, asked);
		});
	}

	/**
	 * The same over plain requests: one opens a line and is told its secret name, one at a time listens, others send.
	 * Each is judged like the handshake of a socket.
	 */
	async poll(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { 'x-turn': turn, 'x-session': session, 'x-protocols': protocols } = request.headers;
		request.headers['sec-websocket-protocol'] = String(protocols ?? '');
		response.setHeader('cache-control', 'no-store');
		const asked =
			request.method !== 'POST'
				? 405
				: turn === 'open' && this.#isClosed
					? 503
					: handshakeOf(request);
		if (typeof asked === 'number') {
			refuse(response, asked);
			return;
		}
		const line = this.#polled.get(`${String(session)} ${asked.name}`);
		if (turn === 'open') await this.#openLine(asked, response);
		else if (!line) refuse(response, 404);
		else if (turn === 'listen')
			line.listen(response, request.headers['x-hold'] === '1' ? SHORT : undefined);
		else {
			// broken off: it comes back with a new line
			await line.receive(request, response).catch(() => {
				line.terminate();
			});
			if (turn === 'close') line.close(1000);
		}
	}

	/** Opens a line for whom a socket would stay open; whoever is a stranger here has none, and is told why. */
	async #openLine(asked: Handshake, response: ServerResponse): Promise<void> {
		const line = new PolledSocket();
		line.pause();
		const closed = new Promise<void>((done) => line.on('close', done));
		response.on('close', () => {
			if (!response.writableFinished) line.terminate();
		});
		await Promise.race([this.#enter(line, asked), closed]);
		if (line.readyState !== line.OPEN) {
			line.listen(response);
			return;
		}
		const session = newToken();
		const key = `${session} ${asked.name}`;
		this.#polled.set(key, line);
		// it is still told why it was closed, when it asks once more
		line.on('close', () => setTimeout(() => this.#polled.delete(key), FAREWELL).unref());
		response.writeHead(201, { 'content-type': 'text/plain' }).end(session);
	}

	/** Stores what was accepted and closes every socket; its client comes back to the next process. */
	async closeAll(): Promise<void> {
		this.#closing = true;
		clearInterval(this.#heart);
		this.#attendance.stop();
		const stored = this.#services.documents.flush();
		for (const connection of [...this.#connections]) connection.close(RESTART);
		for (const socket of [...this.#sockets.clients, ...this.#polled.values()])
			socket.close(RESTART);
		await stored;
	}

	async #enter(socket: Line, asked: Handshake): Promise<void> {
		const late = setTimeout(() => {
			turnAway(socket, TRY_LATER);
		}, PATIENCE);
		this.#knocking += 1;
		try {
			await this.#letIn(socket, asked);
		} catch (error) {
			trouble('a document could not be opened', error);
			turnAway(socket, TRY_LATER);
		} finally {
			this.#knocking -= 1;
			clearTimeout(late);
		}
	}

	async #letIn(socket: Line, asked: Handshake): Promise<void> {
		const { documents } = this.#services;
		for (;;) {
			const { revoked } = documents;
			const admitted = await this.#judge(asked);
			if (typeof admitted === 'number') {
				turnAway(socket, admitted);
				return;
			}
			const document = await documents.open(asked.name);
			if (revoked !== documents.revoked) continue; // perhaps this visitor's right
			if (socket.readyState !== socket.OPEN) return;
			this.#connect(
				admitted,
				(left) => new Connection(socket, document, documents, admitted, left)
			);
			socket.resume();
			return;
		}
	}

	#connect(admitted: Admitted, open: (left: () => void) => Connection): void {
		const { member } = admitted;
		const person = member && member.seat !== 'screen' ? member : null;
		const connection = open(() => {
			this.#connections.delete(connection);
			if (person) this.#attendance.leave(person);
		});
		this.#connections.add(connection);
		if (person) this.#attendance.enter(person);
	}

	/** What the visitor may do here, or the code of the refusal. Nothing is loaded for a stranger. */
	async #judge({ document, credentials, acks }: Handshake): Promise<Admitted | number> {
		if (document.kind !== 'desk') return this.#judgeAtTable(document, credentials, acks);
		const { workshop } = document;
		if (!(await this.#services.facilitates(workshop, credentials))) return STRANGER;
		return {
			right: 'read',
			texts: null,
			member: null,
			facilitator: true,
			table: null,
			workshop,
			acks,
			allowance: this.#allowanceOf(workshop)
		};
	}

	async #judgeAtTable(
		document: TableDocument,
		credentials: Credentials,
		acks: boolean
	): Promise<Admitted | number> {
		const table = await this.#services.findTable(document.table);
		if (!table) return GONE;
		const visitor = await this.#services.visitorAt(table.id, credentials);
		const { member, facilitator } = visitor;
		if (!member && !facilitator) return STRANGER;
		const granted = right(visitor, document, table);
		if (!granted) return FORBIDDEN;
		if (!exists(document, table)) return GONE;
		if (this.#isFull(table.id, member)) return TRY_LATER;
		return {
			right: granted,
			texts: textsOf(document),
			member,
			facilitator,
			table: table.id,
			workshop: table.workshop,
			acks,
			allowance: this.#allowanceOf(member?.id ?? table.workshop)
		};
	}

	#allowanceOf(who: string): Allowance {
		const known = this.#allowances.get(who) ?? new Allowance(SHARE);
		this.#allowances.set(who, known);
		return known;
	}

	#isFull(table: string, member: Member | null): boolean {
		if (member && this.#attendance.socketsOf(member.id) >= SOCKETS.person) return true;
		let sockets = 0;
		for (const connection of this.#connections) if (connection.table === table) sockets += 1;
		return sockets >= SOCKETS.table;
	}
}

/** Why there is no socket, in the shape that all refusals have. */
const CODES = {
	401: 'no-token',
	403: 'bad-origin',
	404: 'no-such-door',
	405: 'wrong-method',
	503: 'full'
} as const;
/** After so many seconds a full server may be asked again. */
const FULL = 5;

type Refused = keyof typeof CODES;

function refusalOf(status: Refused): string {
	const code = CODES[status];
	refusals.inc({ code });
	const more = status === 503 ? { seconds: FULL } : {};
	return JSON.stringify({ error: { code, message: sentenceOf(code), ...more } });
}

const headersOf = (status: Refused): Record<string, string> => ({
	'content-type': 'application/json',
	'x-content-type-options': 'nosniff',
	'cache-control': 'no-store',
	...(status === 503 ? { 'retry-after': String(FULL) } : {}),
	...(status === 405 ? { allow: 'POST' } : {})
});

function refuse(response: ServerResponse, status: Refused): void {
	response.writeHead(status, headersOf(status)).end(refusalOf(status));
}

function turnAway(socket: Line, code: number): void {
	refusals.inc({ code: String(code) });
	socket.resume();
	socket.close(code);
	setTimeout(() => {
		socket.terminate();
	}, 2_000).unref();
}
