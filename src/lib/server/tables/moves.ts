/** What of a log counts, and whose it is. */
import { lineTo, type Entry, type Position } from '../../engine/referee.ts';

/** The actions that count where the table stands. */
export const playedAt = ({ log, head }: Position): Entry[] =>
	lineTo(log, head).filter(({ deed }) => deed.kind === 'action');

/** By seat, how many actions of its own count. */
export function movesBySeat(position: Position): number[] {
	const bySeat: number[] = [];
	for (const { deed } of playedAt(position)) {
		if (deed.kind !== 'action' || deed.actor === 'facilitator') continue;
		bySeat[deed.actor] = (bySeat[deed.actor] ?? 0) + 1;
	}
	return bySeat;
}
