import { error } from '@sveltejs/kit';
import { guideOf } from '$lib/games/guides.ts';
import type { LogLine } from '$lib/games/kit/guide.ts';
import type { Refused } from '$lib/table/requests.ts';
import type { Start } from '$lib/table/start.ts';
import type { PageLoad } from './$types';

/** The table as all of it may see it, and its log, in which the turning points are found. */
export const load: PageLoad = async ({ params, fetch }) => {
	const asked = async <T>(what: string): Promise<T> => {
		const response = await fetch(`/api/tables/${params.table}/${what}`);
		if (response.ok) return (await response.json()) as T;
		const { error: refused } = (await response.json()) as { error: Refused };
		error(response.status, refused.message);
	};
	const [start, log] = await Promise.all([
		asked<Start>('view?as=table'),
		asked<{ entries: LogLine[] }>('log')
	]);
	const guide = await guideOf(start.room.game);
	return { table: params.table, start, log: log.entries, guide };
};
