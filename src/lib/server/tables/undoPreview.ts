/** What a return to an earlier entry would do to a table: nothing has changed yet. */
import { rewind, undoneBy, type Entry, type Position } from '../../engine/referee.ts';
import { cryptoSource } from '../../engine/random.ts';
import { revealed } from '../../engine/reveals.ts';
import type { Json } from '../../engine/json.ts';
import type { AnyModule } from '../../engine/module.ts';
import * as m from '../../paraglide/messages.js';
import { isAside } from './publicEntry.ts';
import { seenAt } from './memory.ts';
import { seatsIn, type HostedTable } from './hosted.ts';

export interface Preview {
	readonly to: number;
	/** What the whole table would see. */
	readonly view: Record<string, Json>;
	/** The actions that would no longer count. */
	readonly undone: readonly number[];
	/** Whether chance had a part in any of them. */
	readonly dice: boolean;
	/** Whether somebody has seen since then what was hidden. */
	readonly seen: boolean;
}

/** How the table would stand; null where the game never stood at this entry. */
export function previewOf(hosted: HostedTable, to: number): Preview | null {
	const { game, position, trail } = hosted;
	const back = rewind(game, position, to, '', '', trail);
	if ('refused' in back) return null;
	const undone = countedOut(game, position, to);
	const seats = seatsIn(game, position);
	return {
		to,
		view: seenAt(hosted, back.position, 'table') as Record<string, Json>,
		undone: undone.map(({ seq }) => seq),
		dice: undone.some(({ draws }) => draws.length > 0),
		seen: revealed(game, position.log, undone, seats, cryptoSource, trail)
	};
}

/** What is taken back, in words for the game's own history. */
export function takenBack({ game, position }: HostedTable, to: number, reason: string): string {
	const { length: count } = countedOut(game, position, to);
	const what = count === 0 ? m.doors_undone_undo() : m.doors_undone({ count });
	return reason === '' ? what : m.doors_undone_because({ what, reason });
}

/** What would no longer count, but for what only tells about the game. */
const countedOut = (game: AnyModule, position: Position, to: number): Entry[] =>
	undoneBy(position, to).filter(({ deed }) => deed.kind === 'action' && !isAside(deed, game));
