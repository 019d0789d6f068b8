/** The bytes of a list as text: spreadsheets and school software write them in many ways, and hardly any says which. */
import { analyse } from 'chardet';
import { ENCODINGS, type Encoding, type FileFault } from './encodings.ts';

export type Decoded =
	| { readonly text: string; readonly encoding: Encoding }
	| { readonly fault: FileFault };

/** The most bytes that are read: several times a long list of everything that a school knows of its pupils. */
const MOST = 1024 * 1024;

const begins = (bytes: Uint8Array, ...with_: readonly number[]): boolean =>
	with_.every((byte, at) => bytes[at] === byte);

/** The text of a file, by what its bytes look like or as it is to be read; or why it is no list. */
export function decoded(bytes: Uint8Array, as?: Encoding): Decoded {
	if (bytes.length > MOST) return { fault: 'too-long' };
	// a zip, as .xlsx, .ods and .numbers are, and what .xls is
	if (begins(bytes, 0x50, 0x4b, 3, 4) || begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
		return { fault: 'spreadsheet' };
	}
	const encoding = as ?? encodingOf(bytes);
	const text = new TextDecoder(encoding).decode(bytes);
	return as === undefined && isNoText(text) ? { fault: 'not-text' } : { text, encoding };
}

/** Signs that no list has: those for machines, and more of what could not be read than a slip. */
function isNoText(text: string): boolean {
	const odd = text.match(/(?![\t\n\v\f\r])[\p{Cc}\ufffd]/gu)?.length ?? 0;
	return text.startsWith('%PDF') || odd > text.length / 50;
}

function encodingOf(bytes: Uint8Array): Encoding {
	if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
	if (begins(bytes, 0xfe, 0xff)) return 'utf-16be';
	return byZeros(bytes) ?? (isUtf8(bytes) ? 'utf-8' : byLetters(bytes));
}

/** UTF-16 without its mark: each line ends with a zero beside it, at an even or an odd place. */
function byZeros(bytes: Uint8Array): Encoding | null {
	const zeros = [0, 0];
	for (const [at, byte] of bytes.entries())
		if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (even + odd === 0 || bytes.length % 2 === 1) return null;
	return even > odd ? 'utf-16be' : 'utf-16le';
}

function isUtf8(bytes: Uint8Array): boolean {
	try {
		new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return true;
	} catch {
		return false;
	}
}

/** The detector names the standards; programs write what Windows made of them. */
const WRITTEN: Readonly<Record<string, Encoding>> = {
	'iso-8859-7': 'windows-1253',
	'iso-8859-8': 'windows-1255',
	'iso-8859-9': 'windows-1254'
};

/** What the detector says. Names are short: where they could be of many a language, the encoding that most programs write. */
function byLetters(bytes: Uint8Array): Encoding {
	const [best] = analyse(bytes);
	const name = best?.name.toLowerCase() ?? '';
	if (name === 'iso-8859-2' && best?.lang === 'pl') return 'windows-1250';
	return WRITTEN[name] ?? ENCODINGS.find((one) => one === name) ?? 'windows-1252';
}
