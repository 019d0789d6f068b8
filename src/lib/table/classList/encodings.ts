/** How the file of a list can be read, and why it cannot. */

/** How a file can be read, as `TextDecoder` knows it: of all that there are, what the schools of our languages write. */
export const ENCODINGS = [
	'utf-8',
	'utf-16le',
	'utf-16be',
	'windows-1252',
	'windows-1250',
	'windows-1251',
	'windows-1253',
	'windows-1254',
	'windows-1255',
	'windows-1256',
	'koi8-r',
	'shift_jis',
	'gb18030',
	'big5',
	'euc-jp',
	'euc-kr'
] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Why a file is no list. */
export type FileFault = 'spreadsheet' | 'not-text' | 'too-long';
