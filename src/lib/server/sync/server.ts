/** Opens the sockets under /sync/: who asks is judged, let in to one document, and counted. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { totalmem } from 'node:os';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { newToken } from '../base/tokens.ts';
import { trouble } from '../base/logger.ts';
import type { Member } from '../storage/storage.ts';
import { MALFORMED } from '../base/closeCodes.ts';
import { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { RESTART, TRY_LATER, type DocumentStore } from './documentStore.ts';
import { handshakeOf, PROTOCOL, type Handshake } from './handshake.ts';
import { Judge, type Admitted, type People } from './judge.ts';
import { PolledSocket, type Line } from './polled.ts';
import { Attendance } from './presence.ts';
import { refuse, refuseSocket, turnAway } from './refusing.ts';

const GIB = 1024 ** 3;
/** Sockets of one process, each with some tens of kilobytes of memory, and of those not known yet. */
const SOCKETS = {
	process: Math.min(18_000, Math.max(5_000, Math.floor((5_000 * totalmem()) / GIB))),
	knocking: 4_000
};
/** Milliseconds within which a visitor must be known and the document loaded: who is sent away while a whole school comes only comes again. */
const ADMISSION_TIMEOUT = 15_000;
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

/** What the sync server asks of the rest of the server. */
export interface Services extends People {
	readonly documents: DocumentStore;
	readonly presence: (member: Member, present: boolean) => Promise<void>;
}

export class SyncServer {
	readonly #services: Services;
	readonly #sockets = new WebSocketServer(OPTIONS);
	readonly #polled = new Map<string, PolledSocket>();
	readonly #connections = new Connections();
	readonly #attendance: Attendance;
	readonly #judge: Judge;
	readonly #hearts: readonly NodeJS.Timeout[];
	#closing = false;
	/** How many have come in and are not known yet. */
	#knocking = 0;

	constructor(services: Services) {
		this.#services = services;
		this.#attendance = new Attendance(services.presence);
		this.#judge = new Judge(services, {
			ofTable: (table) => this.#connections.ofTable(table),
			ofPerson: (member) => this.#attendance.socketsOf(member)
		});
		const beat = () => this.#connections.beat();
		const tidy = () => {
			this.#judge.tidy();
			void services.documents.tidy();
		};
		this.#hearts = [
			setInterval(beat, Connections.every(BEAT)).unref(),
			setInterval(tidy, BEAT).unref()
		];
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
			refuseSocket(stream, asked);
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
			await line.receive(request, response).catch(() => line.terminate());
			if (turn === 'close') line.close(1000);
		}
	}

	/** Opens a line where a socket would stay open; a stranger gets none, and is told why. */
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
		for (const heart of this.#hearts) clearInterval(heart);
		this.#attendance.stop();
		const stored = this.#services.documents.flush();
		for (const connection of this.#connections.all()) connection.close(RESTART);
		for (const socket of [...this.#sockets.clients, ...this.#polled.values()])
			socket.close(RESTART);
		await stored;
	}

	async #enter(socket: Line, asked: Handshake): Promise<void> {
		const late = setTimeout(() => turnAway(socket, TRY_LATER), ADMISSION_TIMEOUT);
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
			const admitted = await this.#judge.judge(asked);
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
}
