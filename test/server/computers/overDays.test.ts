/** Whole games over days, with one who never comes: each date acts once, whatever became of the process meanwhile. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
const LESSON = { at: NOW + 300 * DAY, zone: 'Europe/Berlin', minutes: 45, due: 'turn' } as const;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
});

/** A process that begins on what the one before it has stored. */
async function begun() {
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

async function at({ hostedTable }: Process, table: string) {
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
async function dayOf(here: Process, table: string, seats: readonly number[]): Promise<number> {
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

async function wholeGame(setup: Record<string, unknown>, late: TurnDue['late']) {
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
	return at(here, table);
}

test.each([
	[
		'Biome, all at once, where who does not come is skipped',
		{ game: 'biome', options: { tempo: 'together', phase1Rounds: 2, maxRounds: 2 } },
		'skip' as const,
		2
	],
	[
		'Biome, all at once, where the computer plays for who does not come',
		{ game: 'biome', options: { tempo: 'together', phase1Rounds: 1, maxRounds: 2 } },
		'computer' as const,
		2
	],
	[
		'Timberland, where it cannot skip',
		// more than anybody scores in a turn: it cannot end before the first date
		{ game: 'timberland', options: { target: 7 } },
		'skip' as const,
		1
	]
])(
	'a whole game of %s',
	async (_, setup, late, least) => {
		const { game, position, over } = await wholeGame(setup, late);
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
	},
	600_000
);

test('in Biome all play one turn each, answer what the others ask, and no second one', async () => {
	const { table, workshop } = await openTable({
		game: 'biome',
		seats: 4,
		options: { tempo: 'together' }
	});
	const here = await begun();
	const said = { day: '2027-03-27', hour: '18:00', zone: LESSON.zone, every: 0 };
	const by = Date.UTC(2027, 2, 27, 17);
	await here.adjourn(workshop, LESSON, { by, ...said, late: 'computer' });
	const all = [0, 1, 2, 3];
	expect(await dayOf(here, table, all)).toBeGreaterThan(0);
	const { game, position } = await at(here, table);
	expect(game.stage?.(game.view(position.state, 'table')).turns).toEqual([1, 1, 1, 1]);
	// the hour of the last date ends nothing: there is no other turn until the lesson
	vi.setSystemTime(by);
	await here.lookAtDates();
	expect(await dayOf(here, table, all)).toBeGreaterThan(0);
	expect((await at(here, table)).turn).toMatchObject({ by: null, missed: [] });
}, 120_000);
