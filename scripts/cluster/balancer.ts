/** A load balancer that picks a process at random for each request and each socket: the worst that may stand in front. */
import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** How often each process is asked whether it is ready, and how long at most it may take, in milliseconds. */
const LOOK = 500;
const TIMEOUT = 1_500;
/** How many times in a row a process is silent before it is taken to stand still: that takes as long as a lease. Until then it may just be busy. */
const FALL = 4;

export interface Balancer {
	readonly port: number;
	/** How many requests and sockets went to each port. */
	readonly sent: ReadonlyMap<number, number>;
	close(): Promise<void>;
}

/** Listens, and sends whoever comes to one of these ports of this machine. */
export async function openBalancer(
	ports: readonly number[],
	port = 0,
	host = '127.0.0.1'
): Promise<Balancer> {
	const ready = new Set<number>();
	const open = new Map<Duplex | ServerResponse, number>();
	const sent = new Map<number, number>();
	const pick = () => {
		const all = ready.size > 0 ? [...ready] : ports;
		const to = all[Math.floor(Math.random() * all.length)] ?? 0;
		sent.set(to, (sent.get(to) ?? 0) + 1);
		return to;
	};
	const down = (which: number) => {
		ready.delete(which);
		for (const [one, to] of open) if (to === which) one.destroy();
	};
	const silent = new Map<number, number>();
	const look = async (one: number) => {
		const state = await stateOf(one);
		const times = state === 'silent' ? (silent.get(one) ?? 0) + 1 : 0;
		silent.set(one, times);
		if (state === 'ready') ready.add(one);
		else if (state === 'unready') ready.delete(one);
		else if (state === 'dead' || times >= FALL) down(one);
	};
	await Promise.all(ports.map(look));
	const closed = new AbortController();
	for (const one of ports) void keepLooking(() => look(one), closed.signal);
	const server = createServer((request, response) => {
		const to = pick();
		open.set(response, to);
		response.once('close', () => open.delete(response));
		pass(to, request, response, () => {
			down(to);
		});
	});
	server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
		const to = pick();
		open.set(stream, to);
		stream.once('close', () => open.delete(stream));
		passSocket(to, request, stream, head);
	});
	server.listen(port, host);
	await once(server, 'listening');
	return {
		port: (server.address() as AddressInfo).port,
		sent,
		async close() {
			closed.abort();
			for (const one of open.keys()) one.destroy();
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		}
	};
}

/** Looks again and again, never twice at once. */
async function keepLooking(look: () => Promise<void>, closed: AbortSignal): Promise<void> {
	while (!closed.aborted) {
		await setTimeout(LOOK, undefined, { ref: false });
		await look();
	}
}

/** A process that is not ready gets nobody new; what goes on there goes on. It is dead only if it refuses the connection. */
async function stateOf(port: number): Promise<'ready' | 'unready' | 'silent' | 'dead'> {
	try {
		const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
			signal: AbortSignal.timeout(TIMEOUT)
		});
		await answer.arrayBuffer();
		return answer.ok ? 'ready' : 'unready';
	} catch (error) {
		const { cause } = error as { cause?: { code?: string } };
		return cause?.code === 'ECONNREFUSED' ? 'dead' : 'silent';
	}
}

function onward(port: number, { method, url, headers, socket }: IncomingMessage): ClientRequest {
	const forwarded = {
		'x-forwarded-for': socket.remoteAddress,
		'x-forwarded-proto': 'http'
	};
	return ask({
		host: '127.0.0.1',
		port,
		method,
		path: url,
		headers: { ...headers, ...forwarded },
		setHost: false
	});
}

function pass(
	port: number,
	request: IncomingMessage,
	response: ServerResponse,
	refused: () => void
): void {
	const outgoing = onward(port, request);
	request.pipe(outgoing);
	response.once('close', () => outgoing.destroy());
	outgoing.once('response', (answer) => {
		response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
		answer.pipe(response);
		answer.once('error', () => response.destroy());
	});
	outgoing.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code === 'ECONNREFUSED') refused();
		if (response.headersSent) response.destroy();
		else
			response
				.writeHead(502, { 'content-type': 'application/json' })
				.end('{"error":{"code":"later","message":"502"}}');
	});
}

function passSocket(port: number, request: IncomingMessage, stream: Duplex, head: Buffer): void {
	const outgoing = onward(port, request);
	stream.on('error', () => outgoing.destroy());
	stream.once('close', () => outgoing.destroy());
	outgoing.once('upgrade', (answer: IncomingMessage, far: Duplex, first: Buffer) => {
		stream.write(headOf(answer));
		if (first.length > 0) stream.write(first);
		if (head.length > 0) far.write(head);
		far.on('error', () => stream.destroy());
		far.once('close', () => stream.destroy());
		far.pipe(stream);
		stream.pipe(far);
		stream.once('close', () => far.destroy());
	});
	outgoing.once('response', (answer) => {
		stream.write(headOf(answer));
		answer.pipe(stream);
	});
	outgoing.on('error', () => stream.destroy());
	outgoing.end();
}

function headOf({ statusCode = 502, statusMessage = '', rawHeaders }: IncomingMessage): string {
	const lines = rawHeaders.flatMap((name, at) =>
		at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1] ?? ''}\r\n`] : []
	);
	return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}\r\n`;
}
