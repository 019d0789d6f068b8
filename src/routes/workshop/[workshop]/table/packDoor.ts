/** What the class brings along to its tables, as the desk reads and changes it. */
import type { PackDoor } from '$lib/games/kit/pictures.ts';
import * as m from '$lib/paraglide/messages.js';
import { ask } from '$lib/table/requests.ts';

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
