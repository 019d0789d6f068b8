import { stockOf, pdfAnswer } from '../../pdfAnswer.ts';
import { withPictures } from '../../tables/[table]/print/printing.ts';
import { pageGiven } from '../given.ts';
import type { RequestHandler } from './$types';

/** A page that a link shows, as PDF. */
export const GET: RequestHandler = async ({ params, url }) => {
	const stock = stockOf(url);
	const given = await pageGiven(params.page);
	const answer = await pdfAnswer(
		async () => ({ record: await withPictures(given.table, given), name: given.name }),
		stock
	);
	answer.headers.set('x-robots-tag', 'noindex');
	return answer;
};
