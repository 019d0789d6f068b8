import { storage } from '$lib/server/storage/store.ts';
import type { RequestHandler } from './$types';

/** Answers 200 when the storage answers; to a second start with the id of this run. */
export const GET: RequestHandler = async () => {
	await storage().ping();
	const { runningId } = globalThis;
	return new Response('ok\n', { headers: runningId === undefined ? {} : { running: runningId } });
};
