/** Turns that have a date: each process carries out those of the tables it keeps, whether or not a desk looks on. */
import { ahead, dealing, judge, note } from '../../engine/referee.ts';
import type { Seat } from '../../engine/module.ts';
import { cryptoSource } from '../../engine/random.ts';
import { BUDGET } from '../../engine/search/decide.ts';
import { asJson } from '../../table/facilitation.ts';
import {
	begins,
	openedAt,
	skipOf,
	stepAt,
	type Step,
	type TurnDue
} from '../../table/lessons/turn.ts';
import { isAway, isElsewhere } from '../base/away.ts';
import { trouble } from '../base/logger.ts';
import { nextDate } from '../base/zones.ts';
import { turnDueAt, type HostedTable } from '../tables/hosted.ts';
import { host, play } from '../tables/tables.ts';
import { decidedSurely } from './decider.ts';
import { playFor } from './playing.ts';

/** Milliseconds: a timer of the platform does not count the time that the machine has slept, so dates are looked at again and again. */
const LOOKED = 10_000;

/** By table, from when on something has to happen there by itself, null for never, and as what it stood when that was found. */
const dates = new Map<string, { readonly at: string; readonly due: number | null }>();
let looking: Promise<void> | null = null;
let held = Promise.resolve();

/** Carries out no date until this is done: those that passed while no process ran come in their order, whichever table is read first. */
export function holdDates(until: Promise<void>): void {
	held = until;
}

/** Carries out dates from now on, as soon as a table comes into memory. */
export function watchDates(): void {
	host.watchers.push((hosted) => {
		const { id, closed } = hosted.table;
		const at = `${hosted.position.log.length} ${closed} ${hosted.down ?? ''}`;
		// what could not be done now is tried again when dates are next looked at
		if (dates.get(id)?.at === at) return;
		const due = dueAt(hosted, Date.now());
		if (due === null && !dates.has(id)) return;
		dates.set(id, { at, due });
		if (due !== null && due <= Date.now()) setTimeout(() => void lookAtDates(), 0).unref();
	});
	host.leaving.push((table) => {
		dates.delete(table);
	});
	setInterval(() => void lookAtDates(), LOOKED).unref();
}

/** Carries out what has come, the earliest first; resolves once nothing is left. */
export async function lookAtDates(): Promise<void> {
	await held;
	await looking;
	looking ??= lookThrough().finally(() => {
		looking = null;
	});
	await looking;
}

async function lookThrough(): Promise<void> {
	const now = Date.now();
	const come = [...dates]
		.flatMap(([table, { due }]) => (due !== null && due <= now ? [{ table, due }] : []))
		.sort((a, b) => a.due - b.due);
	for (const { table } of come) {
		try {
			while (await stepped(table));
		} catch (cause) {
			// where the storage is away it is tried again when dates are next looked at
			if (!isAway(cause) || isElsewhere(cause)) dates.delete(table);
			if (!isAway(cause)) trouble('a date could not be carried out', cause, { table });
		}
	}
}

/** When something has to happen at a table: 0 for at once, null where nothing has. */
function dueAt(hosted: HostedTable, now: number): number | null {
	const turn = turnDueAt(hosted);
	if (!turn) return null;
	return stepFor(hosted, turn, now) ? Math.min(turn.by ?? 0, now) : turn.by;
}

/** What has to happen now; where no date follows, a table that is ready waits for the lesson. */
function stepFor(hosted: HostedTable, turn: TurnDue, now: number): Step | null {
	const step = stepAt(hosted, turn, now);
	const waits = step?.kind === 'next' && !turn.up && (turn.by ?? 0) > now;
	return waits && !nextOf(hosted, turn) ? null : step;
}

const nextOf = ({ facilitation: { adjourned } }: HostedTable, { by, ...said }: TurnDue) =>
	by === null ? null : nextDate({ by, ...said }, adjourned?.at ?? 0);

/** Does what has to be done next at a table; false where nothing has, or somebody was faster. */
async function stepped(table: string): Promise<boolean> {
	const hosted = await host.table(table);
	const turn = hosted && turnDueAt(hosted);
	const step = turn && stepFor(hosted, turn, Date.now());
	if (!step) return false;
	// several processes may see the same: the id is the same, so one of them does it
	const id = `date.${hosted.position.log.length}`;
	switch (step.kind) {
		case 'up':
			return set(hosted, id, { ...turn, up: true, missed: step.missed });
		case 'next':
			return set(hosted, id, step.anew ? openedAnew(hosted, turn) : movedOn(hosted, turn));
		case 'skip':
			return (await skipped(hosted, id, step.seat)) || playedFor(hosted, step.seat);
		case 'play':
			return playedFor(hosted, step.seat);
		case 'answer':
			return answeredFor(hosted, step.seat);
	}
}

/** Stores how the turn stands from now on; false where something has happened at the table since it was looked at. */
async function set({ table, position }: HostedTable, id: string, turn: TurnDue): Promise<boolean> {
	const { length } = position.log;
	const done = await host.advance<null>(table.id, (now) =>
		now.position.log.length === length ? note(now.position, asJson({ turn }), id) : { answer: null }
	);
	return done !== null && 'seq' in done;
}

/** The next date; where none follows there is time until the lesson. */
const movedOn = (hosted: HostedTable, turn: TurnDue): TurnDue => ({
	...turn,
	up: false,
	...(nextOf(hosted, turn) ?? { by: null })
});

/** The same with another turn for every seat. */
const openedAnew = (hosted: HostedTable, turn: TurnDue): TurnDue =>
	nextOf(hosted, turn) ? { ...movedOn(hosted, turn), ...openedAt(hosted) } : movedOn(hosted, turn);

/** Whether the game could leave the turn of this seat out. */
async function skipped(hosted: HostedTable, id: string, seat: Seat): Promise<boolean> {
	const action = skipOf(hosted, seat);
	if (!action) return false;
	return (await play(hosted.table.id, 'facilitator', id, action))?.kind === 'stored';
}

async function playedFor(hosted: HostedTable, seat: Seat): Promise<boolean> {
	const action = await decidedSurely(hosted, seat, BUDGET.plays);
	return action !== null && playFor(hosted, seat, action);
}

/** The first thing open to a seat that begins no turn of its own. */
async function answeredFor(hosted: HostedTable, seat: Seat): Promise<boolean> {
	const { game, position } = hosted;
	for (const action of game.legal(game.view(position.state, seat), seat)) {
		if (judge(game, position.state, seat, action)) continue;
		const after = ahead(game, position.state, seat, action, dealing(cryptoSource)([]));
		if (!begins(hosted, after, seat)) return playFor(hosted, seat, action);
	}
	return false;
}
