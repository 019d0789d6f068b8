/** The process: SvelteKit's handler and the sync sockets on one port. Node 24 runs it as it is. */
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { countGuests } from './lib/server/base/guests.ts';
import { note } from './lib/server/base/logger.ts';
import { loadAll, mostConnections, standing } from './lib/server/base/parts.ts';
import { setting } from './lib/server/base/setting.ts';
import { said } from './lib/server/base/terminal.mjs';
import { answeredOutright, setRight } from './lib/server/http/arriving.ts';
import { TIMEOUTS } from './lib/server/base/timeouts.ts';
import { listenOn } from './lib/server/http/listening.ts';
import { tellNextPage } from './lib/server/http/nextPage.ts';
import { tellWays } from './start/ways.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Connections that are still busy so long after the signal are cut. */
const LAST_MOMENT = 4_000;
const BETWEEN = 50;

const port = Number(setting('PORT') ?? 3000);
/** Where it is not set, Node opens the port for both families of addresses, or for version 4 where there is no other. */
const host = setting('HOST');
const behindProxy = process.env['BEHIND_PROXY'] === '1';
// Without such a header adapter-node takes plain http for https and answers form posts with 403.
process.env['PROTOCOL_HEADER'] = setting('PROTOCOL_HEADER') ?? 'x-forwarded-proto';
// Limits go by address: behind a proxy that is what the proxy says, else never what a visitor says.
// So it does where a process of a cluster hands visitors on to another.
const inCluster = setting('CLUSTER_SECRET') !== undefined;
if (behindProxy || inCluster)
	process.env['ADDRESS_HEADER'] = setting('ADDRESS_HEADER') ?? 'x-forwarded-for';
// Each door measures what it is sent; a workshop's file is the largest of all.
process.env['BODY_SIZE_LIMIT'] = setting('BODY_SIZE_LIMIT') ?? '17M';

const built = new URL('../build/', import.meta.url);
// what Node has made of the build is kept beside it, so that it starts again in two thirds of the time
enableCompileCache(fileURLToPath(new URL('compiled/', built)));
const handler = await load();
const stands = standing(fileURLToPath(built));
const sendPacked = await packed(fileURLToPath(new URL('client.zip', built)));
const { cluster } = globalThis;
const server = createServer(TIMEOUTS, (request, response) => {
	const relayed = arrived(request);
	response.setHeader('x-content-type-options', 'nosniff'); // files and Kit's own refusals too
	if (answeredOutright(request, response)) return;
	const here = () => answer(request, response);
	if (cluster) void cluster.receive(request, response, relayed, here);
	else here();
});
if (!cluster) globalThis.guests = countGuests(server);
server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
	setRight(request);
	const here = () => globalThis.sync.upgrade(request, stream, head);
	if (cluster) void cluster.receiveUpgrade(request, stream, head, arrived(request), here);
	else here();
});
const opening = Promise.withResolvers<number>();
/** The port, once it is open and has said so. */
export const opened = opening.promise;
/** All that takes in connections. */
let listening: readonly Server[] = [];
void listen();
// a window that is closed hangs up
process.on('SIGTERM', stop).on('SIGINT', stop).on('SIGHUP', stop);
let stopping = false;

/** Kit's handler; by then `init` has run: the storage is open, the sockets stand ready. */
async function load(): Promise<Handler> {
	try {
		const { handler } = (await import(new URL('handler.js', built).href)) as { handler: Handler };
		return handler;
	} catch (error) {
		return fail(error instanceof Error ? error.message : String(error));
	}
}

/** What answers for the client's files in a bundle, where one zip holds them. */
async function packed(zip: string) {
	if (!existsSync(zip)) return null;
	const { packedClient } = await import('./lib/server/http/packedClient.ts');
	return packedClient(readFileSync(zip));
}

/** Sets right what is asked and where a visitor comes from; whether another process of the cluster has done so, and sends them. */
function arrived(request: IncomingMessage): boolean {
	setRight(request);
	const { headers, socket } = request;
	if (cluster?.isRelayed(headers) === true) return true;
	if (!behindProxy) {
		headers['x-forwarded-proto'] = 'http'; // never a visitor's own
		if (inCluster) delete headers['x-forwarded-for'];
	}
	headers['x-forwarded-for'] ??= socket.remoteAddress ?? 'unknown';
	return false;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
	tellNextPage(request, response);
	if (request.url?.startsWith('/sync/')) globalThis.sync.poll(request, response);
	else if (sendPacked?.(request, response) === true) return;
	else if (isFile(request) && !stands()) refuseRebuilt(response);
	else handler(request, response, () => response.writeHead(404).end());
}

/** Whether it asks for a file of the build, which is read from the disk. */
const isFile = ({ url = '' }: IncomingMessage) => /^\/(_app\/|[\w-]+\.\w+($|\?))/.test(url);

/** Pages and doors are in memory, and go on. */
function refuseRebuilt(response: ServerResponse): void {
	note('rebuilt');
	response
		.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' })
		.end(said('start_rebuilt'));
}

async function listen(): Promise<void> {
	try {
		const where = { port, ...(host === undefined ? {} : { host }) };
		listening = await listenOn(server, where, mostConnections());
	} catch (error) {
		fail(portProblem(error as NodeJS.ErrnoException)); // which is what Node throws there
	}
	await open();
}

/** Visitors who come at once are answered at once: their own parts come with what they ask. Whoever started it is told when all are there. */
async function open(): Promise<void> {
	try {
		await loadAll(fileURLToPath(new URL('server/', built)));
	} catch (error) {
		fail(String(error));
	}
	welcome();
}

function portProblem({ code, message }: NodeJS.ErrnoException): string {
	if (code === 'EADDRINUSE') return said('start_port_taken', { port });
	if (code === 'ERR_SOCKET_BAD_PORT')
		return said('start_port_bad', { port: process.env['PORT'] ?? '' });
	if (code === 'EACCES') return said('start_port_forbidden', { port });
	return said('start_port_broken', { port, problem: message });
}

function fail(sentence: string): never {
	console.error(sentence);
	process.exit(1);
}

/** Tells whoever started it what to open, here and on the phones in the room. */
function welcome(): void {
	const address = server.address();
	const open = typeof address === 'object' && address ? address.port : port;
	note('started', { port: open });
	try {
		tellWays(open);
	} catch (problem) {
		fail(problem instanceof Error ? problem.message : String(problem));
	}
	opening.resolve(open);
}

/** Stores what was accepted, lets clients come back elsewhere, and ends. */
function stop(): void {
	if (stopping) return; // a terminal tells all of its processes, and `npm start` tells this one again
	stopping = true;
	note('stopping');
	const closing = globalThis.sync.closeAll();
	// never returns while a WebSocket is open, so they are closed meanwhile
	const closed = listening.map((one) => new Promise((done) => one.close(done)));
	void Promise.all(closed).then(() => closing.finally(() => process.exit(0)));
	void closing.finally(() => {
		// a connection that was busy at the signal is idle a little later
		setInterval(() => server.closeIdleConnections(), BETWEEN).unref();
		setTimeout(() => process.exit(0), LAST_MOMENT).unref();
	});
}
