/** Who sits down in a seat that is out of the game plays all the same: a new seat joins, and they sit there. */
import { closePerson } from '../sync/documents.ts';
import type { Member } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { playOn } from '../tables/playing.ts';
import { Queue } from '../tables/queue.ts';
import { host } from '../tables/tables.ts';
import { newToken } from './tokens.ts';

/** Of two who come late to one table the second waits until the first has their seat. */
const coming = new Queue();

/** WebSocket close code: another seat, with other rights. */
export const MOVED = 4403;

/** The same person on the seat at which they play: a new one where theirs is out of the game. */
export const seatLate = (member: Member): Promise<Member> =>
	coming.run(member.table, async () => {
		const { id, table, seat, standing } = member;
		if (seat === 'screen' || standing !== 'seated') return member;
		const known = await host.table(table);
		const { game, position } = known ?? {};
		const action = game && position && game.late?.(game.view(position.state, 'table'), seat);
		if (!action) return member;
		const played = await playOn(host, table, 'facilitator', newToken(), action);
		if (played?.kind !== 'stored') return member;
		const moved = await host.withPeople(table, async (hosted) => {
			const after: Member = { ...member, seat: hosted.table.seats - 1 };
			await storage().updateMember(after);
			closePerson(id, MOVED);
			return after;
		});
		return moved ?? member;
	});
