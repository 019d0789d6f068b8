/** The workshop's pack of challenges, as the desk reads and changes it. */
import type { ClassPack, PackDoor } from '$lib/games/kit/classPack.ts';
import * as m from '$lib/paraglide/messages.js';
import { ask } from '$lib/table/requests.ts';

export function packDoorOf(workshop: string): PackDoor {
	const door = `/api/workshops/${workshop}/pack`;
	return {
		read: async () => {
			const answer = await ask<ClassPack>('GET', door).catch(() => null);
			return answer && 'ok' in answer ? answer.ok : null;
		},
		change: async (changes) => {
			const answer = await ask<ClassPack>('PATCH', door, changes).catch(() => null);
			if (!answer) return m.pack_offline();
			return 'ok' in answer ? answer.ok : answer.error.message;
		}
	};
}
