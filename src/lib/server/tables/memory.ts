/** In a game of memory what was seen once is not shown again: not when it is looked up later, nor when an undo goes back to it. */
import type { AnyModule, Audience } from '../../engine/module.ts';
import type { Position } from '../../engine/referee.ts';
import { redact } from './written/redact.ts';
import { lastPlayed, type HostedTable } from './hosted.ts';

/** What an audience sees of a table now, without what the desk has hidden. After an undo they have seen it before. */
export const seenNow = (hosted: HostedTable, audience: Audience): unknown =>
	seenAt(hosted, hosted.position, audience);

/** What an audience sees of an earlier state of a table, which its log has after entry `head`. */
export const seenAt = (
	hosted: HostedTable,
	then: Pick<Position, 'head' | 'state'>,
	audience: Audience
): unknown => redact(viewAt(hosted, then, audience), hosted.facilitation.hidden);

/** The same with what the desk has hidden. */
export function viewAt(
	{ game, position }: HostedTable,
	{ head, state }: Pick<Position, 'head' | 'state'>,
	audience: Audience
): unknown {
	const view = game.view(state, audience);
	return game.faded && isPast(game, position, head) ? game.faded.view(view) : view;
}

/** Whether what was seen after an entry is a matter of memory: something was played or undone since, and the game has not ended. */
export const isPast = (game: AnyModule, { log, state }: Position, seq: number): boolean =>
	seq < (lastPlayed(log)?.seq ?? 0) && game.outcome(state) === null;
