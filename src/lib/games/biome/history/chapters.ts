/** The history cut into ages and rounds, for reading. */
import type { Seat } from '../../../engine/module.ts';
import type { Entry, TurnPhase } from '../rules/state.ts';

/** An age or a round: its entries with their places in the history. */
export interface Chapter {
	/** Null for what happened before the first turn. */
	readonly phase: TurnPhase | null;
	readonly round: number;
	readonly entries: readonly { readonly at: number; readonly entry: Entry }[];
}

/** Ages, then rounds, oldest first; with a seat only what concerns it, or everybody. */
export function chaptersOf(history: readonly Entry[], seat: Seat | null): Chapter[] {
	const chapters: (Chapter & { entries: { at: number; entry: Entry }[] })[] = [];
	let now: { phase: TurnPhase | null; round: number } = { phase: null, round: 0 };
	history.forEach((entry, at) => {
		if ('phase' in entry) now = { phase: entry.phase, round: entry.round };
		if (!concerns(entry, seat)) return;
		let chapter = chapters.at(-1);
		if (chapter?.phase !== now.phase || chapter.round !== now.round) {
			chapter = { ...now, entries: [] };
			chapters.push(chapter);
		}
		chapter.entries.push({ at, entry });
	});
	return chapters;
}

/** Whether an entry is about a seat: its own, its loans, or what touches the whole table. */
function concerns(entry: Entry, seat: Seat | null): boolean {
	if (seat === null || !('seat' in entry) || entry.seat === seat) return true;
	return entry.kind === 'turn' && entry.plan.borrow?.seat === seat;
}
