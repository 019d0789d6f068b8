/** What looks like a WebSocket and is made of requests, for a network that lets no socket through. */

/** The part of a WebSocket that the provider uses. */
export class PollingSocket {
	readonly OPEN = 1;
	binaryType = 'arraybuffer';
	readyState = 0;
	onopen: (() => void) | null = null;
	onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
	onclose: ((event: { code: number; reason: string }) => void) | null = null;
	onerror: ((event: unknown) => void) | null = null;
	readonly #url: string;
	readonly #protocols: string;
	readonly #opened: (() => void) | undefined;
	readonly #stop = new AbortController();
	#session = '';
	#waiting: Uint8Array<ArrayBuffer>[] = [];
	#sending: Promise<void> | null = null;

	/** `opened` is called once the server has answered. */
	constructor(url: string | URL, protocols: string | readonly string[] = [], opened?: () => void) {
		this.#opened = opened;
		this.#url = String(url).replace(/^ws/, 'http');
		this.#protocols = [protocols].flat().join(', ');
		void this.#open();
	}

	send(data: Uint8Array<ArrayBuffer>): void {
		this.#waiting.push(data);
		this.#sending ??= this.#send();
	}

	/** What was said before still goes out. */
	close(): void {
		const open = this.readyState === 1;
		this.#end(1000);
		if (!open) return;
		void Promise.resolve(this.#sending).then(() => this.#ask('close', bodyOf(this.#waiting)));
	}

	async #open(): Promise<void> {
		const answer = await this.#ask('open');
		if (answer?.status !== 201) {
			this.#end(await codeOf(answer));
			return;
		}
		this.#session = await answer.text();
		this.readyState = 1;
		lines += 1;
		this.#opened?.();
		this.onopen?.();
		void this.#listen();
	}

	async #listen(): Promise<void> {
		while (this.readyState === 1) {
			const answer = await inTurn(() => this.#ask('listen'));
			if (answer?.status !== 200) this.#end(await codeOf(answer));
			else this.#hear(await answer.arrayBuffer().catch(() => new ArrayBuffer(0)));
		}
	}

	#hear(body: ArrayBuffer): void {
		const view = new DataView(body);
		for (let at = 0; at < body.byteLength;) {
			const end = at + 4 + view.getUint32(at);
			this.onmessage?.({ data: body.slice(at + 4, end) });
			at = end;
		}
	}

	/** One request after the other, so that all comes in its order. What fails ends the connection: the next one says it again. */
	async #send(): Promise<void> {
		while (this.#waiting.length > 0 && this.readyState === 1) {
			const frames = this.#waiting.splice(0);
			const answer = await this.#ask('send', bodyOf(frames));
			if (answer?.status !== 204) this.#end(1006);
		}
		this.#sending = null;
	}

	#ask(turn: 'open' | 'listen' | 'send' | 'close', body: BodyInit = ''): Promise<Response | null> {
		const signal = turn === 'open' || turn === 'listen' ? this.#stop.signal : null;
		const headers = {
			'content-type': 'application/octet-stream',
			'x-protocols': this.#protocols,
			'x-turn': turn,
			'x-session': this.#session,
			'x-hold': lines > EARS ? '1' : ''
		};
		return fetch(this.#url, { method: 'POST', headers, body, signal }).catch(() => null);
	}

	#end(code: number): void {
		if (this.readyState === 3) return;
		if (this.readyState === 1) lines -= 1;
		this.readyState = 3;
		this.onclose?.({ code, reason: '' });
		this.#stop.abort();
	}
}

/** Why there is no line, or no more. */
async function codeOf(answer: Response | null): Promise<number> {
	if (answer?.status !== 410) return 1006;
	return ((await answer.json()) as { code: number }).code;
}

/** How many connections listen at most, of the six that a browser holds to a server; where there are more lines they take turns. */
const EARS = 3;
let lines = 0;
let listening = 0;
const queue: (() => void)[] = [];

async function inTurn<Value>(listen: () => Promise<Value>): Promise<Value> {
	if (listening >= EARS) await new Promise<void>((go) => queue.push(go));
	else listening += 1;
	try {
		return await listen();
	} finally {
		const next = queue.shift();
		if (next) next();
		else listening -= 1;
	}
}

function bodyOf(frames: readonly Uint8Array<ArrayBuffer>[]): Blob {
	return new Blob(
		frames.flatMap((frame) => {
			const length = new DataView(new ArrayBuffer(4));
			length.setUint32(0, frame.length);
			return [length.buffer, frame];
		})
	);
}
