/** Texts as they can be set. */
import { PRIVATE, signOf } from './wordSigns.ts';

// control and format characters (they turn the direction of writing or show nothing), variants
const HARMFUL = /(?!\n)[\p{Cc}\p{Cf}\ufe00-\ufe0f]/u;
/** What joins or parts letters in scripts that join them, after such a letter. */
const JOINER =
	'(?<=[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}])[\\u200c\\u200d]';
/** What is kept, and then what is not; one picture is often made of several and what joins them. */
const KEPT_OR_HARMFUL = new RegExp(`(\\p{RGI_Emoji}|${JOINER})|${HARMFUL.source}`, 'gv');

/** What most texts are: nothing in them needs to be cleaned. */
const PLAIN = /^[\n -~]*$/;

/** A text as it can be set: accents joined to their letters, nothing that hides or turns. */
export function clean(text: string): string {
	if (PLAIN.test(text)) return text;
	const whole = text
		.toWellFormed()
		.normalize('NFC')
		.replace(/\r\n?|[\u2028\u2029]/g, '\n')
		.replace(/\t/g, ' ')
		// the narrow space of French, which the typefaces lack
		.replace(/\u202f/g, '\u00a0')
		.replace(PRIVATE, (sign) => signOf(sign));
	return HARMFUL.test(whole) ? whole.replace(KEPT_OR_HARMFUL, '$1') : whole;
}
