import { plans } from './plans.ts';
import type { PageServerLoad } from './$types';

/** Every plan by its name, its aims and its questions. */
export const load: PageServerLoad = async () => ({
	plans: (await plans()).map(({ id, name, aims, lessons }) => ({
		id,
		name,
		aims,
		asks: lessons.map(({ ask }) => ask)
	}))
});
