import { refuseField } from '$lib/server/http/requests.ts';
import { shownPrint } from '$lib/server/http/printing.ts';
import type { Print } from '$lib/server/prints/records.ts';
import type { PageServerLoad } from './$types';

/** The world history, or `?of=` another print, for the browser to set: it has letters that the PDF lacks. `?paper=a4` (as without it) or `letter`. */
export const load: PageServerLoad = async (event) => shownPrint(event, printOf(event.url));

/** Those of the whole table by their name, a seat's with its number: `sheet-0`. */
function printOf({ searchParams }: URL): Print {
	const of = searchParams.get('of') ?? 'history';
	const [, name, seat] = /^([a-z]+)(?:-(0|[1-9]\d?))?$/.exec(of) ?? refuseField('of');
	if (name === undefined || name === 'cards') return refuseField('of');
	return seat === undefined ? { of: name } : { of: name, seat: Number(seat) };
}
