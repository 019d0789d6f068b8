/** Reactions: what somebody shows for a moment. No entry, no document and no view knows of one. */
import type { Seat } from '../../engine/module.ts';
import type { Sign } from '../../table/signs.ts';
import { tell } from '../sync/documents.ts';
import { reactionFrame } from '../sync/wire.ts';
import type { HostedTable } from './hosted.ts';
import { roomName } from './projection.ts';

/** Why nobody may react at this table now, or null. */
export function whyNoReactions({
	table,
	facilitation
}: HostedTable): 'table-closed' | 'paused' | 'reactions-off' | null {
	if (table.closed) return 'table-closed';
	if (facilitation.pausedAt !== null) return 'paused';
	return facilitation.reactions ? null : 'reactions-off';
}

/** Shows the sign of a seat to every page that has the table's room open. */
export function react({ table }: HostedTable, seat: Seat, sign: Sign): void {
	tell(roomName(table), reactionFrame(seat, sign));
}
