/** Lists for spreadsheets. */

/** RFC 4180, with the mark by which spreadsheets know UTF-8. No text of ours is ever run as a formula. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
	`\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;

/** A text that a spreadsheet might take for a formula gets an apostrophe, by which it knows words. */
function cellOf(value: string | number): string {
	if (typeof value === 'number') return String(value);
	const words = /^[\s'"]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r]/.test(value)
		? `'${value}`
		: value;
	return /[",;\r\n\t]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
