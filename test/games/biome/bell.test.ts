import fc from 'fast-check';
import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import type { Timed } from '../../../src/lib/engine/module.ts';
import DeskBell from '../../../src/lib/games/biome/screens/desk/Bell.svelte';
import { betweenRounds, cutsOf } from '../../../src/lib/games/biome/rules/host/cuts.ts';
import { forecast, turnsInRound } from '../../../src/lib/games/biome/rules/host/forecast.ts';
import { clockRan, paceOf } from '../../../src/lib/games/biome/rules/host/pace.ts';
import { refuse } from '../../../src/lib/games/biome/rules/rules.ts';
import type { BiomeEvent } from '../../../src/lib/games/biome/rules/events.ts';
import type { State } from '../../../src/lib/games/biome/rules/state.ts';
import { game } from './play.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const MINUTE = 60_000;

const entry = (minute: number, ...told: BiomeEvent[]): Timed => ({
	at: NOON + minute * MINUTE,
	told,
	pauses: null
});
const began: BiomeEvent = { type: 'turn-began', seat: 0, phase: 'build' };
const ended: BiomeEvent = { type: 'turn-ended', seat: 0, changes: [] };

describe('the pace of a table', () => {
	test('is how long its last turns took, the middle one', () => {
		const log = [entry(0, began), entry(2, ended, began), entry(5, ended, began), entry(6, ended)];
		expect(paceOf(log, NOON + 9 * MINUTE)).toEqual({
			turn: { build: 2 * MINUTE, society: null },
			spent: 0
		});
	});

	test('does not count pauses, of the game or of the desk, nor long silences, nor skipped turns', () => {
		const paused = entry(1, { type: 'paused' });
		const resumed = entry(4, { type: 'resumed' });
		const game = [entry(0, began), paused, resumed, entry(5, ended)];
		expect(paceOf(game, NOON).turn.build).toBe(2 * MINUTE);
		const desk = [
			entry(0, began),
			{ ...entry(1), pauses: true },
			{ ...entry(4), pauses: false },
			entry(5, ended)
		];
		expect(paceOf(desk, NOON).turn.build).toBe(2 * MINUTE);
		expect(paceOf([entry(0, began), entry(50, ended)], NOON).turn.build).toBe(10 * MINUTE);
		const skipped = [entry(0, began), entry(1, { type: 'skipped', seat: 0 })];
		expect(paceOf(skipped, NOON).turn.build).toBeNull();
	});

	test('knows how long the turn in progress has lasted', () => {
		expect(paceOf([entry(0, began), entry(1)], NOON + 3 * MINUTE).spent).toBe(3 * MINUTE);
	});

	test('§8.6 a clock runs from when it was set, stands in a pause, and is over with its phase', () => {
		const set = entry(0, { type: 'clock-set', minutes: 5 });
		const log = [set, entry(1, { type: 'paused' }), entry(3, { type: 'resumed' })];
		expect(clockRan(log, NOON + 4 * MINUTE)).toBe(2 * MINUTE);
		expect(clockRan([...log, entry(4, { type: 'phase-ended' })], NOON)).toBeNull();
		expect(clockRan([entry(0, began)], NOON)).toBeNull();
	});
});

const noPace = { turn: { build: null, society: null }, spent: 0 };
const moments = [2, 3, 5, 8].flatMap((seed) => game(4, seed).moves.map(({ after }) => after));
const playing = moments.filter(({ phase }) => phase !== 'over');

describe('the forecast', () => {
	test('has at least the turn in progress still to come, and never less than no time', () => {
		for (const view of playing) {
			const { turns, left, build } = forecast(view, noPace);
			expect(turns).toBeGreaterThanOrEqual(1);
			expect(left).toBeGreaterThanOrEqual(build);
			expect(build).toBeGreaterThanOrEqual(0);
		}
	});

	test('§7 keeps to the most rounds that the table has set', () => {
		for (const view of playing) {
			const { phase, round, done } = view;
			if (phase !== 'society') continue;
			const last = { ...view, options: { ...view.options, maxRounds: round } };
			expect(forecast(last, noPace).turns).toBe(turnsInRound(last));
			expect(done.length).toBeLessThan(view.seats);
		}
	});

	test('a slower table ends later', () => {
		fc.assert(
			fc.property(fc.nat(playing.length - 1), fc.integer({ min: 1, max: 9 }), (at, minutes) => {
				const view = playing[at];
				if (!view) return;
				const pace = (turn: number) => ({ turn: { build: turn, society: turn }, spent: 0 });
				const [fast, slow] = [minutes, minutes + 1].map((length) =>
					forecast(view, pace(length * MINUTE))
				);
				expect(slow?.left).toBeGreaterThanOrEqual(fast?.left ?? Infinity);
				expect(fast?.measured).toBe(true);
			})
		);
	});
});

describe('what can still be cut', () => {
	const cuts = (view: State, left = 20 * MINUTE, fresh = false) =>
		cutsOf(view, forecast(view, noPace), left, fresh);

	test('§7 before the first action: limits that fit, whatever the time; later it says that they are fixed', () => {
		const { start } = game(5, 4);
		const view: State = { ...start, phase: 'setup', step: 'choose' };
		fc.assert(
			fc.property(fc.integer({ min: -30, max: 300 }), (minutes) => {
				const [cut] = cuts(view, minutes * MINUTE, true);
				if (cut?.kind !== 'limits') throw new Error('a fresh table can be given limits');
				expect(cut.phase1Rounds).toBeGreaterThanOrEqual(1);
				expect(cut.maxRounds).toBeGreaterThanOrEqual(1);
				const rounds = cut.phase1Rounds + cut.maxRounds;
				expect(cut.minutes).toBe(rounds * 5 * 2 + 8);
				if (rounds > 2)
					expect(rounds * 5 * 2 * MINUTE + 8 * MINUTE).toBeLessThanOrEqual(minutes * MINUTE);
			})
		);
		expect(cuts(view)).toEqual([{ kind: 'fixed' }]);
	});

	test('§8 in play every cut is one that the rules let pass, once no dice lie open', () => {
		const kinds = new Set<string>();
		for (const view of playing) {
			for (const cut of cuts(view)) {
				kinds.add(cut.kind);
				const minutes = cut.kind === 'clock' ? cut.minutes : 1;
				const action =
					cut.kind === 'clock'
						? ({ type: 'setClock', minutes, onEnd: 'end' } as const)
						: cut.kind === 'endPhase' || cut.kind === 'endGame'
							? ({ type: cut.kind } as const)
							: null;
				if (!action) continue;
				const refusal = refuse(view, 'facilitator', action);
				expect(refusal?.code ?? 'roll-pending').toBe('roll-pending');
			}
		}
		expect([...kinds].sort()).toEqual(['clock', 'endGame', 'endPhase', 'fixed']);
	});

	test('§8.11 the end of the game is only fair when all have had as many turns', () => {
		for (const view of playing) {
			if (!betweenRounds(view)) continue;
			expect(turnsInRound(view)).toBe(
				Object.values(view.sheets).filter(({ status }) => status === 'active').length
			);
			expect(view.history.findLast(({ kind }) => kind === 'round')).toMatchObject({
				round: view.round - 1
			});
		}
		expect(playing.some(betweenRounds)).toBe(true);
	});
});

describe('the bell', () => {
	const bell = (view: State, at: number | null, setUp: null | (() => Promise<null>) = null) =>
		render(DeskBell, {
			props: { view, log: [], now: NOON, bell: at, act: () => Promise.resolve(true), setUp }
		}).body;
	const building = playing.find(({ phase, step }) => phase === 'build' && step === 'plan');

	test('says whether the game fits the lesson, and offers cuts only when it does not', () => {
		if (!building) throw new Error('every game is in phase 1 at some time');
		expect(bell(building, null)).toContain('Expected end');
		const late = bell(building, NOON + 10 * MINUTE);
		expect(late).toMatch(/It will not fit.* after the bell/s);
		expect(late).toContain('End phase 1');
		const early = bell(building, NOON + 300 * MINUTE);
		expect(early).toContain('It fits');
		expect(early).not.toContain('End phase 1');
	});

	test('offers limits at a table where nobody has acted', () => {
		const { start } = game(5, 4);
		const view: State = { ...start, phase: 'setup', step: 'choose' };
		expect(bell(view, NOON + 10 * MINUTE, () => Promise.resolve(null))).toContain(
			'Set these limits'
		);
		expect(bell(view, NOON + 10 * MINUTE)).toContain('fixed');
	});
});
