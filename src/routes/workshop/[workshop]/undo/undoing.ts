/** Where a table may go back to: before each action that still counts, newest first, and before the last undo. */
import type { Actor } from '$lib/engine/module.ts';
import { headOf, lineTo, type Entry } from '$lib/engine/referee.ts';
import type { Preview } from '$lib/server/tables/undoPreview.ts';
import { ask } from '$lib/table/requests.ts';
import { readLog, type LogEntry } from '$lib/table/log.ts';

/** An action, or an undo. */
export interface Step {
	readonly seq: number;
	readonly at: number;
	/** Null for an undo; without a type where it is a seat's secret what it did. */
	readonly deed: { readonly actor: Actor; readonly type: string | null } | null;
	readonly says: readonly string[];
	/** Whether it only tells the game that the desk has stopped the table, or let it go on. */
	readonly pauses?: true;
	/** Where the table goes on from when this and all after it are taken back. */
	readonly to: number;
}

/** The steps that can be taken back, or the sentence of the door that refused. */
export async function stepsBack(table: string): Promise<{ steps: Step[] } | { problem: string }> {
	const answer = await readLog(table);
	return 'error' in answer ? { problem: answer.error.message } : { steps: stepsIn(answer.ok) };
}

/** Newest first; an undo that nothing has followed can be taken back itself. */
export function stepsIn(told: { head: number; entries: readonly LogEntry[] }): Step[] {
	const log = told.entries.map((deed): Entry => ({
		seq: deed.seq,
		id: '',
		deed,
		draws: [],
		told: []
	}));
	const line = lineTo(log, told.head);
	const steps = line.flatMap(({ seq, deed }, index): Step[] => {
		const { at = 0, says = [], aside } = told.entries[seq] ?? {};
		// what is only told about the game goes with the action before it
		if (deed.kind !== 'action' || aside) return [];
		const { actor } = deed;
		const pauses = actor === 'facilitator' && isPause(told.entries[seq - 1]);
		const to = line[index - 1]?.seq ?? 0;
		return [
			{ seq, at, says, deed: { actor, type: typeOf(deed) }, to, ...(pauses ? { pauses } : {}) }
		];
	});
	return [...lastUndo(log, told.entries), ...steps.reverse()];
}

/** What was done; null for no action, and where the door keeps a seat's secret. */
const typeOf = (deed: LogEntry | Entry['deed']): string | null =>
	deed.kind === 'action' ? ((deed.action as { type: string } | null)?.type ?? null) : null;

/** Whether the desk stopped the table or let it go on: a game with a pause of its own is told so next. */
const isPause = (entry: LogEntry | undefined): boolean =>
	entry?.kind === 'desk' && 'pausedAt' in entry.set;

/** What is most likely meant: the last that was done in the game; an undo, where there is nothing else. */
export const likeliest = (steps: readonly Step[]): Step | undefined =>
	steps.find(({ deed, pauses }) => deed !== null && !pauses) ?? steps[0];

function lastUndo(log: readonly Entry[], entries: readonly LogEntry[]): Step[] {
	const last = log.findLast(({ deed, seq }) => deed.kind !== 'desk' && !entries[seq]?.aside);
	const entry = last && entries[last.seq];
	if (entry?.kind !== 'rewind') return [];
	const { seq, at, says } = entry;
	return [{ seq, at, says, deed: null, to: headOf(log.slice(0, seq)) }];
}

/** What a return would do. */
export const previewOf = (table: string, to: number) =>
	ask<Preview>('GET', `/api/tables/${table}/rewind?to=${to}`);

/** Whether others lose something by it, so that they are owed a reason: more than one seat's actions are taken back. */
export const owesReason = (taken: readonly Step[]): boolean =>
	new Set(taken.flatMap(({ deed }) => (typeof deed?.actor === 'number' ? [deed.actor] : []))).size >
	1;
