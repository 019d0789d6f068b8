/** What the server counts of itself, for those who watch it: no person, table or address is told apart. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

const registry = new Registry();
const registers = [registry];

const framesSeen = new Counter({
	name: 'borrowed_earth_frames_total',
	help: 'Messages on the sockets of shared documents',
	labelNames: ['way'],
	registers
});

/** One more message that came in, or went out. */
export const frames = { in: framesSeen.labels('in'), out: framesSeen.labels('out') };
for (const way of Object.values(frames)) way.inc(0); // there from the beginning

/** Refusals by their code, or a socket’s close code. */
export const refusals = new Counter({
	name: 'borrowed_earth_refusals_total',
	help: 'Requests and sockets that were refused, by code',
	labelNames: ['code'],
	registers
});

/** Tables that were read from their logs, because they were not in memory. */
export const tablesRead = new Counter({
	name: 'borrowed_earth_tables_read_total',
	help: 'Tables that were read from their logs',
	registers
});

const commits = new Histogram({
	name: 'borrowed_earth_commit_seconds',
	help: 'How long it takes until an entry or edits are on the disk',
	labelNames: ['what'],
	buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
	registers
});

/** Does something that ends with a commit, and notes how long it took. */
export async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
	const end = commits.startTimer({ what });
	try {
		return await work();
	} finally {
		end();
	}
}

/** A figure that is asked for whenever somebody looks. In `vite dev` a module that is loaded anew takes the place of the one before. */
export function watch(figure: string, help: string, read: () => number | Promise<number>): void {
	const name = `borrowed_earth_${figure}`;
	registry.removeSingleMetric(name);
	new Gauge({
		name,
		help,
		registers,
		async collect() {
			this.set(await read());
		}
	});
}

const relays = new Counter({
	name: 'borrowed_earth_relays_total',
	help: 'Visitors who were handed on to the process that owns their workshop, by what became of it',
	labelNames: ['end'],
	registers
});

/** One more visitor was handed on, or could not be. */
export const countRelay = (end: string): void => relays.inc({ end });

let begun = false;

/** All figures as Prometheus reads them, with those of the process: memory, processor, delay of its loop. */
export async function metrics(): Promise<{ type: string; text: string }> {
	if (!begun) collectDefaultMetrics({ register: registry });
	begun = true;
	return { type: registry.contentType, text: await registry.metrics() };
}
