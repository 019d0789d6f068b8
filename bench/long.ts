/** npm run lab -- bench-long [--game timberland]: what an action, an undo and its preview cost in a game of 10 entries and in one of 10,000. */
import { parseArgs } from 'node:util';
import type { Entry, Position } from '../src/lib/engine/referee.ts';
import type { Host } from '../src/lib/server/tables/host.ts';
import * as loaded from './loaded.ts';

const LENGTHS = [10, 10_000];
const ROUNDS = 60;
const { values } = parseArgs({ options: { game: { type: 'string', default: 'timberland' } } });

const { choose, gameOf, host, hostedAt, load, newRecord, openWorkshop } = loaded;
const { cryptoSource, randomFrom, seededSource, vite } = loaded;
const { dealing, open, play, headOf, stateAt } = loaded.referee;
const { playOn, rewindOn } = await load<typeof import('../src/lib/server/tables/playing.ts')>(
	'server/tables/playing.ts'
);
const { previewOf } = await load<typeof import('../src/lib/server/tables/undoPreview.ts')>(
	'server/tables/undoPreview.ts'
);

const game = gameOf(values.game);
if (!game) throw new Error(`no game ${values.game}`);
const dice = seededSource(7);

/** A game of a number of entries, played without aim; what ends is taken back a little. */
function played(length: number): Position {
	const seats = game?.about.seats.find((count) => count > 1) ?? 2;
	const made = game && open(game, seats, {}, dealing(dice));
	if (!game || !made || 'refused' in made) throw new Error('cannot be set up');
	let { position } = made;
	while (position.log.length < length) {
		const over = game.outcome(position.state) !== null;
		const choice = over ? null : choose(game, position, randomFrom(dice), false);
		const next =
			choice && play(game, position, choice.seat, choice.action, dealing(dice), { spent: true });
		position = next && !('refused' in next) ? next.position : back(position);
	}
	return position;
}

function back({ log }: Position): Position {
	const to = headOf(log, Math.max(1, log.length - 5));
	const deed = { kind: 'rewind', to, reason: '' } as const;
	const entry: Entry = { seq: log.length, id: String(log.length), deed, draws: [], told: [] };
	return { log: [...log, entry], head: to, state: stateAt(game ?? never(), log, to) };
}

function never(): never {
	throw new Error('no game');
}

const median = (times: readonly number[]) =>
	times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function timesOf(length: number): Promise<Record<string, number>> {
	const { workshop } = await openWorkshop('');
	const position = played(length);
	const seats = game?.about.seats.find((count) => count > 1) ?? 2;
	const about = { game: game ?? never(), seats, title: '', dice: 'app' } as const;
	const table = await newRecord(workshop.id, about);
	await host.add(hostedAt(table, about.game, position));
	const times: Record<string, number[]> = { action: [], preview: [], undo: [] };
	for (let round = 0; round < ROUNDS; round++) await once(host, table.id, round, times);
	return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** An action, and its undo. */
async function once(on: Host, table: string, round: number, times: Record<string, number[]>) {
	const timed = async (name: string, work: () => unknown) => {
		const began = performance.now();
		await work();
		times[name]?.push(performance.now() - began);
	};
	const known = await on.table(table);
	if (!known) return;
	const { head, state } = known.position;
	if (known.game.outcome(state) !== null) return;
	const choice = choose(known.game, known.position, randomFrom(cryptoSource), false);
	await timed('action', () =>
		playOn(on, table, choice.seat, `a${round}`, choice.action, { known })
	);
	const after = await on.table(table);
	if (after) await timed('preview', () => previewOf(after, head));
	await timed('undo', () => rewindOn(on, table, `u${round}`, { to: head, reason: '', what: '' }));
}

const [short, long] = [await timesOf(LENGTHS[0] ?? 0), await timesOf(LENGTHS[1] ?? 0)];
for (const [name, time] of Object.entries(short)) {
	const later = long[name] ?? 0;
	console.log(
		`${name.padEnd(8)} ${time.toFixed(2)} ms at entry ${LENGTHS[0]}, ${later.toFixed(2)} ms at ${LENGTHS[1]}: ${(later / time).toFixed(2)} times`
	);
}
await vite.close();
process.exit(0);
