import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTo, replay, stateAt } from '../../../src/lib/engine/referee.ts';
import {
	bandOf,
	diceOf,
	lenderPartsOf,
	partsOf,
	passes
} from '../../../src/lib/games/biome/rules/dice.ts';
import { collapseLine } from '../../../src/lib/games/biome/rules/ending.ts';
import { legal, refuse, toAct } from '../../../src/lib/games/biome/rules/rules.ts';
import {
	activeSeats,
	allSeats,
	existingRp,
	rpOf,
	sheetAt
} from '../../../src/lib/games/biome/rules/sheets.ts';
import {
	isBuildPlan,
	type State,
	type TurnEntry
} from '../../../src/lib/games/biome/rules/state.ts';
import { wordsOf } from '../../../src/lib/games/words.ts';
import { runsOf } from '../../whole.ts';
import { game, ledGame, module, type Move } from './play.ts';

/** §8 What only the facilitator may do. */
const POWERS = [
	'actFor',
	'addSeat',
	'advance',
	'correct',
	'endGame',
	'endPhase',
	'lastRound',
	'noteUndo',
	'pause',
	'reassign',
	'removeSeat',
	'resume',
	'setClock',
	'skip'
];

type Log = ReturnType<typeof game>['log'];

/** Holds a property to many random games in either tempo, with a facilitator who uses every power at any point, undo too. */
function always(holds: (moves: Move[], start: State, log: Log) => void, games = 25): void {
	const seats = fc.integer({ min: 1, max: 8 });
	fc.assert(
		fc.property(seats, fc.nat({ max: 1e6 }), (count, seed) => {
			const tempo = seed % 2 === 0 ? 'turns' : 'together';
			const { start, moves, log } = game(count, seed, { powers: true, options: { tempo } });
			holds(moves, start, log);
		}),
		{ numRuns: runsOf(games) }
	);
}

const last = (moves: readonly Move[], start: State): State => moves.at(-1)?.after ?? start;

const turnsOf = (state: State): TurnEntry[] =>
	state.history.filter((entry) => entry.kind === 'turn');

test('I1 the history accounts for the RP of every sheet', () => {
	always((moves, start) => {
		const end = last(moves, start);
		const held = new Map(allSeats(start).map((seat) => [seat, rpOf(sheetAt(start, seat))]));
		const add = (seat: number, by: number) => held.set(seat, (held.get(seat) ?? 0) + by);
		const noted = (changes: TurnEntry['changes']) => {
			for (const one of changes) if (one.what !== 'mod') add(one.seat, one.by);
		};
		for (const entry of end.history) {
			if (entry.kind === 'turn') noted(entry.changes);
			else if (entry.kind === 'join') add(entry.seat, entry.rp);
			else if (entry.kind === 'leave' || entry.kind === 'discard') add(entry.seat, -entry.rp);
			else if (entry.kind === 'correct' && (entry.field === 'rp' || entry.field === 'pool')) {
				add(entry.seat, entry.to - entry.from);
			}
		}
		noted(end.current?.changes ?? []);
		for (const seat of allSeats(end)) expect(rpOf(sheetAt(end, seat))).toBe(held.get(seat));
	});
});

test('I2 a turn changes existing RP only by what its band allows', () => {
	always((moves, start) => {
		const { options } = start;
		for (const { plan, roll, choice, lender, changes } of turnsOf(last(moves, start))) {
			const by = changes.reduce((sum, one) => sum + (one.what === 'mod' ? 0 : one.by), 0);
			const { band } = roll;
			if (isBuildPlan(plan)) {
				const lost = band === 'failure' || choice === 'rp';
				expect(by).toBe(lost ? -plan.rp : band === 'strong' ? 1 : 0);
				continue;
			}
			const own = plan.own?.rp ?? 0;
			if (!plan.borrow) {
				const lost = band === 'failure' || choice === 'rp';
				expect(by).toBe(lost ? 0 - own : band === 'strong' && plan.own ? 1 : 0);
				continue;
			}
			const copied = band === 'strong' ? options.strongCopyRp : 1;
			const gained = {
				failure: 0 - own,
				mixed: choice === 'stat' ? 0 : -1,
				success: roll.passes >= options.copyFrom ? copied : 0,
				strong: copied
			}[band];
			const lent = { failure: -1, success: 0, strong: 1 }[lender?.band ?? 'success'];
			expect(by).toBe(gained + lent);
		}
	});
});

test('I3 RP are whole and never negative; base is fixed once play has begun', () => {
	always((moves, start) => {
		for (const { before, after } of moves) {
			for (const sheet of Object.values(after.sheets)) {
				const amounts = [sheet.pool, ...Object.values(sheet.resources).map(({ rp }) => rp)];
				expect(amounts.every((rp) => Number.isInteger(rp) && rp >= 0)).toBe(true);
			}
			if (before.phase === 'setup') continue;
			for (const seat of allSeats(before)) {
				expect(sheetAt(after, seat).base).toEqual(sheetAt(before, seat).base);
			}
		}
		expect(existingRp(start)).toBeGreaterThan(0);
	});
});

test('I3, I4 a turn takes at most one -1, and touches only who acts, who lends, and whose stat was used', () => {
	always((moves, start) => {
		for (const { seat, plan, lender, changes } of turnsOf(last(moves, start))) {
			const worn = changes.filter(({ what }) => what === 'mod');
			expect(worn.length).toBeLessThanOrEqual(1);
			expect(worn.every(({ by }) => by === -1)).toBe(true);
			const touched = new Set(changes.filter(({ what }) => what !== 'mod').map((one) => one.seat));
			touched.delete(seat);
			if (lender) touched.delete(lender.seat);
			expect([...touched]).toEqual([]);
			if (isBuildPlan(plan) || start.options.foreignStatPenalty === 'borrower') {
				expect(worn.every((one) => one.seat === seat)).toBe(true);
			}
		}
	});
});

test('I5, I8 outside phase 1 no pool holds RP, and within it some pool does', () => {
	always((moves, start) => {
		for (const { after } of [...moves, { after: start }]) {
			const pools = allSeats(after).reduce((sum, seat) => sum + sheetAt(after, seat).pool, 0);
			if (after.phase === 'between' || after.phase === 'society') expect(pools).toBe(0);
			if (after.phase === 'build') expect(pools).toBeGreaterThan(0);
		}
	});
});

test('I6 as many dice are thrown as the formula says, and a 5 or 6 passes', () => {
	always((moves, start) => {
		expect(start.history).toEqual([]);
		for (const { before, entry } of moves) {
			for (const { event } of entry.told) {
				const plan = before.current?.plan;
				if (!plan || !Array.isArray(event['dice'])) continue;
				const dice = event['dice'] as number[];
				const parts = event.type === 'rolled' ? partsOf : lenderPartsOf;
				expect(dice).toHaveLength(diceOf(parts(before, plan)));
				const passed = dice.filter(passes).length;
				expect(event['passes']).toBe(passed);
				if (event.type === 'rolled') expect(event['band']).toBe(bandOf(passed));
			}
		}
	});
});

test('I7 a Resource keeps its id, its owner and its stat, and a copy knows its source', () => {
	always((moves, start) => {
		const known = new Map<string, string>();
		for (const { after } of moves) {
			for (const seat of allSeats(after)) {
				for (const [id, { stat, from }] of Object.entries(sheetAt(after, seat).resources)) {
					const mark = `${String(seat)} ${stat}`;
					expect(known.get(id) ?? mark).toBe(mark);
					known.set(id, mark);
					if (from) expect(after.sheets[String(from.seat)]?.resources).toHaveProperty(from.id);
				}
			}
		}
		const end = last(moves, start);
		expect(known.size).toBe(end.nextId - 1);
	});
});

test('I9 in a round of phase 2 every seat that plays acts or is skipped once', () => {
	always((moves, start) => {
		for (const { before, after } of moves) {
			expect(new Set(after.done).size).toBe(after.done.length);
			const rounds = after.history.slice(before.history.length);
			if (before.phase !== 'society' || !rounds.some(({ kind }) => kind === 'round')) continue;
			const acted = [...before.done, before.active];
			for (const seat of activeSeats(before)) {
				if (activeSeats(after).includes(seat)) expect(acted).toContain(seat);
			}
		}
		expect(start.done).toEqual([]);
	});
});

test('I10 somebody is always to act, what is legal is accepted, and outcome comes exactly at the end', () => {
	always((moves, start) => {
		for (const { after } of [...moves, { after: start }]) {
			const waiting = toAct(after);
			expect(waiting.length > 0).toBe(!after.paused && after.result === null);
			expect(module.outcome(after) !== null).toBe(after.phase === 'over');
			for (const seat of waiting) {
				const actions = [...legal(after, seat)];
				expect(actions.length).toBeGreaterThan(0);
				expect(actions.every((action) => refuse(after, seat, action) === null)).toBe(true);
			}
		}
	}, 12);
});

test('I11 collapse names a seat at the line, equilibrium has nobody below where the round began', () => {
	always((moves, start) => {
		const end = last(moves, start);
		const { result } = end;
		const line = collapseLine(end);
		if (result?.reason === 'collapse') {
			expect(result.by.length).toBeGreaterThan(0);
			for (const seat of result.by) {
				expect(100 * rpOf(sheetAt(end, seat))).toBeGreaterThanOrEqual(
					(line ?? 0) * result.existing
				);
			}
			if (end.options.collapsePercent === 'auto') expect(result.by.length).toBeLessThanOrEqual(2);
		} else expect(result?.by ?? []).toEqual([]);
		if (result?.reason === 'equilibrium') {
			for (const seat of activeSeats(end)) {
				const began = end.roundStart[String(seat)] ?? 0;
				expect(rpOf(sheetAt(end, seat))).toBeGreaterThanOrEqual(began);
			}
		}
	}, 60);
});

test('I12 the log alone gives the same state again, and the state survives JSON', () => {
	always((moves, start, log) => {
		const end = last(moves, start);
		expect(replay(module, log).state).toEqual(end);
		expect(JSON.parse(JSON.stringify(end))).toEqual(end);
		expect(JSON.stringify(end)).not.toContain('undefined');
	});
});

test('I13 of the facilitator’s actions only skip and removeSeat end a round', () => {
	always((moves, start) => {
		expect(start.result).toBeNull();
		for (const { before, after, actor, action } of moves) {
			if (actor !== 'facilitator' || action.type === 'actFor') continue;
			const rounds = after.history.slice(before.history.length);
			if (!rounds.some(({ kind }) => kind === 'round')) continue;
			expect(['skip', 'removeSeat']).toContain(action.type);
		}
	});
});

/** Holds that each of the facilitator's actions is written down, told, and can be taken back; which ones there were. */
function powersIn({ moves, log }: ReturnType<typeof game>): string[] {
	const names = (seat: number) => `Seat ${seat + 1}`;
	const used = new Set<string>();
	for (const { before, after, actor, action, entry } of moves) {
		if (actor !== 'facilitator') continue;
		used.add(action.type);
		expect(entry.deed).toMatchObject({ kind: 'action', actor: 'facilitator', action });
		const said = entry.told.map(({ event }) => wordsOf('biome')?.event(event, names) ?? '');
		const lines = after.history.slice(before.history.length).map(({ kind }) => kind);
		expect([...said, ...lines].join('')).not.toBe('');
		const [head = 0] = lineTo(log, entry.seq)
			.slice(-2)
			.map(({ seq }) => seq);
		expect(stateAt(module, log, head)).toEqual(before);
	}
	return [...used].toSorted();
}

test('§8 every power has its entry, a sentence or a line of the chronicle, and an inverse', () => {
	const seats = fc.integer({ min: 2, max: 7 });
	fc.assert(
		fc.property(seats, fc.nat({ max: 1e6 }), (count, seed) => {
			expect(powersIn(ledGame(count, seed))).toEqual(POWERS);
		}),
		{ numRuns: 20 }
	);
});

test('§8 a power has them at any point of a game where it is used', () => {
	always((moves, start, log) => {
		const used = powersIn({ moves, start, log });
		expect(POWERS).toEqual(expect.arrayContaining(used));
	}, 40);
});
