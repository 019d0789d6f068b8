/** The port of a server for which none is set. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export const USUAL = 3000;
/** How many are tried from the usual one on. */
const TRIES = 21;
/** Milliseconds in which a server on this machine has noticed who has come to it. */
const COMES = 1_000;

/**
 * The first port that is free: the last one used, since bookmarks and printed codes lead there, then the usual one and the
 * twenty after it. Null where all are taken.
 * @param {number | undefined} last
 * @param {string} [host] the address to listen on
 * @returns {Promise<number | null>}
 */
export async function freePort(last, host) {
	const tried = Array.from({ length: TRIES }, (_, after) => USUAL + after);
	for (const port of new Set([last ?? USUAL, ...tried])) if (await isFree(port, host)) return port;
	return null;
}

/** @param {number} port @param {string | undefined} host */
async function isFree(port, host) {
	const server = createServer((socket) => socket.destroy());
	try {
		server.listen({ port, ...(host === undefined ? {} : { host }) });
		await once(server, 'listening');
		return await isAtLocalhost(server, port);
	} catch {
		return false;
	} finally {
		if (server.listening) {
			server.close();
			await once(server, 'close');
		}
	}
}

/**
 * Whether the desk, which is opened at localhost, would come to this server: Windows and macOS give it the port of all addresses
 * though another program has that of localhost. Where nobody is there at all, nobody is in the way.
 * @param {import('node:net').Server} server
 * @param {number} port
 */
async function isAtLocalhost(server, port) {
	const ours = once(server, 'connection').then(() => true);
	const socket = connect({ port, host: 'localhost' });
	try {
		return await Promise.race([ours, once(socket, 'connect').then(() => setTimeout(COMES, false))]);
	} catch {
		return true;
	} finally {
		socket.destroy();
	}
}
