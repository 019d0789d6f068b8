import { error, redirect } from '@sveltejs/kit';
import { phoneOf } from '$lib/games/boards.ts';
import type { Refused } from '$lib/table/requests.ts';
import type { Start } from '$lib/table/start.ts';
import type { PageLoad } from './$types';

/** What the table looks like to this device, and the pictures of its game. */
export const load: PageLoad = async ({ params, fetch }) => {
	const response = await fetch(`/api/tables/${params.table}/view`);
	if (!response.ok) {
		const { error: refused } = (await response.json()) as { error: Refused };
		if (refused.code === 'waiting' || refused.code === 'moved') {
			redirect(307, `/table/${params.table}/wait`);
		}
		error(response.status, refused.message);
	}
	const start = (await response.json()) as Start;
	const phone = await phoneOf(start.room.game, start.view);
	return { table: params.table, start, phone };
};
