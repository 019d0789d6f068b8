import { appraisalsOf } from '$lib/server/people/appraisals.ts';
import { visiting } from '$lib/server/http/requests.ts';
import { json } from '@sveltejs/kit';
import type { RequestHandler } from './$types';

/** The facilitator's sentence about whoever asks, where it is shown to them; null for anybody else. */
export const GET: RequestHandler = async (event) => {
	const { member, workshop } = await visiting(event);
	const said = member && (await appraisalsOf(workshop))(member.id);
	return json({ sentence: said?.shown === true && said.sentence !== '' ? said.sentence : null });
};
