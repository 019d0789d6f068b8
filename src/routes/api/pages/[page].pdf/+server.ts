import { paperOf, pdfAnswer } from '../../pdfAnswer.ts';
import { withPictures } from '../../tables/[table]/print/printing.ts';
import { pageGiven } from '../given.ts';
import type { RequestHandler } from './$types';

/** A page that a link shows, as PDF. */
export const GET: RequestHandler = async ({ params, url }) => {
	const paper = paperOf(url);
	const given = await pageGiven(params.page);
	const answer = await pdfAnswer(
		async () => ({ record: await withPictures(given.table, given), name: given.name }),
		paper
	);
	answer.headers.set('x-robots-tag', 'noindex');
	return answer;
};
