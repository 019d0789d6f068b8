/** What this process keeps of a workshop in memory goes when the workshop does: before it is claimed, and once it is another's. */
import { isGone } from '../base/gone.ts';
import { postgres } from '../storage/store.ts';
import { documents } from '../sync/documents.ts';
import { RESTART } from '../sync/documentStore.ts';
import { placeOf } from '../storage/postgres/documents.ts';
import { host } from '../tables/tables.ts';

/** Forgets all of a workshop; its pages come back, and are led to its owner. */
export async function forgetWorkshop(workshop: string): Promise<void> {
	isGone(workshop);
	documents.close((reader) => reader.workshop === workshop, RESTART);
	const tables = (await postgres()?.untitled(workshop)) ?? [];
	const places = new Set([workshop, ...tables.map(({ id }) => id)]);
	documents.forget((name) => places.has(placeOf(name)), RESTART);
	for (const table of tables) host.left(table);
}

/** Whether nobody has a document of these workshops open here. */
export async function isAsleep(workshop: string): Promise<boolean> {
	const tables = (await postgres()?.untitled(workshop)) ?? [];
	const places = new Set([workshop, ...tables.map(({ id }) => id)]);
	return !documents.has((name) => places.has(placeOf(name)));
}
