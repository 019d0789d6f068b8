/** How many letters are named. */
const NAMED = 12;

/** The first of these letters in a row, and a sign that there are more. */
export const lettersNamed = (letters: readonly string[]): string =>
	[...letters.slice(0, NAMED), ...(letters.length > NAMED ? ['…'] : [])].join(' ');
