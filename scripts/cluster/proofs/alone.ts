/** 11: a table at which only the computer plays, and at which nobody looks. */
import { demand } from '../../../test/e2e/house.ts';
import { openCluster, type Cluster } from '../cluster.ts';

const SEATS = 4;
/** After how many kills another game begins, since games end. */
const A_GAME = 10;
/** Milliseconds within which the table goes on. */
const ON = 120_000;

const pause = (time: number) => new Promise((go) => setTimeout(go, time));

/** Kills the owner `times` times: the milliseconds until another process plays on, each time. */
export async function alone(times: number): Promise<number[]> {
	const cluster = await openCluster();
	try {
		const on: number[] = [];
		let { workshop, table } = await opened(cluster);
		for (let kill = 0; kill < times; kill += 1) {
			if (kill > 0 && kill % A_GAME === 0) ({ workshop, table } = await opened(cluster));
			await played(cluster, table, 3);
			const owner = await cluster.ownerOf(workshop);
			if (!owner) throw new Error('nobody owns the workshop');
			await owner.kill();
			on.push(await played(cluster, table, 1));
			await owner.restart();
		}
		return on;
	} finally {
		await cluster.close();
	}
}

async function opened(cluster: Cluster): Promise<{ workshop: string; table: string }> {
	const { workshop = '', token } = await demand(cluster, 'workshops', { body: { title: 'Alone' } });
	const body = { game: 'biome', seats: SEATS, title: 'Table' };
	const { table = '' } = await demand(cluster, `workshops/${workshop}/tables`, { body, token });
	const desk = { id: 'pace', pace: 1 };
	await demand(cluster, `tables/${table}/desk`, { body: desk, token });
	for (let seat = 0; seat < SEATS; seat += 1) {
		const put = { method: 'PUT', body: { level: 'learns' }, token };
		await demand(cluster, `tables/${table}/computers/${seat}`, put);
	}
	return { workshop, table };
}

/** Milliseconds until `more` entries more are stored, as the database says: who asks a process would come to the table. */
async function played(cluster: Cluster, table: string, more: number): Promise<number> {
	const begun = performance.now();
	const count = async () => {
		const sql = 'SELECT count(*)::integer AS entries FROM entries WHERE "table" = $1';
		const [row] = await cluster.server.ask(cluster.database, sql, [table]);
		return Number(row?.['entries'] ?? 0);
	};
	const before = await count();
	while ((await count()) < before + more) {
		if (performance.now() - begun > ON) throw new Error('nobody plays on');
		await pause(50);
	}
	return performance.now() - begun;
}
