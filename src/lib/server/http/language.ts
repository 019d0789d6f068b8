/** Which language a page speaks, and its scripts: the visitor's own, or the workshop's on walls and papers. */
import {
	baseLocale,
	getServerAsyncLocalStorage,
	locales,
	type Locale
} from '../../paraglide/runtime.js';
import { storage } from '../storage/store.ts';

/** The addresses of what a whole class looks at, or what is kept on paper. */
const OF_THE_WORKSHOP =
	/^\/(?:table\/\[table\]\/(?:screen|print)|workshop\/\[workshop\]\/papers|api\/(?:tables\/\[table\]|workshops\/\[workshop\])\/print)(?:\/|$)/;

/** What an address of SvelteKit's is filled with. */
interface Asked {
	readonly route: { readonly id: string | null };
	readonly params: Partial<Record<string, string>>;
}

/** The workshop's language where the address is one of those that speak it; null for every other address, and where there is no such workshop. */
export async function workshopsLanguage({ route, params }: Asked): Promise<Locale | null> {
	if (!OF_THE_WORKSHOP.test(route.id ?? '')) return null;
	const { table, workshop } = params;
	const of = workshop ?? (table && (await storage().table(table))?.workshop);
	return of ? await languageOf(of) : null;
}

/** A workshop's language, if this program speaks it. */
async function languageOf(workshop: string): Promise<Locale | null> {
	const language = (await storage().workshop(workshop))?.language;
	return locales.find((one) => one === language) ?? null;
}

/** Does this with every message in the workshop's language. */
export const inWorkshopsLanguage = async <Answer>(
	workshop: string,
	answer: () => Promise<Answer>
): Promise<Answer> => speaking((await languageOf(workshop)) ?? baseLocale, answer);

/** Does this with every message in that language. */
export function speaking<Answer>(locale: Locale, answer: () => Answer): Answer {
	const store = getServerAsyncLocalStorage();
	return store ? (store.run({ ...store.getStore(), locale }, answer) as Answer) : answer();
}

/** A page's addresses of scripts, in the folders of one language; see `scripts/languages/oneLanguage.mjs`. */
export const inLanguage = (text: string, locale: Locale): string =>
	locale === baseLocale
		? text
		: text.replace(/(\/_app\/immutable\/(?:entry|chunks|nodes))\//g, `$1-${locale}/`);
