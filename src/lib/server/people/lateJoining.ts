/** Who sits down in a seat that is out of the game plays all the same: a new seat joins, and they sit there. */
import { wordsOf } from '../../games/words.ts';
import { closePerson } from '../sync/documents.ts';
import type { Member } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { playOn } from '../tables/playing.ts';
import { Queue } from '../tables/queue.ts';
import { host } from '../tables/tables.ts';
import { newToken } from '../base/tokens.ts';
import { MOVED } from '../base/closeCodes.ts';

/** Of two who come late to one table the second waits until the first has their seat. */
const coming = new Queue();

/** The same person on the seat at which they play: a new one where theirs is out of the game. */
export const seatLate = (member: Member): Promise<Member> =>
	coming.run(member.table, async () => {
		const { id, table, seat, standing } = member;
		if (seat === 'screen' || standing !== 'seated') return member;
		const known = await host.table(table);
		const { game, position } = known ?? {};
		if (!game?.late || !position) return member;
		const called = wordsOf(game.id)?.newcomer() ?? '';
		const action = game.late(game.view(position.state, 'table'), seat, called);
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
