/** A log is put into words once, and told again from what was said. */
import { expect, onTestFinished, test, vi } from 'vitest';

vi.mock('../../../src/lib/games/registry.ts', () => import('../toy.ts'));
/** How often something was put into words, how many milliseconds each takes, and after how many turns of others it was. */
const said = vi.hoisted(() => ({ times: 0, takes: 0, turns: 0, after: [] as number[] }));
vi.mock('../../../src/lib/server/tables/logSentences.ts', () => ({
	saidOf: (_game: string, entry: { seq: number }) => {
		said.times += 1;
		said.after.push(said.turns);
		if (said.takes > 0) vi.advanceTimersByTime(said.takes);
		return [`entry ${String(entry.seq)}`];
	}
}));
const { joined, openTable, stopClock } = await import('../harness.ts');

type Opened = Awaited<ReturnType<typeof openTable>>;
type Somebody = Opened['facilitator'];

let posted = 0;
const act = (who: Somebody, table: string, action: object, seat?: number) =>
	who.knock('POST', `/api/tables/${table}/actions`, {
		body: { id: `a${String((posted += 1))}`, action, ...(seat === undefined ? {} : { seat }) }
	});
const roll = (who: Somebody, table: string) => act(who, table, { type: 'roll', count: 1 });

async function read(who: Somebody, table: string, after = -1) {
	said.times = 0;
	const { body } = await who.knock('GET', `/api/tables/${table}/log?after=${String(after)}`);
	const entries = body['entries'] as { seq: number; says: string[]; action?: object | null }[];
	return { head: body['head'], entries, made: said.times };
}

test('only what is new is put into words, for whoever of the same audience asks', async () => {
	const { facilitator, table, code } = await openTable();
	const [ann, bob] = [await joined(code, 0), await joined(code, 1)];
	for (let time = 0; time < 5; time += 1) await roll(ann, table);
	const first = await read(facilitator, table);
	expect(first.entries.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);
	expect(first.entries[3]?.says).toEqual(['entry 3']);
	expect([first.head, first.made]).toEqual([5, 6]);
	expect((await read(facilitator, table)).made).toBe(0);
	await roll(bob, table);
	const later = await read(facilitator, table, 4);
	expect([later.entries.map(({ seq }) => seq), later.made]).toEqual([[5, 6], 1]);
	expect((await read(facilitator, table, 99)).entries).toEqual([]);
});

test('others have their turn while a long log is put into words', async () => {
	stopClock();
	const { facilitator, table, code } = await openTable();
	const ann = await joined(code, 0);
	for (let time = 0; time < 9; time += 1) await roll(ann, table);
	let next = setImmediate(function turn() {
		said.turns += 1;
		next = setImmediate(turn);
	});
	onTestFinished(() => {
		clearImmediate(next);
		said.takes = 0;
	});
	const stretches = async (who: Somebody, takes: number) => {
		Object.assign(said, { takes, after: [] });
		await read(who, table);
		return new Set(said.after).size;
	};
	expect(await stretches(facilitator, 1)).toBeGreaterThan(1);
	expect(await stretches(ann, 10)).toBe(10);
});

test('each audience hears what it may know, and no other’s', async () => {
	const { facilitator, table, code } = await openTable();
	const [ann, bob] = [await joined(code, 0), await joined(code, 1)];
	await act(ann, table, { type: 'hide', value: 7 });
	for (let round = 0; round < 2; round += 1) {
		const [own, others, all] = [
			await read(ann, table),
			await read(bob, table),
			await read(facilitator, table)
		].map(({ entries }) => entries.at(-1)?.action);
		expect([own, others, all]).toEqual([{ type: 'hide', value: 7 }, null, null]);
	}
});

test('another name is read at once, and what was told of a table goes with it', async () => {
	const { facilitator, table, code, workshop } = await openTable();
	const ann = await joined(code, 0, 'Otter');
	await roll(ann, table);
	await read(facilitator, table);
	const { body } = await facilitator.knock('GET', `/api/tables/${table}/view`);
	const [person = ''] = Object.keys((body['room'] as { people: object }).people);
	const renamed = await facilitator.knock('PATCH', `/api/tables/${table}/people/${person}`, {
		body: { name: 'Heron' }
	});
	expect(renamed.status).toBe(200);
	const again = await read(facilitator, table);
	expect(again.made).toBe(again.entries.length);
	await facilitator.knock('DELETE', `/api/workshops/${workshop}`);
	const gone = await facilitator.knock('GET', `/api/tables/${table}/log`);
	expect(gone.status).not.toBe(200);
});
