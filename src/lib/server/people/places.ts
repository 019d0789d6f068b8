/** Where a browser has a place already: the workshops that it leads, and the tables at which it sits. */
import { storage } from '../storage/store.ts';
import {
	facilitates,
	holderAt,
	tableCookie,
	workshopCookie,
	type Credentials
} from '../storage/identity.ts';

/** Somewhere to go on, at one tap. */
export interface Place {
	readonly id: string;
	readonly title: string;
}

/** The workshops that a browser leads and the tables it sits at, the newest first. */
export interface Places {
	readonly leads: readonly Place[];
	readonly sits: readonly (Place & { readonly name: string })[];
}

/** A browser keeps few more cookies than these for one server; where more are sent, the rest is not looked up. */
const MOST = 60;

/** What a browser's cookies prove no more: the names of those that are nobody's, and the tables at which it has no place now. */
interface Lost {
	readonly gone: string[];
	readonly away: string[];
}

/** The places that these cookies prove, and what they prove no more. */
export async function placesOf(credentials: Credentials): Promise<Places & Lost> {
	const names = Object.keys(credentials.cookies).slice(0, MOST);
	const ids = (kind: (id: string) => string) =>
		names.flatMap((name) => (name.startsWith(kind('')) ? [name.slice(kind('').length)] : []));
	const tables = ids(tableCookie);
	const [led, held] = await Promise.all([
		Promise.all(ids(workshopCookie).map((id) => leadOf(id, credentials))),
		Promise.all(tables.map((id) => seatOf(id, credentials)))
	]);
	const newest = <One extends { opened: number }>(all: readonly (One | string | null)[]) =>
		all
			.filter((one) => one !== null && typeof one === 'object')
			.toSorted((one, other) => other.opened - one.opened);
	return {
		leads: newest(led).map(({ id, title }) => ({ id, title })),
		sits: newest(held).map(({ id, title, name }) => ({ id, title, name })),
		gone: [...led, ...held].filter((one) => typeof one === 'string'),
		away: await notLed(
			tables.filter((_, at) => held[at] === null || typeof held[at] === 'string'),
			led.flatMap((one) => (typeof one === 'string' ? [] : [one.id]))
		)
	};
}

/** Without the tables of these workshops: the desk keeps its own copy of them. */
async function notLed(tables: readonly string[], led: readonly string[]): Promise<string[]> {
	const found = await Promise.all(tables.map((id) => storage().table(id)));
	return tables.filter((_, at) => !led.includes(found[at]?.workshop ?? ''));
}

/** A workshop that the caller leads, or the name of a cookie that leads none any more. */
async function leadOf(id: string, credentials: Credentials) {
	const workshop = await storage().workshop(id);
	const leads = workshop !== null && (await facilitates(id, credentials));
	return leads ? workshop : workshopCookie(id);
}

/** A table at which the caller sits; null for who has no seat there now but may get it back; else the cookie's name. */
async function seatOf(id: string, credentials: Credentials) {
	const table = await storage().table(id);
	const holder = table && (await holderAt(id, credentials));
	if (!holder) return tableCookie(id);
	const sits = holder.standing === 'seated' || holder.standing === 'waiting';
	return sits && holder.seat !== 'screen' ? { ...table, name: holder.name } : null;
}
