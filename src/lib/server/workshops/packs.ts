/** Challenge packs: kept with a workshop, changed by who leads it, read at its tables. */
import {
	changedOwn,
	PACK_LIMITS,
	READY_PACKS,
	type ClassPack,
	type PackChanges
} from '../../games/kit/classPack.ts';
import { storage } from '../storage/store.ts';
import { Queue } from '../tables/queue.ts';

const changing = new Queue();

export const packOf = (workshop: string): Promise<ClassPack> => storage().packOf(workshop);

/** Changes the pack of a workshop; null, and nothing changed, where it would hold too many challenges. */
export const changePack = (workshop: string, changes: PackChanges): Promise<ClassPack | null> =>
	changing.run(workshop, async () => {
		const before = await storage().packOf(workshop);
		const own = changedOwn(before.own, changes);
		if (own.length > PACK_LIMITS.own) return null;
		const ready = READY_PACKS.filter(
			(pack) => changes.ready?.[pack] ?? before.ready.includes(pack)
		);
		await storage().putPack(workshop, { ready, own });
		return { ready, own };
	});
