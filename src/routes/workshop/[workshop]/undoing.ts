/** What an undo takes back: the last actions that still count, newest first. */
import type { Actor } from '$lib/engine/module.ts';
import { lineTo, type Entry } from '$lib/engine/referee.ts';
import { ask } from '$lib/table/doors.ts';

/** An entry as the log's door tells it. */
type Told = Pick<Entry, 'seq' | 'byHand' | 'by'> & Entry['deed'];

export interface Step {
	readonly seq: number;
	readonly actor: Actor;
	readonly action: { readonly type: string };
	/** Where the table goes on from when this and all after it are taken back. */
	readonly to: number;
}

/** The host's own line about an undo: it goes with the action before it. */
const NOTE = 'noteUndo';

/** The steps that can be taken back, or the sentence of the door that refused. */
export async function stepsBack(table: string): Promise<{ steps: Step[] } | { problem: string }> {
	const answer = await ask<{ head: number; entries: Told[] }>(
		'GET',
		`/api/tables/${table}/log?after=-1`
	);
	if ('error' in answer) return { problem: answer.error.message };
	const { head, entries } = answer.ok;
	const log = entries.map((deed): Entry => ({ seq: deed.seq, id: '', deed, draws: [], told: [] }));
	const line = lineTo(log, head);
	const steps = line.flatMap(({ seq, deed }, index): Step[] =>
		deed.kind === 'action' && deed.action.type !== NOTE
			? [{ seq, actor: deed.actor, action: deed.action, to: line[index - 1]?.seq ?? 0 }]
			: []
	);
	return { steps: steps.reverse() };
}
