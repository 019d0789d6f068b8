/** What the commands read of their arguments. */

/** A whole number; with anything else the command ends. */
export function wholeOf(name: string, text: string): number {
	const value = Number(text);
	return Number.isInteger(value) && value >= 0 ? value : stop(`--${name} takes a whole number`);
}

/** Ends the command: it was not asked as it can be. */
export function stop(sentence: string): never {
	console.error(sentence);
	process.exit(2);
}
