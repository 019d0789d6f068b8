import { answerRewound } from '$lib/server/http/answers.ts';
import { askedAt } from '$lib/server/http/leading.ts';
import { leadingTable, refuseDoor, refuseField } from '$lib/server/http/requests.ts';
import { previewOf, takenBack } from '$lib/server/tables/undoPreview.ts';
import { ActionId, Reason, Seq } from '$lib/server/base/shapes.ts';
import { rewind, hostedTable } from '$lib/server/tables/tables.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Back = v.strictObject({
	id: ActionId,
	to: Seq,
	reason: v.optional(Reason, ''),
	head: v.optional(Seq)
});

/** What a return to entry `to` would do. Nothing changes. */
export const GET: RequestHandler = async (event) => {
	const id = await leadingTable(event);
	const to = event.url.searchParams.get('to') ?? '';
	if (!/^\d{1,7}$/.test(to)) refuseField('to');
	const hosted = (await hostedTable(id)) ?? refuseDoor(404, 'no-such-table');
	return json(previewOf(hosted, Number(to)) ?? refuseDoor(409, 'no-such-entry'));
};

/** The table goes on from entry `to`, 0 the set-up; with `head` only while that is still its last. Dice that are taken back are thrown afresh. */
export const POST: RequestHandler = async (event) => {
	const id = event.params.table;
	const { sent, hosted } = await askedAt(event, Back);
	const { id: action, to, reason, head } = sent;
	const what = takenBack(hosted, to, reason.trim());
	return answerRewound(
		hosted.game.id,
		await rewind(id, action, { to, reason, what, head, known: hosted })
	);
};
