/** Which language a page speaks, and its scripts: the visitor's own, or the workshop's on walls and papers. */
import { baseLocale, type Locale } from '../../paraglide/runtime.js';
import { languageOf } from '../storage/language.ts';
import { storage } from '../storage/store.ts';
import { inFoldersOf } from './nextPage.ts';

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

/** A page's addresses of scripts, in the folders of one language; see `scripts/languages/oneLanguage.mjs`. */
export const inLanguage = (text: string, locale: Locale): string =>
	locale === baseLocale ? text : inFoldersOf(text, locale);
