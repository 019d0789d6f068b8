import { ActionId, Text } from '$lib/server/base/shapes.ts';
import { answerPlayed } from '$lib/server/http/answers.ts';
import { askedAt } from '$lib/server/http/leading.ts';
import { refuseDoor } from '$lib/server/http/requests.ts';
import { findFine, hideText, showText } from '$lib/server/people/hiding.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Key = v.pipe(v.string(), v.maxLength(80), v.regex(/^[a-z]+\/[A-Za-z0-9_.\-/]+$/));
const Asked = v.strictObject({
	id: ActionId,
	do: v.picklist(['hide', 'tell', 'show', 'fine']),
	key: v.nullable(Key),
	text: Text
});

/** Hides a text that somebody wrote here, with a word to the table (`tell`) or without; shows it again; or finds it fine. */
export const POST: RequestHandler = async (event) => {
	const { table } = event.params;
	const { sent, hosted } = await askedAt(event, Asked);
	const { id, do: what, ...one } = sent;
	if (what === 'fine') {
		return json({ fine: (await findFine(table, one)) || refuseDoor(404, 'no-such-table') });
	}
	const done =
		what === 'show'
			? await showText(table, id, one)
			: await hideText(table, id, one, what === 'tell');
	return answerPlayed(hosted.game.id, done);
};
