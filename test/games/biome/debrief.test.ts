import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rewind, toldTo, type Position } from '../../../src/lib/engine/referee.ts';
import { playOut } from '../../../src/lib/engine/playout.ts';
import { measures } from '../../../src/lib/games/biome/history/compare.ts';
import {
	closestCall,
	firstCooperation,
	largestLoss,
	longestChain,
	losses,
	mostLent,
	turningPoints
} from '../../../src/lib/games/biome/history/debrief.ts';
import { collapseLine } from '../../../src/lib/games/biome/rules/ending.ts';
import { worldNow } from '../../../src/lib/games/biome/history/ledger.ts';
import { loanSquare } from '../../../src/lib/games/biome/history/loans.ts';
import { history } from '../../../src/lib/games/biome/history/record.ts';
import { rpOf } from '../../../src/lib/games/biome/rules/sheets.ts';
import { isBuildPlan, type State } from '../../../src/lib/games/biome/rules/state.ts';
import { closingQuestion } from '../../../src/lib/games/kit/guide.ts';
import { textsOf } from '../../../src/lib/server/sync/admit.ts';
import { module } from './play.ts';

/** The server takes no other. */
const fields = textsOf({ kind: 'story', table: '' }) ?? /^$/;
const telling = { names: { 0: 'Robin', 1: 'Kit', 2: 'Amal', 3: 'Ines', 4: 'Olu' } };

const linesOf = ({ log }: Position) =>
	log.map((entry) => ({
		seq: entry.seq,
		told: toldTo(entry, 'table'),
		...(entry.deed.kind === 'rewind' ? { to: entry.deed.to } : {})
	}));

const played = (seed: number, seats = 4) =>
	playOut(module, {
		seats,
		seed,
		options: { graceRounds: seed % 3, phase1Rounds: 3, maxRounds: 6 }
	}).position;

/** Something that holds of every game that is over. */
const always = (holds: (view: State, position: Position) => void) => {
	fc.assert(
		fc.property(fc.nat(5000), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
			const position = played(seed, seats);
			holds(position.state as State, position);
		}),
		{ numRuns: 40 }
	);
};

describe('the turning points', () => {
	test('are told in order, each under the entry of the log that made it, and all have a question', () => {
		always((view, position) => {
			const points = turningPoints(view, linesOf(position), telling);
			const seqs = points.map(({ key }) => Number(/^[a-z]+\.(\d+)$/.exec(key)?.[1]));
			expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
			expect(new Set(points.map(({ key }) => key)).size).toBe(points.length);
			for (const { key } of [...points, closingQuestion()]) expect(key).toMatch(fields);
			for (const { question, text, when } of points) {
				expect(question).toMatch(/\?$/);
				expect(`${text} ${when}`).not.toMatch(/undefined|\bNaN\b|[{}]/);
			}
			for (const seq of seqs) {
				const told = position.log[seq]?.told.map(({ event }) => event.type) ?? [];
				expect(told.some((type) => type === 'turn-ended' || type === 'round-ended')).toBe(true);
			}
		});
	});

	test('keep their place when turns were taken back and played again', () => {
		const whole = played(11);
		const line = turningPoints(whole.state as State, linesOf(whole), telling);
		const back = rewind(module, whole, whole.log.length - 6, 'a slip', 'u1');
		if ('refused' in back) throw new Error('refused');
		const again = rewind(module, back.position, whole.log.length - 1, 'after all', 'u2');
		if ('refused' in again) throw new Error('refused');
		expect(again.position.state).toEqual(whole.state);
		expect(line.length).toBeGreaterThan(0);
		expect(turningPoints(again.position.state as State, linesOf(again.position), telling)).toEqual(
			line
		);
	});

	test('are what the history says: nobody lost more, no chain is longer, nobody shared earlier', () => {
		always((view) => {
			const loss = largestLoss(view);
			for (const { rp } of losses(view)) expect(rp).toBeLessThanOrEqual(loss?.rp ?? 0);
			const chain = longestChain(view);
			const first = firstCooperation(view);
			view.history.forEach((entry, index) => {
				if (entry.kind !== 'turn' || isBuildPlan(entry.plan) || !entry.plan.borrow) return;
				expect(first?.index ?? Infinity).toBeLessThanOrEqual(index);
				expect(chain?.chain.length).toBeGreaterThanOrEqual(2);
				expect(chain?.chain.at(-1)).not.toBe(chain?.chain.at(-2));
			});
			const close = closestCall(view);
			if (close) {
				expect(close.percent).toBeLessThanOrEqual(100);
				expect(collapseLine(view)).not.toBeNull();
			}
		});
	});

	test('§5.3 say how often somebody lent as the history has it, not how long a chain was', () => {
		let often = 0;
		always((view, position) => {
			const lent = new Map<number, number>();
			for (const entry of view.history) {
				if (entry.kind !== 'turn' || isBuildPlan(entry.plan) || !entry.plan.borrow) continue;
				const { seat } = entry.plan.borrow;
				lent.set(seat, (lent.get(seat) ?? 0) + 1);
			}
			const most = Math.max(0, ...lent.values());
			const all = [...lent.values()].reduce((sum, count) => sum + count, 0);
			expect(worldNow(view).loans.reduce((sum, { count }) => sum + count, 0)).toBe(all);
			expect(mostLent(view)?.count ?? 0).toBe(most);
			for (const seat of mostLent(view)?.seats ?? []) expect(lent.get(seat)).toBe(most);
			const square = loanSquare(view, telling);
			expect(square?.rows.at(-1)?.at(-1)).toBe(all === 0 ? undefined : String(all));
			const told = turningPoints(view, linesOf(position), telling).find(({ key }) =>
				key.startsWith('chain.')
			);
			expect(told === undefined).toBe(all === 0);
			if (most < 2) return;
			often++;
			expect(told?.text).toContain(`lent most often: ${String(most)} times`);
			expect(told?.text).not.toMatch(/once/);
		});
		expect(often).toBeGreaterThan(3);
	});

	test('§6.3 do not take the collapse itself for the closest call', () => {
		let seen = 0;
		always((view) => {
			if (view.result?.reason !== 'collapse') return;
			seen++;
			const last = view.history.findLastIndex(({ kind }) => kind === 'round');
			expect(closestCall(view)?.index).not.toBe(last);
		});
		expect(seen).toBeGreaterThan(0);
	});
});

test('RP lost and RP gained make up what the players hold', () => {
	always((view) => {
		const start = Object.keys(view.sheets).length * view.options.startRp;
		const gained = view.history.reduce((sum, entry) => {
			if (entry.kind !== 'turn') return sum;
			const balance = new Map<number, number>();
			for (const { seat, what, by } of entry.changes) {
				if (what !== 'mod') balance.set(seat, (balance.get(seat) ?? 0) + by);
			}
			return sum + [...balance.values()].reduce((all, by) => all + Math.max(0, by), 0);
		}, 0);
		const lost = losses(view).reduce((sum, { rp }) => sum + rp, 0);
		const held = Object.values(view.sheets).reduce((sum, sheet) => sum + rpOf(sheet), 0);
		expect(start + gained - lost).toBe(held);
	});
});

test('tables are compared by the same questions, whatever was played', () => {
	const [one, other] = [played(3, 3), played(8, 5)].map(({ state }) =>
		measures(state as State, telling)
	);
	expect(one?.map(({ label }) => label)).toEqual(other?.map(({ label }) => label));
	for (const { value } of [...(one ?? []), ...(other ?? [])]) {
		expect(value).not.toMatch(/undefined|NaN|^$/);
	}
});

test('the printed history has the answers, and room where none was written', () => {
	const position = played(11);
	const view = position.state as State;
	const log = linesOf(position);
	const [first] = turningPoints(view, log, telling);
	const answers = { [first?.key ?? '']: '  We had no friends. ', 'loss.99999': 'Stray' };
	const { blocks } = history(view, { table: 'T', ...telling, talk: { log, answers } });
	expect(blocks).toContainEqual({ kind: 'paragraph', text: 'We had no friends.', tone: 'quote' });
	expect(JSON.stringify(blocks)).not.toContain('Stray');
	const asked = closingQuestion().question;
	expect(blocks).toContainEqual({ kind: 'lines', label: asked, count: 2 });
	const untold = history(
		{ ...view, result: null },
		{ table: 'T', ...telling, talk: { log, answers } }
	);
	expect(JSON.stringify(untold)).not.toContain('no friends');
});
