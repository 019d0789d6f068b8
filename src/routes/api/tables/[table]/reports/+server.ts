import { bodyOf, limited, refuseDoor, refuseField, visiting } from '$lib/server/http/requests.ts';
import { pictureAt } from '$lib/server/pictures/pictures.ts';
import { report } from '$lib/server/tables/written/reports.ts';
import { Seat, Text } from '$lib/server/base/shapes.ts';
import type { Reported } from '$lib/table/room.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Told = v.strictObject({ text: v.optional(Text), picture: v.optional(Seat) });

/** Tells the facilitator of a text or picture that should not stand at this table. Nobody else learns of it, nor who said so. */
export const POST: RequestHandler = async (event) => {
	const { table, member } = await visiting(event);
	const what = oneOf(await bodyOf(event.request, Told));
	limited('reports', member?.id ?? `facilitator ${table}`);
	if ('picture' in what && !(await pictureAt(table, what.picture))) {
		return refuseDoor(404, 'no-such-picture');
	}
	await report(table, what);
	return json({ reported: true }, { status: 201 });
};

/** A text or a picture, not both. */
function oneOf({ text, picture }: v.InferOutput<typeof Told>): Reported {
	if (picture === undefined) return text === undefined ? refuseField('text') : { text };
	return text === undefined ? { picture } : refuseField('text');
}
