/** The language of this device: the one chosen on it, else the browser's own. */
import { cookieMaxAge, cookieName, locales, type Locale } from '../paraglide/runtime.js';

/** Not spoken by anybody: it shows which letters on a screen are no message. */
const PSEUDO = 'en-XA';

/** Each language as its own speakers call it, in the order of their codes. */
export const LANGUAGES: readonly (readonly [Locale, string])[] = locales
	.filter((locale) => locale !== PSEUDO)
	.toSorted()
	.map((locale) => [locale, ownNameOf(locale)]);

function ownNameOf(locale: Locale): string {
	const own = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
	return own.charAt(0).toLocaleUpperCase(locale) + own.slice(1);
}

/** Speaks this language from now on: a page has the texts of one language, so it is fetched again. */
export function speak(locale: Locale): void {
	document.cookie = `${cookieName}=${locale}; path=/; max-age=${String(cookieMaxAge)}; samesite=lax`;
	location.reload();
}
