/** A socket made of HTTP requests, for networks that let no WebSocket through. To a connection it is one like any other. */
import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MALFORMED } from '../base/closeCodes.ts';

/** What a connection needs of a socket: `ws` has it, and so has `PolledSocket`. */
export interface Line {
	readonly readyState: number;
	readonly OPEN: number;
	readonly bufferedAmount: number;
	readonly isPaused: boolean;
	pause(): void;
	resume(): void;
	send(frame: Uint8Array): void;
	ping(): void;
	close(code: number): void;
	terminate(): void;
	on(event: 'message', heard: (data: Buffer, binary: boolean) => void): unknown;
	on(event: 'pong' | 'close', heard: () => void): unknown;
}

/** Milliseconds after which a request to listen is answered even if there is nothing to say: proxies cut what is silent. */
const HOLD = 15_000;
/** All that is sent by one request. */
const BODY = 512 * 1024;
const FRAME = 256 * 1024;

export class PolledSocket extends EventEmitter implements Line {
	readonly OPEN = 1;
	readyState = 1;
	isPaused = false;
	bufferedAmount = 0;
	#waiting: Uint8Array[] = [];
	#listener: ServerResponse | null = null;
	#held: NodeJS.Timeout | null = null;
	#resumed: (() => void)[] = [];
	#code = 1006;
	#receiving = false;

	pause(): void {
		this.isPaused = true;
	}

	resume(): void {
		this.isPaused = false;
		for (const go of this.#resumed.splice(0)) go();
	}

	send(frame: Uint8Array): void {
		if (this.readyState !== this.OPEN) return;
		this.#waiting.push(frame);
		this.bufferedAmount += frame.length;
		// what is said in the same turn goes along
		if (this.#listener) setImmediate(() => this.#tell());
	}

	/** Answers a listening request with nothing: a phone that listens again is there. */
	ping(): void {
		this.#answer();
	}

	close(code: number): void {
		if (this.readyState !== this.OPEN) return;
		this.readyState = 3;
		this.#code = code;
		this.resume();
		this.#tell();
		setImmediate(() => this.emit('close'));
	}

	terminate(): void {
		this.close(1006);
	}

	/** Takes what the client sends by one request, and answers when all of it was heard: who sends too much waits. */
	async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
		if (this.#receiving) {
			this.#refuse(response, 409); // our client sends one after the other
			return;
		}
		this.#receiving = true;
		try {
			await this.#heard(request, response);
		} finally {
			this.#receiving = false;
		}
	}

	async #heard(request: IncomingMessage, response: ServerResponse): Promise<void> {
		await this.#resumption(); // unread until then, it waits on the sender's side
		const frames = this.readyState === this.OPEN ? await framesOf(request) : [];
		if (!frames) {
			this.#refuse(response, 413);
			return;
		}
		for (const frame of frames) {
			await this.#resumption();
			if (this.readyState === this.OPEN) this.emit('message', frame, true);
		}
		response.writeHead(204).end();
	}

	async #resumption(): Promise<void> {
		if (this.isPaused) await new Promise<void>((go) => this.#resumed.push(go));
	}

	#refuse(response: ServerResponse, status: number): void {
		this.close(MALFORMED);
		response.writeHead(status).end();
	}

	/** Answers with what there is to say, as soon as there is something, or with nothing after `hold` milliseconds. */
	listen(response: ServerResponse, hold = HOLD): void {
		this.emit('pong');
		this.#answer(); // of two that listen the later one is the client's
		this.#listener = response;
		response.on('close', () => {
			if (this.#listener === response) this.#listener = null;
		});
		if (this.#waiting.length > 0 || this.readyState !== this.OPEN) this.#tell();
		else {
			this.#held = setTimeout(() => this.#answer(), hold).unref();
		}
	}

	#tell(): void {
		if (this.#waiting.length > 0 || this.readyState !== this.OPEN) this.#answer();
	}

	#answer(): void {
		const listener = this.#listener;
		if (this.#held) clearTimeout(this.#held);
		this.#listener = this.#held = null;
		if (!listener) return;
		if (this.#waiting.length === 0 && this.readyState !== this.OPEN) {
			listener.writeHead(410, { 'content-type': 'application/json' });
			listener.end(JSON.stringify({ code: this.#code }));
			return;
		}
		listener.writeHead(200, { 'content-type': 'application/octet-stream' });
		listener.end(Buffer.concat(this.#waiting.flatMap((frame) => [lengthOf(frame), frame])));
		this.#waiting = [];
		this.bufferedAmount = 0;
	}
}

function lengthOf(frame: Uint8Array): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(frame.length);
	return bytes;
}

/** The frames of a request, each after its length; null for anything else. */
async function framesOf(request: IncomingMessage): Promise<Buffer[] | null> {
	const parts: Buffer[] = [];
	let size = 0;
	for await (const part of request as AsyncIterable<Buffer>) {
		size += part.length;
		if (size > BODY) return null;
		parts.push(part);
	}
	const body = Buffer.concat(parts);
	const frames: Buffer[] = [];
	for (let at = 0; at < body.length;) {
		if (at + 4 > body.length) return null;
		const end = at + 4 + body.readUInt32BE(at);
		if (end > body.length || end - at - 4 > FRAME) return null;
		frames.push(body.subarray(at + 4, end));
		at = end;
	}
	return frames;
}
