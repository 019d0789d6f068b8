/** Bare connections, that say what no client of ours would: as sockets, and as requests in place of them. */
import { Agent, request, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';

/** How somebody comes to a document. */
export type Wire = 'sockets' | 'requests';
export const WIRES: readonly Wire[] = ['sockets', 'requests'];

/** Who knocks where, and with what. */
export interface Knocking {
	readonly port: number;
	readonly name: string;
	readonly protocols: readonly string[];
	readonly headers?: Readonly<Record<string, string>>;
}

/** A bare connection, with everything it hears. */
export abstract class Ear {
	readonly frames: Uint8Array[] = [];
	readonly #opened = Promise.withResolvers<undefined>();
	readonly #first = Promise.withResolvers<undefined>();
	readonly #end = Promise.withResolvers<number>();
	readonly opened = this.#opened.promise;
	/** The first frame has come. */
	readonly first = this.#first.promise;
	/** The close code, or the HTTP status in place of a connection. */
	readonly end = this.#end.promise;
	isOpen = false;

	/** Bytes that the other end has not taken yet. */
	abstract get unsent(): number;
	abstract say(frame: Uint8Array): void;
	abstract leave(): void;
	/** Neither reads nor answers anything until it listens again. */
	abstract turnDeaf(): void;
	abstract listenAgain(): void;

	/** Whether these characters were in anything it heard. */
	heard(canary: string): boolean {
		return this.frames.some((frame) => Buffer.from(frame).includes(canary));
	}

	protected isLetIn(): void {
		this.isOpen = true;
		this.#opened.resolve(undefined);
	}

	protected hears(frame: Uint8Array): void {
		this.frames.push(frame);
		this.#first.resolve(undefined);
	}

	protected ends(code: number): void {
		this.isOpen = false;
		this.#end.resolve(code);
	}
}

export class SocketEar extends Ear {
	readonly socket: WebSocket;

	constructor({ port, name, protocols, headers = {} }: Knocking) {
		super();
		const url = `ws://127.0.0.1:${port}/sync/${name}`;
		this.socket = new WebSocket(url, [...protocols], { headers });
		this.socket.on('open', () => {
			this.isLetIn();
		});
		this.socket.on('message', (data: Buffer) => {
			this.hears(new Uint8Array(data));
		});
		this.socket.on('unexpected-response', (_request, response) => {
			this.ends(response.statusCode ?? 0);
			this.socket.terminate();
		});
		this.socket.on('close', (code) => {
			this.ends(code);
		});
		this.socket.on('error', () => undefined);
	}

	get unsent(): number {
		return this.socket.bufferedAmount;
	}

	/** At once, or as soon as it is open: the server may know of it before. */
	say(frame: Uint8Array): void {
		if (this.socket.readyState === WebSocket.CONNECTING) {
			this.socket.once('open', () => {
				this.say(frame);
			});
		} else this.socket.send(frame);
	}

	leave(): void {
		this.socket.close();
	}

	turnDeaf(): void {
		this.socket.pause();
	}

	listenAgain(): void {
		this.socket.resume();
	}
}

/** How many bytes one request carries at most. */
const BODY = 400 * 1024;

export class RequestEar extends Ear {
	readonly #knocking: Knocking;
	readonly #agent = new Agent({ keepAlive: true });
	#session = '';
	#waiting: Uint8Array[] = [];
	#sending = false;
	#deaf = false;

	constructor(knocking: Knocking) {
		super();
		this.#knocking = knocking;
		void this.#open();
	}

	get unsent(): number {
		return this.#waiting.reduce((sum, { length }) => sum + length, 0);
	}

	say(frame: Uint8Array): void {
		this.#waiting.push(frame);
		if (!this.#sending) void this.#send();
	}

	leave(): void {
		void this.ask('close').then(() => {
			this.ends(1000);
		});
	}

	turnDeaf(): void {
		this.#deaf = true;
	}

	listenAgain(): void {
		this.#deaf = false;
		void this.#listen();
	}

	/** One request as it is; its answer and what it carries. */
	ask(turn: string, body: Buffer = Buffer.alloc(0)): Promise<{ status: number; body: Buffer }> {
		const { port, name, protocols, headers } = this.#knocking;
		return new Promise((answered, failed) => {
			const asked = request(
				{
					port,
					host: '127.0.0.1',
					path: `/sync/${name}`,
					method: 'POST',
					agent: this.#agent,
					headers: {
						...headers,
						'x-turn': turn,
						'x-session': this.#session,
						'x-protocols': protocols.join(', ')
					}
				},
				(response) => {
					void all(response).then((said) => {
						answered({ status: response.statusCode ?? 0, body: said });
					}, failed);
				}
			);
			asked.on('error', failed);
			asked.end(body);
		});
	}

	async #open(): Promise<void> {
		const { status, body } = await this.ask('open').catch(() => GONE);
		if (status !== 201) {
			this.ends(status === 410 ? codeIn(body) : status);
			return;
		}
		this.#session = body.toString();
		this.isLetIn();
		await this.#listen();
	}

	async #listen(): Promise<void> {
		while (this.isOpen && !this.#deaf) {
			const { status, body } = await this.ask('listen').catch(() => GONE);
			if (status !== 200) this.ends(status === 410 ? codeIn(body) : 1006);
			else for (const frame of framesIn(body)) this.hears(frame);
		}
	}

	async #send(): Promise<void> {
		this.#sending = true;
		await this.opened;
		while (this.#waiting.length > 0 && this.isOpen) {
			let size = 0;
			const next = this.#waiting.findIndex((frame) => (size += frame.length + 4) > BODY);
			const now = this.#waiting.slice(0, next === -1 ? undefined : Math.max(1, next));
			await this.ask('send', bodyOf(now)).catch(() => undefined);
			this.#waiting = this.#waiting.slice(now.length);
		}
		this.#sending = false;
	}
}

const GONE = { status: 1006, body: Buffer.alloc(0) };

const codeIn = (body: Buffer): number =>
	(JSON.parse(body.toString()) as { readonly code: number }).code;

async function all(response: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
	return Buffer.concat(parts);
}

function framesIn(body: Buffer): Uint8Array[] {
	const frames: Uint8Array[] = [];
	for (let at = 0; at < body.length;) {
		const end = at + 4 + body.readUInt32BE(at);
		frames.push(new Uint8Array(body.subarray(at + 4, end)));
		at = end;
	}
	return frames;
}

/** Frames as one request carries them, each after its length. */
export function bodyOf(frames: readonly Uint8Array[]): Buffer {
	return Buffer.concat(
		frames.flatMap((frame) => {
			const length = Buffer.alloc(4);
			length.writeUInt32BE(frame.length);
			return [length, frame];
		})
	);
}
