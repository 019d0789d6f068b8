/**
 * npm run lab -- bench-cluster [--tables 60] [--seconds 20] [--pace 20000] [--processes 1,2,3] [--before TREE]: simulated phones play and write on a single
 * SQLite process, and on a number of processes with PostgreSQL, where each connection and request goes to one of them at random. Each phone acts once in `pace` milliseconds. It prints how
 * long it takes from an action to the other phones, what a workshop weighs, how much processor an action takes, and what it costs to be handed on. With
 * another tree, built too, its SQLite process comes first. Build first.
 */
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { openCluster, type Cluster } from '../scripts/cluster/cluster.ts';
import { wholeOf } from '../scripts/command.ts';
import { seededSource } from '../src/lib/engine/random.ts';
import type { Json } from '../src/lib/engine/json.ts';
import { gameOf } from '../src/lib/games/registry.ts';
import { unflatten } from '../src/lib/table/flat.ts';
import { ask, demand, openHouse } from '../test/e2e/house.ts';
import { below, spentBy, weightOf } from './processes.ts';
import { at } from './spread.ts';
import { pause } from './pause.ts';

const SEATS = 5;
/** What the others are compared with. */
const ALONE = 'SQLite, 1 process';
/** Tables of one workshop. */
const TOGETHER = 12;
/** In the time of how many actions each phone writes a letter. */
const WRITES = 0.5;
/** How often an action is asked of the owner, and of another process. */
const RELAYS = 150;
/** Milliseconds: until what follows the coming of all phones is over, and in which they only look. */
const SETTLES = 10_000;
const LOOKS = 10_000;

const { values } = parseArgs({
	options: {
		tables: { type: 'string', default: '60' },
		seconds: { type: 'string', default: '20' },
		pace: { type: 'string', default: '20000' },
		processes: { type: 'string', default: '1,2,3' },
		before: { type: 'string' }
	}
});
const tables = wholeOf('tables', values.tables);
const time = wholeOf('seconds', values.seconds) * 1_000;
const pace = wholeOf('pace', values.pace);
const dice = seededSource(11);
process.setMaxListeners(0); // every stock client has one

interface Place {
	/** Of each process. */
	readonly origins: readonly string[];
	readonly pids: readonly number[];
}

/** A process as a balancer picks it, for each connection and request anew: it takes no time here, as there is none before the single process. */
const any = ({ origins }: Place) => ({ origin: origins[dice(origins.length)] ?? '' });

/** Seconds of processor time. */
type Spent = Readonly<Record<'servers' | 'database', number>>;

/**
 * What one setting has shown: milliseconds from an action to each other phone, to the last of them, from a letter to another phone; bytes of memory that a workshop took, all processes together; and what processors
 * did in a second in which all only look, and for an action beside that.
 */
type Shown = Readonly<
	Record<'actions' | 'last' | 'edits', readonly number[]> &
		Record<'acted' | 'refused' | 'weight', number> &
		Record<'idle' | 'action', Spent> & { name: string }
>;

/** One table of phones: what each sees of the game, and the text that all write. */
class Table {
	readonly #place: Place;
	readonly #id: string;
	readonly #tokens: readonly string[];
	readonly views: readonly WebsocketProvider[];
	readonly stories: readonly WebsocketProvider[];
	/** When each phone has seen an entry, by its number. */
	readonly #seen = new Map<number, number[]>();
	/** When an entry was asked for, and by which phone. */
	readonly #asked = new Map<number, { seat: number; begun: number }>();
	readonly edits: number[] = [];
	refused = 0;
	#acted = 0;

	constructor(place: Place, id: string, tokens: readonly string[]) {
		this.#place = place;
		this.#id = id;
		this.#tokens = tokens;
		this.views = tokens.map((token, seat) => this.#connect(`${id}/view/${seat}`, token));
		this.stories = tokens.slice(0, 2).map((token) => this.#connect(`${id}/story`, token));
		for (const [seat, { doc }] of this.views.entries()) {
			const view = doc.getMap<{ seq: number } | undefined>('view');
			view.observe(() => {
				const seq = view.get('told')?.seq;
				if (seq === undefined) return;
				const times = this.#seen.get(seq) ?? [];
				times[seat] ??= performance.now();
				this.#seen.set(seq, times);
			});
		}
		this.#watchEdits();
	}

	#connect(name: string, token: string): WebsocketProvider {
		return new WebsocketProvider(
			`${any(this.#place).origin.replace('http', 'ws')}/sync`,
			name,
			new Y.Doc(),
			{
				protocols: ['borrowed-earth', `token.${token}`],
				WebSocketPolyfill: WebSocket as unknown as typeof globalThis.WebSocket,
				disableBc: true
			}
		);
	}

	/** The first writes when it writes, the second reads it. */
	#watchEdits(): void {
		const [, reader] = this.stories;
		const text = reader?.doc.getText('note.0');
		text?.observe((event) => {
			if (event.transaction.local) return;
			const written = Number(text.toJSON());
			if (written > 0) this.edits.push(performance.now() - written);
		});
	}

	get isThere(): boolean {
		return [...this.views, ...this.stories].every(({ synced }) => synced);
	}

	/** What a phone has in hand. */
	#seenBy(seat: number): Record<string, Json> {
		const shown = this.views[seat]?.doc.getMap<Json>('view').entries() ?? [];
		return unflatten([...shown].filter(([path]) => path !== 'told'));
	}

	/** One action of whoever is to act, by what their phone shows; anybody may begin a phase. */
	async act(): Promise<void> {
		const game = gameOf('biome');
		if (!game) throw new Error('there is no such game');
		const [seat = 0] = game.toAct(this.#seenBy(0));
		// a society may be named any number of times
		const offered = [...game.legal(this.#seenBy(seat), seat)].filter(
			({ type }) => type !== 'nameSociety'
		);
		const action = offered[dice(offered.length)];
		if (!action) return;
		this.#acted += 1;
		const begun = performance.now();
		const body = { id: `b-${this.#acted}`, action };
		const { status, answer } = await this.#act(seat, body);
		if (status !== 200) {
			this.refused += Number(status >= 500);
			return;
		}
		this.#asked.set((answer as { seq: number }).seq, { seat, begun });
	}

	/** Milliseconds from each action to each phone but that which acted. */
	get actions(): number[][] {
		return [...this.#asked].map(([seq, { seat, begun }]) =>
			(this.#seen.get(seq) ?? []).flatMap((time, other) => (other === seat ? [] : [time - begun]))
		);
	}

	write(): void {
		const [writer] = this.stories;
		const text = writer?.doc.getText('note.0');
		writer?.doc.transact(() => {
			text?.delete(0, text.length);
			text?.insert(0, performance.now().toFixed(2));
		});
	}

	#act(seat: number, body: object) {
		return ask(any(this.#place), `tables/${this.#id}/actions`, { token: this.#tokens[seat], body });
	}

	leave(): void {
		for (const provider of [...this.views, ...this.stories]) {
			provider.destroy();
			provider.doc.destroy();
		}
	}
}

/** One process on SQLite, perhaps of another tree. */
async function alone(name: string, tree?: string): Promise<void> {
	const house = await openHouse(tmpdir(), [], tree);
	settings.push(await measured(name, { origins: [house.origin], pids: [house.pid] }));
	await house.close();
}

async function measured(name: string, place: Place): Promise<Shown> {
	const before = weightOf(place.pids);
	const open = await opened(place);
	while (!open.every(({ isThere }) => isThere)) await pause(50);
	const weight = (weightOf(place.pids) - before) / Math.ceil(tables / TOGETHER);
	await pause(SETTLES);
	const looking = await spentIn(place, () => pause(LOOKS));
	const until = performance.now() + time;
	const playing = await spentIn(place, async () => {
		const apart = pace / SEATS / open.length;
		await Promise.all(open.map((table, at) => played(table, apart * at, until)));
	});
	for (const table of open) table.leave();
	const actions = open.flatMap((table) => table.actions).filter(({ length }) => length > 0);
	const perAction = (of: keyof Spent) =>
		(playing[of] - (looking[of] * time) / LOOKS) / Math.max(1, actions.length);
	const shown = {
		name,
		acted: actions.length,
		actions: actions.flat(),
		last: actions.map((times) => Math.max(...times)),
		edits: open.flatMap(({ edits }) => edits),
		refused: open.reduce((sum, { refused }) => sum + refused, 0),
		weight,
		idle: {
			servers: (looking.servers * 1_000) / LOOKS,
			database: (looking.database * 1_000) / LOOKS
		},
		action: { servers: perAction('servers'), database: perAction('database') }
	};
	console.log(lineOf(shown));
	return shown;
}

async function played(table: Table, wait: number, until: number): Promise<void> {
	await pause(wait);
	while (performance.now() < until) {
		if (dice(100) < WRITES * 100) table.write();
		await Promise.all([table.act(), pause(pace / SEATS)]);
	}
}

async function opened(place: Place): Promise<Table[]> {
	const open: Table[] = [];
	let [workshop, token]: (string | undefined)[] = [];
	for (let number = 0; number < tables; number += 1) {
		if (number % TOGETHER === 0) {
			({ workshop, token } = await demand(any(place), 'workshops', { body: { title: 'Bench' } }));
		}
		const body = { game: 'biome', seats: SEATS };
		const made = await demand(any(place), `workshops/${workshop ?? ''}/tables`, { body, token });
		const tokens: string[] = [];
		for (let seat = 0; seat < SEATS; seat += 1) {
			const joining = { code: made['code'], name: `Student ${seat}`, seat };
			tokens.push((await demand(any(place), 'join', { body: joining }))['token'] ?? '');
		}
		open.push(new Table(place, made['table'] ?? '', tokens));
	}
	return open;
}

/** What servers and PostgreSQL use while something is done. */
async function spentIn({ pids }: Place, doing: () => Promise<unknown>): Promise<Spent> {
	const now = () => ({
		servers: spentBy(pids),
		database: spentBy(below(process.pid, 'postgres'))
	});
	const before = now();
	await doing();
	const after = now();
	return {
		servers: after.servers - before.servers,
		database: after.database - before.database
	};
}

/** What the tables have left in the database. */
async function sizes({ server, database }: Cluster): Promise<void> {
	const [row] = await server.ask(
		database,
		`SELECT (SELECT count(*) FROM entries) AS entries, (SELECT count(*) FROM updates) AS updates,
			(SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
				WHERE n.nspname = 'public' AND c.relkind = 'r') AS bytes,
			(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()) AS connections`
	);
	const { entries, updates, bytes, connections } = row ?? {};
	console.log(
		`  the database: ${String(entries)} entries and ${String(updates)} updates of ${tables} tables in ${(Number(bytes) / 1e6).toFixed(1)} MB; ${String(connections)} connections`
	);
}

/** The same entry asked of the owner, and of a process that hands it on, in turn. */
async function relays(cluster: Cluster): Promise<void> {
	const { workshop = '', token } = await demand(cluster, 'workshops', { body: { title: 'Relay' } });
	const { table = '' } = await demand(cluster, `workshops/${workshop}/tables`, {
		body: { game: 'biome', seats: 3 },
		token
	});
	const owner = await cluster.ownerOf(workshop);
	const other = cluster.members.find((one) => one !== owner);
	if (!owner || !other) throw new Error('nobody owns it');
	const [here, there]: number[][] = [[], []];
	for (let turn = 0; turn < RELAYS; turn += 1) {
		for (const [to, times] of [
			[owner, here],
			[other, there]
		] as const) {
			const begun = performance.now();
			const body = { id: `r-${turn}-${to.port}`, note: `note ${turn}` };
			const origin = `http://127.0.0.1:${to.port}`;
			await demand({ origin }, `tables/${table}/desk`, { body, token });
			times?.push(performance.now() - begun);
		}
	}
	const [one, two] = [at(here ?? [], 0.5), at(there ?? [], 0.5)];
	console.log(
		`  an entry at the owner: p50 ${one.toFixed(1)} ms; through another process: p50 ${two.toFixed(1)} ms, ${(two - one).toFixed(1)} ms more`
	);
}

const spread = (times: readonly number[]): string =>
	`p50 ${at(times, 0.5).toFixed(0)}, p95 ${at(times, 0.95).toFixed(0)}, p99 ${at(times, 0.99).toFixed(0)} ms`;

const inMs = ({ servers, database }: Spent): string =>
	`${(servers * 1e3).toFixed(1)} ms, ${(database * 1e3).toFixed(1)} of PostgreSQL`;

const rate = (count: number): string => `${((count * 1_000) / time).toFixed(1)}/s`;

const lineOf = ({ name, acted, actions, last, edits, refused, weight, ...more }: Shown): string =>
	`${name}: actions ${rate(acted)}, to another phone ${spread(actions)}, to the last one ${spread(last)}; edits ${rate(edits.length)}, ${spread(edits)}; ${refused} failed; ${(weight / 1e6).toFixed(1)} MB a workshop; processor: ${inMs(more.action)} an action, ${inMs(more.idle)} a second while all look`;

function report(): void {
	const first = settings.find(({ name }) => name === ALONE);
	console.log(`\n${tables} tables of ${SEATS} phones, ${time / 1_000} s each:`);
	for (const shown of settings) {
		const [ratio, ofLast] = (['actions', 'last'] as const).map((what) =>
			(at(shown[what], 0.95) / at(first?.[what] ?? [], 0.95)).toFixed(2)
		);
		console.log(
			`${lineOf(shown)}; p95 to another phone ${ratio} times one SQLite process, to the last one ${ofLast} times`
		);
	}
}

setInterval(() => undefined, 60_000); // servers that end hold nobody: it goes on until it says that it is done
const settings: Shown[] = [];
if (values.before) await alone(`${ALONE} of the other tree`, values.before);
await alone(ALONE);
for (const processes of values.processes.split(',').map(Number)) {
	const cluster = await openCluster({ processes, durable: true });
	const pids = cluster.members.map(({ child }) => child.pid ?? 0);
	const origins = cluster.members.map(({ port }) => `http://127.0.0.1:${port}`);
	const name = `PostgreSQL, ${processes} process${processes > 1 ? 'es' : ''}`;
	settings.push(await measured(name, { origins, pids }));
	await sizes(cluster);
	if (processes > 1) await relays(cluster);
	await cluster.close();
}
report();
process.exit(0);
