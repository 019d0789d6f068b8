import { refuseDoor } from '$lib/server/http/requests.ts';
import { plans } from './plans.ts';
import type { PageServerLoad } from './$types';

/** Every plan by its name, its aims and its questions; nothing stands here where no game has any. */
export const load: PageServerLoad = async () => {
	const all = await plans();
	if (all.length === 0) refuseDoor(404, 'no-such-door');
	return {
		plans: all.map(({ id, name, aims, lessons }) => ({
			id,
			name,
			aims,
			asks: lessons.map(({ ask }) => ask)
		}))
	};
};
