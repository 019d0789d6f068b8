/** What is handed on from process to process, over real connections. */
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { connect, createServer as createRawServer, type AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { relay, relayUpgrade, type Relayed } from '../../../src/lib/server/cluster/relay.ts';
import { isRelayed } from '../../../src/lib/server/cluster/secret.ts';

process.env['CLUSTER_SECRET'] = 'one for all';

const open: { close(): unknown }[] = [];
afterEach(() => {
	for (const one of open.splice(0)) one.close();
});

async function listening(server: Server | ReturnType<typeof createRawServer>): Promise<number> {
	open.push(server);
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

/** A process in front of an owner at this port; what became of each visitor. */
async function front(owner: number): Promise<{ port: number; became: Promise<Relayed>[] }> {
	const to = { owner: 'o', address: `127.0.0.1:${owner}` };
	const became: Promise<Relayed>[] = [];
	const server = createServer((request, response) => {
		const went = relay(to, request, response);
		became.push(went);
		void went.then((end) => end !== 'done' && response.writeHead(503).end());
	});
	server.on('upgrade', (request, stream, head) => {
		const went = relayUpgrade(to, request, stream, head);
		became.push(went);
		void went.then((end) => end !== 'done' && stream.destroy());
	});
	return { port: await listening(server), became };
}

async function asked(port: number, method: string, body = ''): Promise<IncomingMessage> {
	const headers = { 'x-forwarded-for': '192.0.2.7', cookie: 'a=1', 'content-type': 'text/plain' };
	const outgoing = ask({ port, host: '127.0.0.1', method, path: '/table?x=1', headers });
	outgoing.end(body);
	const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
	return answer;
}

test('a request comes to the owner as it was, with the secret, and the answer comes back as it was', async () => {
	const seen: unknown[] = [];
	const owner = createServer((request, response) => {
		seen.push(isRelayed(request.headers), request.url, request.method, request.headers.cookie);
		seen.push(request.headers['x-forwarded-for']);
		response.writeProcessing();
		void text(request).then((said) => {
			response.writeHead(201, [
				['set-cookie', 'b=2'],
				['set-cookie', 'c=3']
			] as never);
			response.end(said.toUpperCase());
		});
	});
	const { port, became } = await front(await listening(owner));
	const answer = await asked(port, 'POST', 'wolves '.repeat(50_000));
	expect(answer.statusCode).toBe(201);
	expect(answer.headers['set-cookie']).toEqual(['b=2', 'c=3']);
	expect((await buffer(answer)).toString()).toBe('WOLVES '.repeat(50_000));
	expect(seen).toEqual([true, '/table?x=1', 'POST', 'a=1', '192.0.2.7']);
	expect(await became[0]).toBe('done');
});

test('an owner that is gone, or takes a connection up and says nothing, has taken nothing: the visitor can go another way', async () => {
	const gone = createServer();
	const port = await listening(gone);
	gone.close();
	const one = await front(port);
	expect((await asked(one.port, 'POST', 'body')).statusCode).toBe(503);
	expect(await one.became[0]).toBe('untouched');
	const heard: Buffer[] = [];
	const silent = createRawServer((socket) => {
		socket.on('data', (bytes) => heard.push(bytes)).on('error', () => undefined);
	});
	const two = await front(await listening(silent));
	expect((await asked(two.port, 'POST', 'my words')).statusCode).toBe(503);
	expect(await two.became[0]).toBe('untouched');
	expect(Buffer.concat(heard).toString()).not.toContain('my words');
});

test('one that owns it no more says so: what had a body is not asked twice', async () => {
	const owner = createServer((request, response) => {
		response.writeProcessing();
		response.writeHead(421).end();
		request.resume();
	});
	const { port, became } = await front(await listening(owner));
	await asked(port, 'GET');
	await asked(port, 'POST', 'body');
	expect(await Promise.all(became)).toEqual(['untouched', 'failed']);
});

test('a socket is handed on with all that is said on it, and ends with either side', async () => {
	const sockets = new WebSocketServer({ noServer: true });
	const owner = createServer();
	owner.on('upgrade', (request: IncomingMessage, stream, head) => {
		stream.write('HTTP/1.1 102 Processing\r\n\r\n');
		sockets.handleUpgrade(request, stream, head, (socket) => {
			socket.on('message', (said: Buffer) => {
				socket.send(Buffer.concat([said, said]));
			});
			socket.on('close', () => sockets.emit('left'));
		});
	});
	const { port, became } = await front(await listening(owner));
	const phone = new WebSocket(`ws://127.0.0.1:${port}/sync/x`, ['borrowed-earth']);
	await once(phone, 'open');
	phone.send(Buffer.alloc(100_000, 7));
	const [said] = (await once(phone, 'message')) as [Buffer];
	expect(said.length).toBe(200_000);
	expect(await became[0]).toBe('done');
	const left = once(sockets, 'left');
	phone.terminate();
	await left;
});

test('a socket that the owner refuses is told why', async () => {
	const owner = createServer();
	owner.on('upgrade', (_, stream) => {
		stream.write('HTTP/1.1 102 Processing\r\n\r\n');
		stream.end('HTTP/1.1 403 Forbidden\r\ncontent-length: 2\r\n\r\nno');
	});
	const { port } = await front(await listening(owner));
	const socket = connect(port, '127.0.0.1');
	socket.write(
		'GET /sync/x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade\r\nupgrade: websocket\r\n\r\n'
	);
	expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n[^]*\r\n\r\nno$/);
});
