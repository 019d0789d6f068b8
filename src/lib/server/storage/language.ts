/** What the walls, papers and computer players of a workshop speak. */
import { speaking } from '../base/language.ts';
import { baseLocale, locales, type Locale } from '../../paraglide/runtime.js';
import { storage } from './store.ts';

/** A workshop's language, if this program speaks it. */
export async function languageOf(workshop: string): Promise<Locale | null> {
	const language = (await storage().workshop(workshop))?.language;
	return locales.find((one) => one === language) ?? null;
}

/** Does this with every message in the workshop's language. */
export const inWorkshopsLanguage = async <Answer>(
	workshop: string,
	answer: () => Promise<Answer>
): Promise<Answer> => speaking((await languageOf(workshop)) ?? baseLocale, answer);
