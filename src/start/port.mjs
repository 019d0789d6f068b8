/** The port of a server for which none is set. */
import { once } from 'node:events';
import { createServer } from 'node:net';

export const USUAL = 3000;
/** How many are tried from the usual one on. */
const TRIES = 21;

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
	const server = createServer();
	try {
		server.listen({ port, ...(host === undefined ? {} : { host }) });
		await once(server, 'listening');
		return true;
	} catch {
		return false;
	} finally {
		if (server.listening) {
			server.close();
			await once(server, 'close');
		}
	}
}
