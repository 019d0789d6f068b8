/** How much this machine can do at once: the tests follow its cores and its free memory, and end on a small one too, later. */
import { availableParallelism, freemem } from 'node:os';

const GIGABYTE = 2 ** 30;

/** What `npm test` is made for: more steps at a time than this have nothing left to wait for. */
const MOST = 4;

/** How many cores the steps may keep busy. */
export const CORES = fitting(1, 1.5);

/**
 * How many of something run at once: so many for each core, and no more than there is memory for; at least one.
 * @param {number} each for each core
 * @param {number} gigabytes that one of them needs
 */
export function fitting(each, gigabytes) {
	const cores = Math.min(availableParallelism(), MOST);
	const room = Math.floor(freemem() / (gigabytes * GIGABYTE));
	return Math.max(1, Math.min(Math.ceil(each * cores), room));
}

/**
 * Milliseconds for which a test waits for something to be seen, for which it waits for a page to come, which the server may
 * have to read and draw for the first time, and for which it may last. Where something else keeps the machine busy on
 * purpose (`--busy`) nothing is too late; else a test that hangs says so within minutes.
 */
export const PATIENCE =
	process.env['BUSY'] === '1'
		? { look: 120_000, come: 300_000, test: 3_600_000 }
		: { look: 20_000, come: 100_000, test: 300_000 };
