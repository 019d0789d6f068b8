/** What a class brings along: kept with its workshop, changed by who leads it, read at its tables, judged by its game. */
import { sameJson } from '../../engine/json.ts';
import type { Brought, Pack } from '../../engine/module.ts';
import { packing } from '../../games/packing.ts';
import { storage } from '../storage/store.ts';
import { Queue } from '../tables/queue.ts';

/** A full pack of long texts, in any script, in bytes. */
export const PACK_BODY = 256 * 1024;

const changing = new Queue();

/** The pack of a workshop; an empty one where none was brought. */
export const packOf = async (workshop: string, pack: Pack): Promise<Brought> =>
	(await storage().packOf(workshop)) ?? pack.empty;

/** The pack of a workshop as a file takes it along; null where there is nothing in it, or no game here has packs. */
export async function packToKeep(workshop: string): Promise<Brought | null> {
	if (!packing) return null;
	const kept = await packOf(workshop, packing);
	return sameJson(kept, packing.empty) ? null : kept;
}

/** Changes the pack of a workshop; the most that it may hold, and nothing changed, where that would be too much. */
export const changePack = (
	workshop: string,
	pack: Pack,
	changes: unknown
): Promise<ReturnType<Pack['changed']>> =>
	changing.run(workshop, async () => {
		const after = pack.changed(await packOf(workshop, pack), changes);
		if ('pack' in after) await storage().putPack(workshop, after.pack);
		return after;
	});
