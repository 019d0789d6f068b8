/** PostgreSQL for trying out and for tests: one that comes from npm and is thrown away, or that of TEST_DATABASE_URL. */
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../ports.mjs';
import { findEmbedded } from './embedded.ts';

/** A server with databases. */
export interface DatabaseServer {
	/** The URL of a new, empty database. */
	database(): Promise<string>;
	/** Asks something of one of its databases, as its owner. */
	ask(url: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	/** Ends it as a crash would, and begins again: what was committed is there. Only one that comes from npm. */
	crash(): Promise<void>;
	stop(): Promise<void>;
}

interface Started {
	readonly url: string;
	readonly crash: () => Promise<void>;
	readonly stop: () => Promise<void>;
}

export interface Wanted {
	/** Whether what it stores is on the disk before it answers, as on a server that people use. */
	readonly durable?: boolean;
}

/** Starts a server, or finds that of TEST_DATABASE_URL. */
export async function startDatabase({ durable = false }: Wanted = {}): Promise<DatabaseServer> {
	const given = process.env['TEST_DATABASE_URL'];
	const { url, crash, stop } = given === undefined ? await embedded(durable) : foreign(given);
	let databases = 0;
	return {
		async database() {
			databases += 1;
			const name = `earth_${process.pid}_${Date.now()}_${databases}`;
			await asked(url, `CREATE DATABASE ${name}`);
			const own = new URL(url);
			own.pathname = `/${name}`;
			return own.href;
		},
		ask: asked,
		crash,
		stop
	};
}

const foreign = (url: string): Started => ({
	url,
	crash: () => Promise.reject(new Error('TEST_DATABASE_URL is not ours to end')),
	stop: () => Promise.resolve()
});

async function asked(
	url: string,
	sql: string,
	values: unknown[] = []
): Promise<Record<string, unknown>[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		return (await client.query<Record<string, unknown>>(sql, values)).rows;
	} finally {
		await client.end();
	}
}

const FLAGS = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];

async function embedded(durable: boolean): Promise<Started> {
	// what is thrown away need not survive a power cut
	const flags = durable ? FLAGS : ['fsync=off', ...FLAGS];
	const port = await freePort();
	const folder = await mkdtemp(join(tmpdir(), 'borrowed-earth-pg-'));
	const EmbeddedPostgres = await findEmbedded();
	const server = new EmbeddedPostgres({
		databaseDir: folder,
		port,
		user: 'postgres',
		password: 'earth',
		persistent: false,
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
		postgresFlags: flags.flatMap((flag) => ['-c', flag]),
		onLog: () => undefined
	});
	await server.initialise();
	await server.start();
	return {
		url: `postgresql://postgres:earth@127.0.0.1:${port}/postgres`,
		async crash() {
			const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
			process.kill(Number(pid), 'SIGQUIT');
			while (isRunning(Number(pid))) await new Promise((go) => setTimeout(go, 20));
			await server.start();
		},
		stop: () => server.stop()
	};
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
