/** What the desk reads and changes for all tables of a workshop. */
import type { PackDoor, Favourites } from '$lib/games/kit/pictures.ts';
import * as m from '$lib/paraglide/messages.js';
import { ask } from '$lib/table/requests.ts';

/** What the class brings along to its tables. */
export function packDoorOf(workshop: string): PackDoor {
	const door = `/api/workshops/${workshop}/pack`;
	return {
		read: async () => {
			const answer = await ask<unknown>('GET', door).catch(() => null);
			return answer && 'ok' in answer ? answer.ok : null;
		},
		change: async (changes) => {
			const answer = await ask<unknown>('PATCH', door, changes).catch(() => null);
			if (!answer) return m.pack_offline();
			return 'ok' in answer ? { pack: answer.ok } : answer.error.message;
		}
	};
}

/** What those who lead a workshop like of a game: kept with it, so that a colleague sees them too. */
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
