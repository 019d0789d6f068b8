import { once } from 'node:events';
import { createServer as createWeb } from 'node:http';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { listenOn } from '$lib/server/http/listening.ts';

const HOST = '127.0.0.1';
const open: (Server | Socket)[] = [];

afterEach(() => {
	for (const one of open.splice(0))
		if ('destroy' in one) one.destroy();
		else one.close();
});

async function listening(most = 1_000) {
	const server = createServer();
	open.push(...(await listenOn(server, { port: 0, host: HOST }, most)));
	return { server, port: (server.address() as AddressInfo).port };
}

function knock(port: number): Socket {
	const socket = connect({ port, host: HOST });
	open.push(socket);
	return socket;
}

it('lets in several visitors in one turn of the loop', async () => {
	const { server, port } = await listening();
	let [came, most] = [0, 0];
	server.on('connection', () => (came += 1));
	for (let number = 0; number < 64; number += 1) knock(port);
	for (let all = 0; all < 64;) {
		came = 0;
		await setImmediate();
		all += came;
		most = Math.max(most, came);
	}
	expect(most).toBeGreaterThan(process.platform === 'linux' ? 3 : 0);
});

it('refuses a port that another has, and one that it has opened itself', async () => {
	const other = createServer().listen(0, HOST);
	open.push(other);
	await once(other, 'listening');
	const mine = await listening();
	for (const { port } of [other.address() as AddressInfo, mine]) {
		const refused = listenOn(createServer(), { port, host: HOST }, 10);
		await expect(refused).rejects.toMatchObject({ code: 'EADDRINUSE' });
	}
});

it('refuses a number that is no port', async () => {
	const refused = listenOn(createServer(), { port: 99_999, host: HOST }, 10);
	await expect(refused).rejects.toMatchObject({ code: 'ERR_SOCKET_BAD_PORT' });
});

it('closes what comes beyond the most that it may hold, and takes another once one has left', async () => {
	const { server, port } = await listening(20);
	server.on('connection', (socket: Socket) => socket.write('in'));
	const inside = Array.from({ length: 20 }, () => knock(port));
	await Promise.all(inside.map((socket) => once(socket, 'data')));
	await once(knock(port), 'close');
	const [first] = inside;
	first?.destroy();
	await expect
		.poll(async () => {
			const next = knock(port);
			return Promise.race([
				once(next, 'data').then(() => 'in'),
				once(next, 'close').then(() => 'out')
			]);
		})
		.toBe('in');
});

it('closes connections that are only kept for a next request before it turns anybody away', async () => {
	const web = createWeb({ keepAliveTimeout: 60_000 }, (_, response) => response.end('in'));
	open.push(...(await listenOn(web, { port: 0, host: HOST }, 8)));
	const { port } = web.address() as AddressInfo;
	const asked = async () => {
		const socket = knock(port);
		socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n');
		return Promise.race([
			once(socket, 'data').then(() => 'in'),
			once(socket, 'close').then(() => 'out')
		]);
	};
	const answers: string[] = [];
	for (let number = 0; number < 24; number += 1) answers.push(await asked());
	expect(answers.filter((answer) => answer === 'out')).toEqual([]);
});

it('lets nobody in once all of it is closed', async () => {
	const server = createServer();
	const all = await listenOn(server, { port: 0, host: HOST }, 10);
	const { port } = server.address() as AddressInfo;
	await Promise.all(all.map((one) => new Promise((done) => one.close(done))));
	const [problem] = (await once(knock(port), 'error')) as [NodeJS.ErrnoException];
	expect(problem.code).toBe('ECONNREFUSED');
});
