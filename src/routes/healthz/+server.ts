import { storage } from '$lib/server/storage/store.ts';
import type { RequestHandler } from './$types';

/** Answers 200 when the storage answers. */
export const GET: RequestHandler = async () => {
	await storage().ping();
	return new Response('ok\n');
};
