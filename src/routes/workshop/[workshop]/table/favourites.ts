/** What those who lead a workshop like of a game: kept with it, so that a colleague sees them too. */
import type { Favourites } from '$lib/games/kit/pictures.ts';
import { ask } from '$lib/table/requests.ts';

export function favouritesOf(workshop: string): Favourites {
	const door = `/api/workshops/${workshop}`;
	return {
		read: async () => {
			const answer = await ask<{ marks: string[] }>('GET', door).catch(() => null);
			return answer && 'ok' in answer ? answer.ok.marks : [];
		},
		mark: (id, liked) => ask('PATCH', door, { marks: { [id]: liked } }).catch(() => null)
	};
}
