/** Bullets and signs as Word and PDF files hand them over: by their places in the typefaces Symbol and Wingdings, which no text says it is set in. */

/** The numbers for private use at which they come. */
export const PRIVATE = /[\uf020-\uf0ff]/g;

/** By the last two figures of their numbers. Most come before the lines of a list, so Wingdings' bullets and ticks go before what Symbol has there. */
const SIGNS: Readonly<Record<string, string>> = {
	// Wingdings
	'4a': '☺',
	'4b': '😐',
	'4c': '☹',
	'6c': '●',
	'6e': '■',
	'6f': '□',
	'71': '❑',
	'72': '❒',
	'73': '⬧',
	'75': '◆',
	'76': '❖',
	'9f': '•',
	a1: '○',
	a7: '▪',
	a8: '◻',
	d8: '➢',
	df: '←',
	e0: '→',
	e1: '↑',
	e2: '↓',
	e8: '➔',
	ef: '⇦',
	f0: '⇨',
	fb: '✗',
	fc: '✓',
	fd: '☒',
	fe: '☑',
	// Symbol
	'44': 'Δ',
	'57': 'Ω',
	'61': 'α',
	'62': 'β',
	'64': 'δ',
	'67': 'γ',
	'6d': 'µ',
	'70': 'π',
	a3: '≤',
	a5: '∞',
	ab: '↔',
	ac: '←',
	ad: '↑',
	ae: '→',
	af: '↓',
	b0: '°',
	b1: '±',
	b3: '≥',
	b4: '×',
	b7: '•',
	b8: '÷',
	b9: '≠',
	bb: '≈',
	bc: '…',
	d2: '®',
	d3: '©',
	d4: '™',
	d6: '√',
	db: '⇔',
	de: '⇒'
};

/** What a sign for private use stands for; itself where that is not known. */
export const signOf = (sign: string): string =>
	SIGNS[(sign.charCodeAt(0) & 0xff).toString(16)] ?? sign;
