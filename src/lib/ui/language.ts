/** The language of this device: the one chosen on it, else the browser's own. */
import { cookieMaxAge, cookieName, type Locale } from '../paraglide/runtime.js';

/** Each language as its own speakers call it, in the order of these names. */
export const LANGUAGES: readonly (readonly [Locale, string])[] = [
	['ar', 'العربية'],
	['de', 'Deutsch'],
	['en', 'English'],
	['es', 'Español'],
	['fr', 'Français'],
	['pl', 'Polski'],
	['uk', 'Українська']
];

/** Speaks this language from now on: a page has the texts of one language, so it is fetched again. */
export function speak(locale: Locale): void {
	document.cookie = `${cookieName}=${locale}; path=/; max-age=${String(cookieMaxAge)}; samesite=lax`;
	location.reload();
}
