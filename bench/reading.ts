/** npm run lab -- bench-reading [--entries 3000]: what a long log, a look back, a comparison and the class board cost the main thread, the first time and again. Fails where one takes longer again than it may. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AnyModule } from '../src/lib/engine/module.ts';
import type { Position } from '../src/lib/engine/referee.ts';
import { wholeOf } from '../scripts/command.ts';
import {
	choose,
	gameOf,
	host,
	hostedAt,
	load,
	newRecord,
	openWorkshop,
	randomFrom,
	referee,
	seededSource,
	vite
} from './loaded.ts';
import { at } from './spread.ts';

/** Milliseconds that it may take once it has been read. */
const BAR = 20;
const ROUNDS = 9;
const FEW = 10;
const GAMES = ['biome', 'timberland', 'hunt'];
const { values } = parseArgs({ options: { entries: { type: 'string', default: '3000' } } });
const entries = wholeOf('entries', values.entries);

const { logTextAt, startAt } = await load<typeof import('../src/lib/server/tables/queries.ts')>(
	'server/tables/queries.ts'
);
const { columnsOf } = await load<typeof import('../src/lib/server/workshops/comparison.ts')>(
	'server/workshops/comparison.ts'
);
const { cardsOf } = await load<typeof import('../src/lib/server/workshops/classBoard.ts')>(
	'server/workshops/classBoard.ts'
);

const DESK = { facilitator: true, member: null } as const;
const dice = seededSource(7);

const seatsOf = ({ about }: AnyModule): number => about.seats.find((count) => count > 1) ?? 2;

/** A game of so many entries, played without aim; what ends is taken back a little. */
function played(id: string, length: number): Position {
	const game = gameOf(id);
	const made = game && referee.open(game, seatsOf(game), {}, referee.dealing(dice));
	if (!game || !made || 'refused' in made) throw new Error(`no game ${id}`);
	let { position } = made;
	while (position.log.length < length) {
		const to = referee.headOf(position.log, Math.max(1, position.log.length - 5));
		const next =
			game.outcome(position.state) === null
				? moved(game, position)
				: referee.rewind(game, position, to, 'a slip');
		if ('refused' in next) throw new Error(next.refused.code);
		({ position } = next);
	}
	return position;
}

function moved(game: AnyModule, position: Position) {
	const { seat, action } = choose(game, position, randomFrom(dice), false);
	return referee.play(game, position, seat, action, referee.dealing(dice), { spent: true });
}

/** Milliseconds that the main thread has been at work: the machine's own business does not count. */
function busy(): number {
	const [nanoseconds = '0'] = readFileSync(
		`/proc/self/task/${String(process.pid)}/schedstat`,
		'utf8'
	).split(' ');
	return Number(nanoseconds) / 1e6;
}

/** How much work it is, and how much of it at most is done before others have their turn. */
async function timed(work: () => Promise<unknown>): Promise<{ whole: number; stretch: number }> {
	let [over, stretch] = [false, 0];
	const began = busy();
	let last = began;
	const look = () => {
		const now = busy();
		stretch = Math.max(stretch, now - last);
		last = now;
		if (!over) setImmediate(look);
	};
	setImmediate(look);
	await work();
	over = true;
	look();
	return { whole: last - began, stretch };
}

/** What reads a new table of so many entries, by name. */
async function readingsOf(id: string, length: number) {
	const { workshop } = await openWorkshop('');
	const position = played(id, length);
	const game = gameOf(id);
	if (!game) throw new Error(`no game ${id}`);
	const about = { game, seats: seatsOf(game), title: '', dice: 'app' } as const;
	const table = await newRecord(workshop.id, about);
	await host.add(hostedAt(table, game, position));
	return {
		'look back': () => startAt(table.id, DESK, true),
		log: () => logTextAt(table.id, DESK, -1),
		comparison: () => columnsOf(workshop.id),
		'class board': () => cardsOf(workshop.id, { drafts: true })
	};
}

let slow = 0;
for (const id of GAMES) {
	// what a process does once is done by now
	for (const read of Object.values(await readingsOf(id, FEW))) await read();
	for (const [name, read] of Object.entries(await readingsOf(id, entries))) {
		const first = await timed(read);
		const again: number[] = [];
		for (let round = 0; round < ROUNDS; round++) again.push((await timed(read)).whole);
		const usual = at(again, 0.5);
		if (usual > BAR) slow += 1;
		console.log(
			`${id.padEnd(11)} ${name.padEnd(12)} first ${first.whole.toFixed(1)} ms, of them ${first.stretch.toFixed(1)} at once; again ${usual.toFixed(1)} ms`
		);
	}
}
await vite.close();
process.exit(slow > 0 ? 1 : 0);
