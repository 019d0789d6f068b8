/** The other end of a `Thread`: what runs inside it. */
import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Answer, Order } from './orders.ts';

/** Answers every order with what `work` makes of it; what it tells on the way is handed on at once. */
export function serve(work: (asked: never, tell: (part: unknown) => void) => unknown): void {
	// on Linux this is the thread's own: where the machine is busy, the tables come first
	if (platform() === 'linux') setPriority(10);
	const say = (answer: Answer<unknown, unknown>): void => parentPort?.postMessage(answer);
	parentPort?.on('message', ({ id, asked }: Order<never>) => {
		Promise.resolve()
			.then(() => work(asked, (part) => say({ id, part })))
			.then(
				(done) => say({ id, done }),
				(cause: unknown) => {
					say({ id, failed: cause instanceof Error ? cause.message : String(cause) });
				}
			);
	});
}
