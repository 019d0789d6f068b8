/**
 * npm run cluster -- [--processes 3] [--port 3000]: several processes on PostgreSQL from npm, behind a balancer that
 * picks at random, for trying it out. With --prove [--only 1,2] [--bounded] it shows instead, by number, that nothing is
 * lost while they fail. Build first.
 */
import { parseArgs } from 'node:util';
import { openCluster } from './cluster/cluster.ts';
import { BOUNDED, FULL, PROOFS } from './cluster/proofs/proofs.ts';
import { wholeOf } from './command.ts';

const { values } = parseArgs({
	options: {
		processes: { type: 'string', default: '3' },
		port: { type: 'string', default: '3000' },
		prove: { type: 'boolean', default: false },
		only: { type: 'string' },
		bounded: { type: 'boolean', default: false }
	}
});
process.setMaxListeners(0); // every stock client has one
if (values.prove) process.exit((await prove()) ? 0 : 1);
await tryOut();

async function tryOut(): Promise<void> {
	const cluster = await openCluster({
		processes: wholeOf('processes', values.processes),
		port: wholeOf('port', values.port)
	});
	console.log(`\n  Borrowed Earth, ${cluster.members.length} processes: ${cluster.origin}`);
	for (const { port } of cluster.members) {
		console.log(`  one of them alone: http://localhost:${port}`);
	}
	console.log(`  their database: ${cluster.database}\n`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => void cluster.close().then(() => process.exit(0)));
	}
	setInterval(() => undefined, 60_000); // until it is told to end
}

/** Whether all hold that are asked for. */
async function prove(): Promise<boolean> {
	const only = values.only?.split(',').map(Number);
	const wanted = PROOFS.filter(({ number }) => only?.includes(number) ?? true);
	let failed = 0;
	for (const { number, title, run } of wanted) {
		try {
			console.log(`${number}. ${title}: ${await run(values.bounded ? BOUNDED : FULL)}`);
		} catch (cause) {
			failed += 1;
			console.log(
				`${number}. ${title}: FAILED, ${cause instanceof Error ? cause.message : String(cause)}`
			);
		}
	}
	console.log(`${wanted.length - failed} held, ${failed} failed`);
	return failed === 0;
}
