/** The wire to the server: a WebSocket, or requests where a network lets none through. */
import type { PollingSocket } from './polling.ts';
import { health } from './servertime.ts';

/** How many sockets of a document in a row may fail to open, though the server is there. */
const TRIES = 2;
/** Milliseconds after which a socket is given up: some networks neither let it through nor refuse it. */
const TIMEOUT = 8_000;
const failures = new Map<string, number>();
/** Requests in the place of sockets: fetched where they are needed, since most networks let sockets through. */
let Requests: typeof PollingSocket | null = null;
/** Whether requests have come through: then sockets are not tried again for the rest of this page's life. */
let polls = false;

/** A WebSocket; or requests, where the network turns out to let no socket through. */
export function newSocket(url: string | URL, protocols?: string | string[]): WebSocket {
	const of = String(url);
	if (Requests && (polls || (failures.get(of) ?? 0) >= TRIES)) {
		failures.delete(of); // should requests not come through either, it begins again with sockets
		const polling = new Requests(url, protocols, () => (polls = true));
		return polling as unknown as WebSocket;
	}
	const socket = new WebSocket(url, protocols);
	const late = setTimeout(() => {
		socket.close();
	}, TIMEOUT);
	const failed = () => {
		clearTimeout(late);
		void failedAt(of);
	};
	socket.addEventListener('close', failed);
	socket.addEventListener('open', () => {
		clearTimeout(late);
		socket.removeEventListener('close', failed);
		failures.delete(of);
	});
	return socket;
}

/** Counts a socket that did not open. A server that begins again lets none through either, and that says nothing of the network. */
async function failedAt(of: string): Promise<void> {
	if (!(await health())?.ok) return;
	const failed = (failures.get(of) ?? 0) + 1;
	failures.set(of, failed);
	if (failed >= TRIES) Requests ??= (await import('./polling.ts')).PollingSocket;
}
