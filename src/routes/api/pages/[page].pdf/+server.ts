import { stockOf, pdfAnswer } from '$lib/server/http/pdfAnswer.ts';
import { withPictures } from '$lib/server/prints/records.ts';
import { pageGiven } from '../given.ts';
import type { RequestHandler } from './$types';

/** A page that a link shows, as PDF. */
export const GET: RequestHandler = async (event) => {
	const stock = stockOf(event.url);
	const given = await pageGiven(event);
	const answer = await pdfAnswer(
		given.from,
		async () => ({ record: await withPictures(given.table, given), name: given.name }),
		stock
	);
	answer.headers.set('x-robots-tag', 'noindex');
	return answer;
};
