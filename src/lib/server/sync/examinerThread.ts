/** The thread in which documents are tried. */
import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { examine } from './examination.ts';
import type { Answer, Order } from './examiner.ts';

// on Linux this is the thread's own: where the machine is busy, the tables come first
if (platform() === 'linux') setPriority(10);

parentPort?.on('message', (order: Order) => {
	parentPort?.postMessage(answerTo(order));
});

function answerTo({ id, updates }: Order): Answer {
	try {
		return { id, ...examine(updates) };
	} catch (error) {
		return { id, failed: error instanceof Error ? error.message : String(error) };
	}
}
