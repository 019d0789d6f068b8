import { printed } from '$lib/server/http/printing.ts';
import type { RequestHandler } from './$types';

/** A print of the whole table, by its name among the prints of its game. */
export const GET: RequestHandler = (event) => printed(event, { of: event.params.print });
