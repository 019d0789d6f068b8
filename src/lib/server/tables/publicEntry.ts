/** What of an entry somebody may know: other seats' secrets are left out until the game has ended. */
import {
	isSecret,
	type Actor,
	type AnyModule,
	type Audience,
	type GameEvent
} from '../../engine/module.ts';
import { toldTo, type Deed, type Entry, type Position } from '../../engine/referee.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { withoutHidden } from '../../table/facilitation.ts';
import type { Line } from '../../table/log.ts';
import type { HostedTable } from './hosted.ts';
import { isPast } from './memory.ts';

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
		...(ended && deed.kind !== 'desk' ? deed : publicDeed(deed, audience, game)),
		...(isAside(deed, game) ? { aside: true as const } : {}),
		...(byHand ? { byHand } : {}),
		...(by ? { by } : {}),
		...(ended ? { draws } : {}),
		told: toldLater(entry, game, position, audience)
	};
}

/** Whether it only tells something about the game. */
export const isAside = (deed: Deed, { asides = [] }: AnyModule): boolean =>
	deed.kind === 'action' && asides.includes(deed.action.type);

/** What was told of an entry when its log is read later; in a game of memory what is left of it. */
export function toldLater(
	entry: Entry,
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

/** What somebody else did may itself be a secret: then until the game's end only that they acted. */
function publicDeed(deed: Deed, audience: Audience, game: AnyModule): PublicDeed {
	if (deed.kind === 'desk') return { ...deed, set: withoutHidden(deed.set) };
	if (deed.kind !== 'action' || deed.actor === audience) return deed;
	// what the facilitator does in their own voice all may know, save where the game says otherwise
	const open = deed.actor === 'facilitator' && !game.secret;
	return open || !isSecret(game, deed.action) ? deed : { ...deed, action: null };
}
