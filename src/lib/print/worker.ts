/** The print worker: sets one record after another, away from the tables, with its typefaces read once. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { locales, overwriteServerAsyncLocalStorage, type Locale } from '../paraglide/runtime.js';
import type { Answer, Order } from './orders.ts';
import { bookletOf } from './book/booklet.ts';
import { bookOf, svgOf } from './book/book.ts';
import { pdfOf } from './pdf.ts';

// on Linux this is the thread's own: where the machine is busy, the tables come first
if (platform() === 'linux') setPriority(10);

/** What a record's pages say by themselves is said in its own language. */
const spoken = new AsyncLocalStorage<{ locale?: Locale }>();
overwriteServerAsyncLocalStorage(spoken);

parentPort?.on('message', (order: Order) => {
	const locale = locales.find((one) => one === order.record.language);
	void spoken
		.run(locale ? { locale } : {}, () => set(order))
		.then((answer) => {
			parentPort?.postMessage(answer);
		});
});

async function set({ id, record, paper, form }: Order): Promise<Answer> {
	try {
		const tell = (made: number) => {
			parentPort?.postMessage({ id, made } satisfies Answer);
		};
		if (form === 'svg') return { id, bytes: Buffer.from(await svgOf(record, paper)) };
		if (record.parts) return { id, bytes: await bookletOf(record, paper, tell) };
		return { id, bytes: (await bookOf(record, paper)) ?? (await pdfOf(record, paper, tell)) };
	} catch (error) {
		return { id, failed: error instanceof Error ? error.message : String(error) };
	}
}
