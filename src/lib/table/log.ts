/** The log as the browser reads it: what happened as sentences, which entries still count. */
import { lineTo, type Entry } from '../engine/referee.ts';
import type { GameEvent } from '../engine/module.ts';
import { ask, type Answer } from './requests.ts';

/** What the log's door tells of every entry, beside what was done. */
export interface Line {
	readonly seq: number;
	readonly at: number;
	readonly told: readonly GameEvent[];
	/** All of it in sentences. */
	readonly says: readonly string[];
	/** It only tells something about the game: whoever goes back goes past it. */
	readonly aside?: true;
	readonly byHand?: true;
	readonly by?: 'facilitator' | 'computer';
}

/** An entry as the log's door tells it. */
export type LogEntry = Entry['deed'] & Line;

/** The log from its set-up on, as this device's people may know it. */
export const readLog = (
	table: string,
	after = -1
): Promise<Answer<{ head: number; entries: LogEntry[] }>> =>
	ask('GET', `/api/tables/${table}/log?after=${after}`);

/** The numbers of the entries that count at `head`, the set-up first. */
export function counting(entries: readonly LogEntry[], head: number): number[] {
	const log = entries.map((deed): Entry => ({ seq: deed.seq, id: '', deed, draws: [], told: [] }));
	return lineTo(log, head).map(({ seq }) => seq);
}
