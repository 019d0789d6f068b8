import { cleanTexts } from '$lib/server/base/names.ts';
import { bodyOf, leadingWorkshop, limited } from '$lib/server/http/requests.ts';
import { ownWords } from '$lib/server/tables/written/ownWords.ts';
import { changeWords } from '$lib/server/workshops/words.ts';
import { json } from '@sveltejs/kit';
import * as v from 'valibot';
import type { RequestHandler } from './$types';

const Word = v.pipe(
	v.string(),
	v.maxLength(60),
	v.transform((word) => cleanTexts(word).replace(/\s+/gu, ' ').trim()),
	v.nonEmpty()
);
const Words = v.strictObject({
	also: v.pipe(v.array(Word), v.maxLength(200)),
	never: v.pipe(v.array(Word), v.maxLength(200))
});

/** Which words this workshop has marked beside the lists, and which of the lists it has not. */
export const GET: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	return json(await ownWords(workshop));
};

/** Puts others in their place; every table is looked through anew. */
export const PUT: RequestHandler = async (event) => {
	const workshop = await leadingWorkshop(event);
	const words = await bodyOf(event.request, Words);
	limited('actions', `facilitator ${workshop}`);
	await changeWords(workshop, words);
	return json(words);
};
