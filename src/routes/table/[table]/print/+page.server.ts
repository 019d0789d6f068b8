import { refuseField } from '$lib/server/http/requests.ts';
import { recordAsked, type Print } from '../../../api/tables/[table]/print/printing.ts';
import type { PageServerLoad } from './$types';

/** The world history, or `?of=` another print, for the browser to set: it has letters that the PDF lacks. */
export const load: PageServerLoad = async (event) => {
	const { record } = await recordAsked(event, printOf(event.url));
	return { record };
};

function printOf({ searchParams }: URL): Print {
	const of = searchParams.get('of') ?? 'history';
	if (of === 'history' || of === 'booklet' || of === 'blank') return { of };
	const seat = /^sheet-(0|[1-9]\d?)$/.exec(of)?.[1];
	return seat === undefined ? refuseField('of') : { of: 'sheet', seat: Number(seat) };
}
