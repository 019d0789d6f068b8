/** How the port is opened: by several sockets, so that a school that comes at the same moment is let in at once. */
import { once } from 'node:events';
import { createServer, type ListenOptions, type Server, type Socket } from 'node:net';

/** Node takes in one connection of each listening socket in a turn of its loop: where turns grow long, so many come in with each. */
const SOCKETS = 64;
/** Connections that wait to be taken in. The system drops what comes beyond, and a phone knocks again after 1, 3 and 7 s. */
const WAITING = 4_096;

/** Of the most connections, the share from which on those that wait for a next request are closed. */
const CROWDED = 0.75;

/** A server of Node's, of `http` or of `net`; the one of `http` knows which connections wait for nothing just now. */
type Opened = Server & { closeIdleConnections?: () => void };

/**
 * Opens a port for a server, which then holds at most so many connections: one more is closed, and before that those that
 * are only kept for a next request. Answers with all that listens and is to be closed. Where the system does not share a
 * port out among sockets, which Linux does, there is one of them.
 * Throws the system's error, such as `EADDRINUSE` where another process has the port.
 */
export async function listenOn(
	server: Opened,
	where: ListenOptions,
	most: number
): Promise<readonly Server[]> {
	let held = 0;
	server.prependListener('connection', (socket: Socket) => {
		held += 1;
		socket.once('close', () => (held -= 1));
		if (held > most * CROWDED) server.closeIdleConnections?.();
		if (held > most) socket.destroy();
	});
	if (process.platform !== 'linux') return [await opened(server, where)];
	const shared = { ...where, port: await untaken(where), reusePort: true };
	const others = Array.from({ length: SOCKETS - 1 }, () =>
		createServer((socket) => server.emit('connection', socket))
	);
	return Promise.all([server, ...others].map((one) => opened(one, shared)));
}

/** The port, if nobody has it: a process that shares its own would be given another's too. */
async function untaken(where: ListenOptions): Promise<number> {
	const probe = await opened(createServer(), where);
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

async function opened(server: Server, where: ListenOptions): Promise<Server> {
	server.listen({ ...where, backlog: WAITING });
	await once(server, 'listening'); // which an error ends
	return server;
}
