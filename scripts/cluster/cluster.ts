/** Several processes of the built server on one PostgreSQL, behind a balancer that picks at random. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { openBalancer, type Balancer } from './balancer.ts';
import { freePort } from '../ports.mjs';
import { startDatabase, type DatabaseServer, type Wanted as Database } from './postgres.ts';

const SECRET = 'a-secret-for-trying-it-out';

/** One process of the cluster. */
export interface Member {
	readonly port: number;
	readonly child: ChildProcess;
	/** Ends it at once, as a power cut would. */
	kill(): Promise<void>;
	/** Ends it in order. */
	stop(): Promise<void>;
	/** Begins again at the same address. */
	restart(): Promise<void>;
	/** Lets it stand still, and go on. */
	pause(): void;
	resume(): void;
}

export interface Cluster {
	readonly origin: string;
	readonly port: number;
	readonly members: readonly Member[];
	readonly balancer: Balancer;
	readonly server: DatabaseServer;
	readonly database: string;
	/** Where the keys of its workshops lie. */
	readonly keys: string;
	/** Which of them owns a workshop at this moment; undefined for none. */
	ownerOf(workshop: string): Promise<Member | undefined>;
	close(): Promise<void>;
}

export interface Wanted extends Pick<Database, 'durable'> {
	readonly processes?: number;
	/** The balancer's port. */
	readonly port?: number;
	/** At which address of this machine it listens; else only where this machine itself comes by. */
	readonly host?: string;
	readonly env?: NodeJS.ProcessEnv;
	/** What Node is given before the program. */
	readonly flags?: readonly string[];
	/** Done before the first process starts, with the database's URL. */
	readonly before?: (url: string) => Promise<void>;
	/** By which URL each process reaches the database, where that is not the straight way. */
	readonly reach?: (url: string, process: number) => string;
	/** At which address the others reach each process, where that is not its own. */
	readonly address?: (port: number, process: number) => string;
}

/** Starts PostgreSQL, the processes and the balancer. */
export async function openCluster(wanted: Wanted = {}): Promise<Cluster> {
	const { processes = 3, reach = (url: string) => url } = wanted;
	const server = await startDatabase(wanted);
	const database = await server.database();
	const keys = await server.database();
	await wanted.before?.(database);
	const members: Addressed[] = [];
	for (let number = 0; number < processes; number += 1) {
		const env = { ...wanted.env, DATABASE_URL: reach(database, number), KEYS_URL: keys };
		members.push(await openMember(number, { ...wanted, env }));
	}
	const balancer = await openBalancer(
		members.map((one) => one.port),
		wanted.port,
		wanted.host
	);
	return {
		origin: `http://localhost:${balancer.port}`,
		port: balancer.port,
		members,
		balancer,
		server,
		database,
		keys,
		async ownerOf(workshop) {
			const [row] = await server.ask(
				database,
				'SELECT address FROM leases WHERE workshop = $1 AND until > clock_timestamp()',
				[workshop]
			);
			return members.find(({ address }) => address === row?.['address']);
		},
		async close() {
			await balancer.close();
			await Promise.all(members.map((one) => one.stop()));
			await server.stop();
		}
	};
}

/** As the other processes reach it. */
type Addressed = Member & { readonly address: string };

async function openMember(
	number: number,
	{ env, flags = [], address = (port: number) => `127.0.0.1:${port}` }: Wanted
): Promise<Addressed> {
	const port = await freePort();
	const reached = address(port, number);
	const start = () =>
		serve(port, flags, {
			...env,
			INTERNAL_ADDRESS: reached,
			CLUSTER_SECRET: SECRET
		});
	let child = await start();
	const end = async (signal: NodeJS.Signals) => {
		if (child.exitCode !== null || child.signalCode !== null) return;
		const gone = once(child, 'exit');
		child.kill('SIGCONT'); // one that stands still hears nothing
		child.kill(signal);
		await gone;
	};
	return {
		port,
		address: reached,
		get child() {
			return child;
		},
		kill: () => end('SIGKILL'),
		stop: () => end('SIGTERM'),
		async restart() {
			child = await start();
		},
		pause: () => void child.kill('SIGSTOP'),
		resume: () => void child.kill('SIGCONT')
	};
}

/** The processes that run now; they end with whoever began them. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
	for (const child of running) child.kill('SIGKILL');
});

async function serve(
	port: number,
	flags: readonly string[],
	env: NodeJS.ProcessEnv
): Promise<ChildProcess> {
	const child = spawn(process.execPath, [...flags, resolve('src/server.ts')], {
		env: {
			LOG_LEVEL: 'error',
			...process.env,
			...env,
			PORT: String(port),
			HOST: '127.0.0.1',
			BEHIND_PROXY: '1'
		},
		stdio: ['ignore', 'ignore', 'inherit', 'ipc']
	});
	child.channel?.unref();
	child.unref();
	running.add(child);
	child.once('exit', () => running.delete(child));
	for (let tries = 0; tries < 2_000; tries += 1) {
		const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
		if (answer?.ok) return child;
		if (child.exitCode !== null) break;
		await new Promise((go) => setTimeout(go, 30));
	}
	child.kill('SIGKILL');
	throw new Error('a process of the cluster did not start');
}
