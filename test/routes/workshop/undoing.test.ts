/** Where the desk offers to go back to. */
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../src/lib/table/log.ts';
import {
	likeliest,
	owesReason,
	stepsIn,
	type Step
} from '../../../src/routes/workshop/[workshop]/undo/undoing.ts';

const line = (seq: number, deed: object): LogEntry =>
	({ seq, at: 60_000 * seq, told: [], says: [`line ${seq}`], ...deed }) as unknown as LogEntry;
const setup = line(0, { kind: 'setup', seats: 2, options: {} });
const roll = (seq: number) =>
	line(seq, { kind: 'action', actor: seq % 2, action: { type: 'roll' } });
const note = (seq: number) =>
	line(seq, {
		kind: 'action',
		actor: 'facilitator',
		action: { type: 'noteUndo' },
		aside: true
	});
const desk = (seq: number) => line(seq, { kind: 'desk', set: { note: null } });
const back = (seq: number, to: number) => line(seq, { kind: 'rewind', to, reason: '' });
const offered = (head: number, ...entries: LogEntry[]) =>
	stepsIn({ head, entries: [setup, ...entries] }).map(({ seq, to, deed }) => [
		deed?.type ?? 'undo',
		seq,
		to
	]);

test('every action that counts can be gone back to before, newest first', () => {
	expect(offered(4, roll(1), desk(2), roll(3), roll(4))).toEqual([
		['roll', 4, 3],
		['roll', 3, 1],
		['roll', 1, 0]
	]);
	expect(offered(0)).toEqual([]);
});

test('an undo can be taken back as long as nothing has followed it but its own note', () => {
	expect(offered(4, roll(1), roll(2), back(3, 1), note(4), desk(5))).toEqual([
		['undo', 3, 2],
		['roll', 1, 0]
	]);
	expect(offered(5, roll(1), roll(2), back(3, 1), note(4), roll(5))).toEqual([
		['roll', 5, 4],
		['roll', 1, 0]
	]);
});

test('what is proposed first is the last that was done in the game, not a pause that it was told of', () => {
	const stop = (seq: number) => line(seq, { kind: 'desk', set: { pausedAt: 60_000 } });
	const goOn = (seq: number) => line(seq, { kind: 'desk', set: { pausedAt: null } });
	const word = (seq: number, type: string) =>
		line(seq, { kind: 'action', actor: 'facilitator', action: { type } });
	const first = (...entries: LogEntry[]) => {
		const all = [setup, ...entries];
		return likeliest(stepsIn({ head: all.length - 1, entries: all }))?.seq;
	};
	const paused = [roll(1), stop(2), word(3, 'pause'), goOn(4), word(5, 'resume')];
	expect(first(...paused)).toBe(1);
	expect(first(...paused, word(6, 'skip'))).toBe(6);
	expect(first(stop(1), word(2, 'pause'))).toBe(2);
	expect(first(roll(1), roll(2), back(3, 1), note(4))).toBe(1);
	expect(first()).toBeUndefined();
});

test('what a seat did in secret can be gone back to before, without saying what it was', () => {
	const secret = line(1, { kind: 'action', actor: 0, action: null });
	expect(stepsIn({ head: 2, entries: [setup, secret, roll(2)] })).toMatchObject([
		{ seq: 2, to: 1, deed: { type: 'roll' } },
		{ seq: 1, to: 0, deed: { type: null }, says: ['line 1'] }
	]);
});

test('a reason is owed where more than one seat loses something, not for an undo or one’s own slip', () => {
	const step = (actor: number | 'facilitator' | null): Step => ({
		seq: 1,
		at: 0,
		says: [],
		deed: actor === null ? null : { actor, type: 'roll' },
		to: 0
	});
	expect(owesReason([])).toBe(false);
	expect(owesReason([step(null)])).toBe(false);
	expect(owesReason([step(1), step('facilitator'), step(1)])).toBe(false);
	expect(owesReason([step(1), step(2)])).toBe(true);
});
