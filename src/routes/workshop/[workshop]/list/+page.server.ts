import { listOf } from '$lib/server/people/classList.ts';
import { storage } from '$lib/server/storage/store.ts';
import { led } from '../led.server.ts';
import type { PageServerLoad } from './$types';

/** The class list, and the tables at which its pupils can sit. */
export const load: PageServerLoad = async (event) => {
	const { id, title } = await led(event, event.params.workshop);
	const tables = (await storage().tablesOf(id)).filter(({ closed }) => !closed);
	return {
		workshop: { id, title },
		list: await listOf(id),
		tables: tables.map((table) => ({ id: table.id, title: table.title, seats: table.seats }))
	};
};
