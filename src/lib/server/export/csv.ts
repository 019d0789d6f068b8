/** Lists for spreadsheets. */
import { getLocale, type Locale } from '../../paraglide/runtime.js';

type Cell = string | number;

/** Where the spreadsheets of a language split a line: at the semicolon, except where people write 0.5 and not 0,5. */
const separatorOf = (language: Locale): string => (language.startsWith('en') ? ',' : ';');

/**
 * RFC 4180, with the mark by which spreadsheets know UTF-8, split as those of the reader's language do. No text of ours
 * is ever run as a formula, wherever another spreadsheet may split it.
 */
export function csvOf(rows: readonly (readonly Cell[])[], language: Locale = getLocale()): string {
	const lines = rows.map((row) => row.map(cellOf).join(separatorOf(language)));
	return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** Every place where a cell may begin, if what stands there is taken for a formula: a program that splits elsewhere sees no quotes, and may leave out what nobody sees. */
const FORMULA =
	/(?<=^|[,;\t\r\n])(?=(?:(?![\t\r\n])['"\s\p{Cc}\p{Cf}])*[=+\-@|%\uff1d\uff0b\uff0d\uff20])/gu;

/** A text that a spreadsheet might take for a formula gets an apostrophe, by which it knows words. */
function cellOf(value: Cell): string {
	const words = typeof value === 'number' ? String(value) : value.replace(FORMULA, "'");
	return `"${words.replaceAll('"', '""')}"`;
}
