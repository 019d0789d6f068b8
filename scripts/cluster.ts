/** npm run cluster -- [--processes 3] [--port 3000]: several processes on PostgreSQL from npm, behind a balancer that picks at random, for trying it out. Build first. */
import { parseArgs } from 'node:util';
import { openCluster } from './cluster/cluster.ts';
import { wholeOf } from './command.ts';

const { values } = parseArgs({
	options: {
		processes: { type: 'string', default: '3' },
		port: { type: 'string', default: '3000' }
	}
});
const cluster = await openCluster({
	processes: wholeOf('processes', values.processes),
	port: wholeOf('port', values.port)
});
console.log(`\n  Borrowed Earth, ${cluster.members.length} processes: ${cluster.origin}`);
for (const { port } of cluster.members) console.log(`  a process alone: http://localhost:${port}`);
console.log(`  the database: ${cluster.database}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void cluster.close().then(() => process.exit(0)));
}
setInterval(() => undefined, 60_000); // until it is told to end
