import { refuseDoor } from '$lib/server/http/requests.ts';
import { trouble } from '$lib/server/base/logger.ts';
import { postgres, storage } from '$lib/server/storage/store.ts';
import type { RequestHandler } from './$types';

/** How long to wait before asking again. */
const SOON = 5;

/** Answers 200 when people can play here: what they do can be stored, and there is room for it. */
export const GET: RequestHandler = async () => {
	const ready = await storage()
		.canStore()
		.catch((cause: unknown) => {
			trouble('nothing can be stored', cause);
			return false;
		});
	if (!ready) refuseDoor(503, postgres() ? 'later' : 'full', { seconds: SOON }, { seconds: SOON });
	return new Response('ready\n');
};
