import { refuseDoor, refuseField, visiting, worked } from '$lib/server/http/requests.ts';
import { logTextAt } from '$lib/server/tables/queries.ts';
import type { RequestHandler } from './$types';

/** Milliseconds of a processor, about: to put an entry into words, and to send a letter. */
const ENTRY = 0.03;
const LETTER = 1 / 300_000;

/** The entries after `after` (all of them without it), each with what the caller may know. */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event);
	const after = event.url.searchParams.get('after') ?? '-1';
	if (!/^-?\d{1,7}$/.test(after)) refuseField('after');
	const { text, made } =
		(await logTextAt(id, visitor, Number(after))) ?? refuseDoor(404, 'no-such-table');
	worked(visitor.who, made * ENTRY + text.length * LETTER);
	return new Response(text, { headers: { 'content-type': 'application/json' } });
};
