import { error } from '@sveltejs/kit';
import { guideOf } from '$lib/games/guides.ts';
import type { Refused } from '$lib/table/requests.ts';
import type { Start } from '$lib/table/start.ts';
import type { PageLoad } from './$types';

/** The table as all of it may see it. Its log, in which the turning points are found, is read once the page is there: it may be long. */
export const load: PageLoad = async ({ params, fetch }) => {
	const asked = async <T>(what: string): Promise<T> => {
		const response = await fetch(`/api/tables/${params.table}/${what}`);
		if (response.ok) return (await response.json()) as T;
		const { error: refused } = (await response.json()) as { error: Refused };
		error(response.status, refused.message);
	};
	const start = await asked<Start>('view?as=table');
	const guide = await guideOf(start.room.game);
	return { table: params.table, start, guide };
};
