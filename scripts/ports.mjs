/** Ports of this machine for what is started here. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** The system hands out ports from 32,768 on to whatever asks for any: one from below is not taken before it is used. */
const [FIRST, PAST] = [20_000, 32_768];

/** A port that nobody listens on. */
export async function freePort() {
	for (;;) {
		const port = randomInt(FIRST, PAST);
		if (await isFree(port)) return port;
	}
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
	return new Promise((answer) => {
		const probe = createServer();
		probe.once('error', () => answer(false));
		probe.listen(port, () => probe.close(() => answer(true)));
	});
}
