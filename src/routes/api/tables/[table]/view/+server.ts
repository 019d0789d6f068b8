import { refuseDoor, refuseField, renewToken, visiting } from '$lib/server/http/requests.ts';
import { tableCookie } from '$lib/server/storage/identity.ts';
import { numberOf } from '$lib/server/people/returning.ts';
import { startAt, viewAt } from '$lib/server/tables/queries.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/**
 * What the caller's audience sees now, and the names of the documents that go on from there; with
 * `?as=table` as the table sees it, with `?at=7` what it was after entry 7.
 */
export const GET: RequestHandler = async (event) => {
	const id = event.params.table;
	const visitor = await visiting(event);
	const { searchParams } = event.url;
	const as = searchParams.get('as');
	if (as !== null && as !== 'table') refuseField('as');
	const at = searchParams.get('at');
	if (at === null) {
		const start = (await startAt(id, visitor, as === 'table')) ?? refuseDoor(404, 'no-such-table');
		if (visitor.member) renewToken(event, tableCookie(id), start.expires);
		const number = visitor.member && as === null ? await numberOf(visitor.member) : null;
		return json(number === null ? start : { ...start, number });
	}
	if (!/^\d{1,7}$/.test(at)) refuseField('at');
	return json((await viewAt(id, visitor, as === 'table', Number(at))) ?? refuseField('at'));
};
