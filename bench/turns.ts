/** npm run lab -- bench-turns [--orders 200]: one workshop orders prints, many played worlds and help, as much as it is given; how long an honest one of another waits for the same. Build first. */
import { parseArgs } from 'node:util';
import { wholeOf } from '../scripts/command.ts';
import { ask, demand, openHouse, type House } from '../test/e2e/house.ts';

/** Milliseconds by which the flood may delay another workshop's order. */
const BAR = 2_000;
/** Milliseconds between two looks at worlds that are played. */
const LOOK = 50;

const { values } = parseArgs({ options: { orders: { type: 'string', default: '200' } } });
const orders = wholeOf('orders', values.orders);
const house = await openHouse();
const [flood, honest] = [await sample(house), await sample(house)];
// each worker starts once, which is not a matter of turns
await Promise.all([printed(flood), printed(honest), firstWorld(flood, 0), firstWorld(honest, 0)]);
const alone = { print: await printed(honest), world: await firstWorld(honest, 1) };
const taken = new Map<number, number>();
const flooding = Array.from({ length: orders }, async (_, number) => {
	const of = number % 2 === 0 ? `print/history.pdf` : 'runs';
	const body = number % 2 === 0 ? undefined : { entry: entryOf(flood, number) };
	const { status } = await raw(flood, of, body);
	taken.set(status, (taken.get(status) ?? 0) + 1);
});
const beside = { print: await printed(honest), world: await firstWorld(honest, 2) };
await Promise.all(flooding);
await house.close();
console.log(`${orders} orders of one workshop: ${JSON.stringify(Object.fromEntries(taken))}`);
for (const what of ['print', 'world'] as const) {
	const [before, then] = [alone[what], beside[what]].map((time) => time.toFixed(0));
	console.log(`a ${what} of another: ${before} ms alone, ${then} ms beside them`);
	if (beside[what] - alone[what] > BAR) process.exitCode = 1;
}

/** A workshop with a finished game. */
interface Lesson {
	readonly table: string;
	readonly token: string;
	/** The entries that were somebody's actions. */
	readonly played: readonly number[];
}

async function sample(at: House): Promise<Lesson> {
	interface Opened {
		token: string;
		tables: readonly { table: string }[];
	}
	const { token, tables } = await demand<Opened>(at, 'sample', { body: {} });
	const table = tables[0]?.table ?? '';
	interface Log {
		entries: readonly { seq: number; kind: string; actor?: unknown }[];
	}
	const { entries } = await demand<Log>(at, `tables/${table}/log`, { token });
	const played = entries.filter(
		({ kind, actor }) => kind === 'action' && typeof actor === 'number'
	);
	return { table, token, played: played.map(({ seq }) => seq) };
}

function entryOf({ played }: Lesson, number: number): number {
	return played[number % played.length] ?? 1;
}

async function raw({ table, token }: Lesson, path: string, body?: object) {
	const response = await fetch(`${house.origin}/api/tables/${table}/${path}`, {
		method: body ? 'POST' : 'GET',
		headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
		...(body ? { body: JSON.stringify(body) } : {})
	});
	await response.arrayBuffer();
	return response;
}

/** Milliseconds until a print is there. */
async function printed(lesson: Lesson): Promise<number> {
	const begun = performance.now();
	const { status } = await raw(lesson, 'print/history.pdf');
	if (status !== 200) throw new Error(`no print: ${status}`);
	return performance.now() - begun;
}

/** Milliseconds until the first world of a turn has been played on. */
async function firstWorld(lesson: Lesson, number: number): Promise<number> {
	const begun = performance.now();
	const body = { entry: entryOf(lesson, number) };
	for (;;) {
		const { answer } = await ask(house, `tables/${lesson.table}/runs`, {
			body,
			token: lesson.token
		});
		const { ways = [] } = answer as { ways?: readonly { worlds: number }[] };
		if (ways.some(({ worlds }) => worlds > 0)) return performance.now() - begun;
		await new Promise((go) => setTimeout(go, LOOK));
	}
}
