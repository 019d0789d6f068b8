/** A process whose clock is told the time, and games that go on by date in it. */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { stateAt, type Entry } from '../../../src/lib/engine/referee.ts';
import { randomFrom, seededSource, type Random } from '../../../src/lib/engine/random.ts';
import { decide } from '../../../src/lib/engine/search/decide.ts';
import type { Set } from '../../../src/lib/table/facilitation.ts';
import type { TurnDue } from '../../../src/lib/table/lessons/turn.ts';
import { openTable } from '../harness.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** A day before a change to summer time, in the evening. */
const NOW = Date.UTC(2027, 2, 26, 19);
export const LESSON = {
	at: NOW + 300 * DAY,
	zone: 'Europe/Berlin',
	minutes: 45,
	due: 'turn'
} as const;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A process that begins on what the one before it has stored. */
export async function begun() {
	const data = process.env['DATA_DIR'];
	vi.resetModules();
	await import('../../../src/lib/server/storage/store.ts');
	process.env['DATA_DIR'] = data;
	const tables = await import('../../../src/lib/server/tables/tables.ts');
	const overDays = await import('../../../src/lib/server/computers/overDays.ts');
	const { goOn } = await import('../../../src/lib/server/computers/playing.ts');
	const adjourning = await import('../../../src/lib/server/workshops/adjourning.ts');
	overDays.watchDates();
	await goOn();
	return { ...tables, ...overDays, ...adjourning };
}
type Process = Awaited<ReturnType<typeof begun>>;

export async function at({ hostedTable }: Process, table: string) {
	const hosted = await hostedTable(table);
	if (!hosted) throw new Error('gone');
	const { game, position, facilitation } = hosted;
	return { game, position, turn: facilitation.turn, over: game.outcome(position.state) !== null };
}

let random: Random;
let sent = 0;
beforeEach(() => {
	random = randomFrom(seededSource(7));
	sent = 0;
});

/** Whoever comes plays whatever they may; what a second turn is answered is counted. */
export async function dayOf(
	here: Process,
	table: string,
	seats: readonly number[]
): Promise<number> {
	let refused = 0;
	const content = new Set<number>();
	for (;;) {
		const { game, position, over } = await at(here, table);
		const waits = game.toAct(game.view(position.state, 'table'));
		const seat = seats.find((one) => waits.includes(one) && !content.has(one));
		if (seat === undefined || over) return refused;
		const view = game.view(position.state, seat);
		const { action } = decide({ module: game, view, seat, told: [], budget: 2, random });
		const played = await here.play(table, seat, `a${String(sent++)}`, action);
		if (played?.kind === 'stored') continue;
		// a date was carried out meanwhile: it is another moment
		if (played?.kind === 'refused' && (await at(here, table)).position !== position) continue;
		expect(played?.kind).toBe('turn-taken');
		refused += 1;
		content.add(seat);
	}
}

const turnsIn = (log: readonly Entry[]): TurnDue[] =>
	log.flatMap(({ deed }) => (deed.kind === 'desk' ? ((deed.set as Set).turn ?? []) : []));

/** The same game without a desk. */
const inClass = (log: readonly Entry[]): Entry[] =>
	log.filter(({ deed }) => deed.kind !== 'desk').map((entry, seq) => ({ ...entry, seq }));

/** Plays a game to its end and looks at what its dates have done, at least so many of them. */
export async function wholeGame(
	setup: Record<string, unknown>,
	late: TurnDue['late'],
	least: number
): Promise<void> {
	const { table, workshop } = await openTable({ seats: 4, ...setup });
	let here = await begun();
	const said = { day: '2027-03-27', hour: '02:30', zone: LESSON.zone, every: 1, late };
	const by = Date.UTC(2027, 2, 27, 1, 30);
	await here.adjourn(workshop, LESSON, { by, ...said });
	for (let day = 0; day < 250; day++) {
		await dayOf(here, table, [0, 1, 2]);
		const { turn, over } = await at(here, table);
		if (over || turn?.by == null) break;
		const asleep = day % 7 === 3;
		vi.setSystemTime(turn.by + (asleep ? 2 * DAY : 1));
		if (day % 3 === 0) here = await begun();
		await here.lookAtDates();
	}
	const { game, position, over } = await at(here, table);
	expect(over).toBe(true);

	const { log } = position;
	const ids = log.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
	const ups = turnsIn(log).filter(({ up }) => up);
	const hours = ups.map(({ by }) => by ?? 0);
	expect(hours.length).toBeGreaterThanOrEqual(least);
	// each date once, in order, at the hour that was said
	expect(hours).toEqual([...new Set(hours)].sort((a, b) => a - b));
	expect(ups.some(({ missed }) => missed.includes(3))).toBe(true);

	const own = log.filter(({ deed }) => deed.kind === 'action' && deed.actor === 3);
	expect(own.length).toBeGreaterThan(0);
	expect(new Set(own.map(({ by }) => by))).toEqual(new Set(['computer']));

	const alone = inClass(log);
	expect(stateAt(game, alone, alone.length - 1)).toEqual(position.state);
}
