/** What of an entry somebody may know: other seats' secrets are left out until the game has ended. */
import type { Actor, AnyModule, Audience, GameEvent } from '../../engine/module.ts';
import { toldTo, type Deed, type Position } from '../../engine/referee.ts';
import type { StoredEntry } from '../storage/storage.ts';
import type { Line } from '../../table/log.ts';
import type { HostedTable } from './hosted.ts';

/** An entry as the log's door tells it. */
export type PublicEntry = PublicDeed &
	Line & { /** Only once the game has ended. */ readonly draws?: readonly number[] };

/** What was done, without what another seat may not know. */
export type PublicDeed =
	| Exclude<Deed, { kind: 'action' }>
	| { readonly kind: 'action'; readonly actor: Actor; readonly action: { type: string } | null };

/** What this audience may know of an entry. */
export function publicly(
	entry: StoredEntry,
	{ game, position }: HostedTable,
	audience: Audience
): Omit<PublicEntry, 'says'> & PublicDeed {
	const { seq, at, byHand, by, draws, deed } = entry;
	const ended = game.outcome(position.state) !== null;
	return {
		seq,
		at,
		...publicDeed(deed, audience, ended || !game.redeal),
		...(byHand ? { byHand } : {}),
		...(by ? { by } : {}),
		...(ended ? { draws } : {}),
		told: toldLater(entry, game, position, audience)
	};
}

function toldLater(
	entry: StoredEntry,
	game: AnyModule,
	position: Position,
	audience: Audience
): readonly GameEvent[] {
	const told = toldTo(entry, audience);
	const { faded } = game;
	return faded && isPast(game, position, entry.seq)
		? told.map((event) => faded.event(event))
		: told;
}

/** Whether what was seen after an entry is a matter of memory: the game has gone on since, and has not ended. */
export const isPast = (game: AnyModule, position: Position, seq: number): boolean =>
	seq < position.head && game.outcome(position.state) === null;

/** What another seat did may itself be a secret, in a game that has any (it has `redeal`): then until its end only that it acted. */
function publicDeed(deed: Deed, audience: Audience, open: boolean): PublicDeed {
	if (deed.kind !== 'action' || open || deed.actor === audience) return deed;
	return deed.actor === 'facilitator' ? deed : { ...deed, action: null };
}
