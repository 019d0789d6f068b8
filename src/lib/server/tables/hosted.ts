/** A table as the host keeps it: its game, where it stands, and what is known of its log without reading it again. */
import type { AnyModule, Timed } from '../../engine/module.ts';
import { headOf, lineTo, stateAt, type Entry, type Position } from '../../engine/referee.ts';
import {
	facilitationOf,
	setBy,
	type Computer,
	type Facilitation
} from '../../table/facilitation.ts';
import { pausesIn } from '../../table/lessons/pauses.ts';
import { awaited, type TurnDue } from '../../table/lessons/turn.ts';
import { ENTRIES_MOST } from '../../table/takingAlong.ts';
import type { StoredEntry, Table } from '../storage/storage.ts';
import { KeptPeople } from './company.ts';
import type { Down } from './standIn.ts';
import { Trail } from './trail.ts';

/** A table with its game, where it stands. */
export interface HostedTable {
	readonly table: Table;
	readonly game: AnyModule;
	readonly position: Position;
	/** What the desk has set by now. */
	readonly facilitation: Facilitation;
	readonly trail: Trail;
	readonly people: KeptPeople;
	/** Why nothing can be played on it; missing where it can. */
	readonly down?: Down;
}

/** A table as its log says; `trail` where somebody has followed that log already. */
export const hostedAt = (
	table: Table,
	game: AnyModule,
	position: Position,
	trail = new Trail(),
	down?: Down
): HostedTable => {
	trail.follow(position.log);
	const facilitation = facilitationOf(position.log);
	const people = new KeptPeople();
	return { table, game, position, facilitation, trail, people, ...(down ? { down } : {}) };
};

/** The same table after one more entry. */
export const wentOn = (
	{ table, game, facilitation, trail, people, down }: HostedTable,
	position: Position,
	entry: StoredEntry
): HostedTable => ({
	table: { ...table, seats: seatsIn(game, position) },
	game,
	position,
	facilitation: setBy(facilitation, entry),
	trail,
	people,
	...(down ? { down } : {})
});

/** Where a table stood after this entry of its log; the log is the whole one. */
export function positionAfter({ game, position, trail }: HostedTable, seq: number): Position {
	const head = headOf(position.log, seq + 1);
	return { ...position, head, state: stateAt(game, position.log, head, trail) };
}

/** The last entry that the views show: what the desk sets stands in the room. */
export const lastPlayed = (log: readonly Entry[]): Entry | undefined =>
	log.findLast(({ deed }) => deed.kind !== 'desk');

/** When an entry was stored; that of the set-up is when the table was opened. */
export const timeOf = (entry: Entry | undefined, table: Table): number =>
	entry && 'at' in entry ? Number(entry.at) : table.opened;

/**
 * How many seats there are by now: the game says it where seats may join in mid-game. What a state looks
 * like inside is the game's own affair, so nothing here guesses it from the state.
 */
export function seatsIn(game: AnyModule, { log, state }: Position): number {
	const setup = log[0]?.deed;
	if (setup?.kind !== 'setup') throw new Error('a log begins with its set-up');
	return game.seated?.(state) ?? setup.seats;
}

/** Whether anything may still be played at a table, by somebody or by itself. */
const goesOn = ({ table, game, position, facilitation, down }: HostedTable): boolean =>
	!down &&
	!table.closed &&
	facilitation.pausedAt === null &&
	position.log.length < ENTRIES_MOST &&
	!game.outcome(position.state);

/** The turn that is due at a table which goes on; else null. */
export const turnDueAt = (hosted: HostedTable): TurnDue | null =>
	hosted.facilitation.turn && goesOn(hosted) ? hosted.facilitation.turn : null;

/** The computer player that the table waits for now; null where it waits for nobody, or for people. */
export function computerToAct(hosted: HostedTable): Computer | null {
	const { computers, turn } = hosted.facilitation;
	if (computers.length === 0 || !goesOn(hosted)) return null;
	const waits = awaited(hosted, turn);
	return computers.find(({ seat }) => waits.includes(seat)) ?? null;
}

/** Milliseconds until the table's clock is up; null where none runs. */
export function leftAt(hosted: HostedTable, now: number): number | null {
	const left = alarmOf(hosted, now)?.left ?? null;
	const { pausedAt, adjourned } = hosted.facilitation;
	const stands = hosted.table.closed || pausedAt !== null || adjourned !== null;
	return stands ? null : left;
}

/** The clock that ends something, as the game reckons it; null where none was set. */
export const alarmOf = ({ game, position }: HostedTable, now: number) =>
	game.alarm?.(game.view(position.state, 'table'), () => timedOf(position), now) ?? null;

/** What still counts, with what the desk has set beside it. */
function timedOf({ log, head }: Pick<Position, 'log' | 'head'>): Timed[] {
	const counts = new Set(lineTo(log, head).map(({ seq }) => seq));
	const entries = log.filter(({ seq, deed }) => deed.kind === 'desk' || counts.has(seq));
	const pauses = pausesIn(entries.map(({ deed }) => (deed.kind === 'desk' ? deed.set : null)));
	return entries.map((entry, index) => ({
		at: 'at' in entry ? Number(entry.at) : 0,
		told: entry.told.map(({ event }) => event),
		pauses: pauses[index] ?? null
	}));
}
