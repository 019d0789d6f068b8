/** The wire to the server: a WebSocket, or requests where a network lets none through. */
import type { PollingSocket } from './polling.ts';
import { health } from './servertime.ts';

/** How many sockets of a page in a row may fail to open, though the server is there: what one document learns of the network holds for all. */
const TRIES = 2;
/** Milliseconds after which a socket is given up on which nothing has come: some networks neither let it through nor refuse it. */
const TIMEOUT = 8_000;
let failures = 0;
/** When a failure was last counted: sockets that were under way then have failed with it. */
let counted = 0;
/** Requests in the place of sockets: fetched where they are needed, since most networks let sockets through. */
let Requests: typeof PollingSocket | null = null;
/** Whether requests have come through: then sockets are not tried again for the rest of this page's life. */
let polls = false;

/** A WebSocket; or requests, where the network turns out to let no socket through. */
export function newSocket(url: string | URL, protocols?: string | string[]): WebSocket {
	if (Requests && (polls || failures >= TRIES)) {
		failures = 0; // should requests not come through either, it begins again with sockets
		const polling = new Requests(url, protocols, () => (polls = true));
		return polling as unknown as WebSocket;
	}
	const socket = new WebSocket(url, protocols);
	const begun = performance.now();
	let counts = true;
	// one that opens and whose words are eaten on the way has not opened for us either
	const late = setTimeout(() => {
		counts = true;
		socket.close();
	}, TIMEOUT);
	socket.addEventListener('close', () => {
		clearTimeout(late);
		if (counts) void failed(begun);
	});
	socket.addEventListener('open', () => (counts = false));
	socket.addEventListener('message', () => {
		clearTimeout(late);
		failures = 0;
	});
	return socket;
}

/** Counts a socket that did not open, and all that hung with it once. A server that begins again lets none through either, and that says nothing of the network. */
async function failed(begun: number): Promise<void> {
	const closed = performance.now();
	if (!(await health())?.ok || begun < counted) return;
	counted = closed;
	failures += 1;
	if (failures < TRIES) return;
	// where the server ends meanwhile, the next failure asks for them again
	Requests ??= (await import('./polling.ts').catch(() => null))?.PollingSocket ?? null;
}
