/** Which language a word in another script is read aloud in, as far as its letters tell. */
import type { Han } from './typefaces.ts';

/** Scripts of many languages name themselves alone. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
	[/\p{scx=Cyrl}/u, 'und-Cyrl'],
	[/\p{scx=Arab}/u, 'und-Arab'],
	[/\p{scx=Deva}/u, 'und-Deva'],
	[/\p{scx=Ethi}/u, 'und-Ethi'],
	[/\p{scx=Beng}/u, 'bn'],
	[/\p{scx=Guru}/u, 'pa'],
	[/\p{scx=Gujr}/u, 'gu'],
	[/\p{scx=Taml}/u, 'ta'],
	[/\p{scx=Telu}/u, 'te'],
	[/\p{scx=Knda}/u, 'kn'],
	[/\p{scx=Mlym}/u, 'ml'],
	[/\p{scx=Sinh}/u, 'si'],
	[/\p{scx=Grek}/u, 'el'],
	[/\p{scx=Hebr}/u, 'he'],
	[/\p{scx=Geor}/u, 'ka'],
	[/\p{scx=Armn}/u, 'hy'],
	[/\p{scx=Thai}/u, 'th'],
	[/[\p{scx=Hira}\p{scx=Kana}]/u, 'ja'],
	[/\p{scx=Hang}/u, 'ko']
];
const SHARED: Readonly<Record<Han, string>> = { sc: 'zh', jp: 'ja', kr: 'ko' };
/** Most words have no letter of another script. */
const LATIN = /^[ -\u036f\u1e00-\u1eff\u2000-\u2bff]*$/;

/** The language of a word in another script than that of the print; null where there is nothing to say. */
export function languageOf(word: string, han: Han): string | null {
	if (LATIN.test(word)) return null;
	const letters = Array.from(word)
		.filter((sign) => /\p{L}/u.test(sign))
		.join('');
	if (/^\p{Script=Han}/u.test(letters)) return SHARED[han];
	return LANGUAGES.find(([script]) => script.test(letters))?.[1] ?? null;
}
