/** Clocks that end something: each process carries out those of the tables it keeps, whether or not a desk looks on. */
import type { Host } from './host.ts';
import { alarmOf, computerToAct, leftAt, turnDueAt, type HostedTable } from './hosted.ts';
import { Due } from '../base/due.ts';
import { isElsewhere } from '../base/away.ts';
import { playOn } from './playing.ts';
import { Queue } from './queue.ts';

/** The longest that a timer of the platform can wait, and how much too early it may ring. */
const LONGEST = 2 ** 31 - 1;
const EARLY = 20;

/** Where it is noted from when on something of a table is due, in milliseconds since 1970 or null, for whichever process keeps the table by then. */
type Noting = (table: string, at: number | null) => Promise<void>;

interface Kept {
	/** What was looked at: the length of the log, and whether the table is closed. */
	readonly at: string;
	readonly due: number | null;
}

/** Sets the alarm of every table that this host keeps, and sets it anew whenever the table goes on. */
export function watchAlarms(host: Host, noted: Noting = () => Promise.resolve()): void {
	const tables = new Map<string, Kept>();
	const turns = new Queue();
	const noting = new Due('a clock could not be noted', (id) =>
		turns.run(id, () => noted(id, tables.get(id)?.due ?? null))
	);
	const ringing = new Due('a clock could not end anything', async (id) => {
		try {
			await carriedOut(host, id);
		} catch (cause) {
			if (isElsewhere(cause)) tables.delete(id); // it is set anew where the table comes back
			throw cause;
		}
	});
	host.leaving.push((id) => {
		ringing.drop(id);
		noting.drop(id);
		tables.delete(id);
	});
	host.watchers.push((hosted) => {
		const { game, facilitation, position } = hosted;
		const { id, closed } = hosted.table;
		const at = `${position.log.length} ${closed}`;
		const before = tables.get(id);
		const alone = facilitation.computers.length > 0 || facilitation.turn !== null;
		if (!game.alarm && !alone && !before) return;
		// what the rules refused now is tried again after the next entry
		if (before?.at === at) return;
		const now = Date.now();
		const left = leftAt(hosted, now);
		if (left === null) ringing.drop(id);
		else ringing.in(id, Math.min(LONGEST, Math.max(0, left) + EARLY));
		const due = dueAt(hosted, left, now);
		tables.set(id, { at, due });
		if (before?.due !== due) void noting.now(id);
	});
}

/** From when on somebody has to look after the table: at any time where a computer player is to act, or once its clock is up or a date has come. */
function dueAt(hosted: HostedTable, left: number | null, now: number): number | null {
	if (computerToAct(hosted)) return 0;
	const date = turnDueAt(hosted)?.by ?? null;
	if (left === null) return date;
	return Math.min(now + left, date ?? Infinity);
}

/** Plays what the clock ends, if it is up; thrown dice are settled first, so the rules may say no. */
async function carriedOut(host: Host, table: string): Promise<void> {
	const hosted = await host.table(table);
	const alarm = hosted && alarmOf(hosted, Date.now());
	if (!alarm || alarm.left > 0) return;
	// several processes may ring for the same entry: the id is the same, so one of them plays it
	const id = `alarm.${hosted.position.log.length}`;
	await playOn(host, table, 'facilitator', id, alarm.action);
}
