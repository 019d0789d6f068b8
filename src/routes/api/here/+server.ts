import { json } from '@sveltejs/kit';
import { hereNow, sitsHere } from '$lib/server/http/here.ts';
import type { RequestHandler } from './$types';

/** What the machine that serves knows of itself; nothing for whoever does not sit at it. */
export const GET: RequestHandler = (event) => json(sitsHere(event) ? hereNow(event.url) : null);
