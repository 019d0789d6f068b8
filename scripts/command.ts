/** What scripts do with what stands behind their names. */

/** A whole number of 0 or more; ends the process with a sentence for anything else. */
export function wholeOf(name: string, text: string): number {
	const value = Number(text);
	return Number.isInteger(value) && value >= 0 ? value : stop(`--${name} takes a whole number`);
}

/** Ends the process with one sentence. */
export function stop(sentence: string): never {
	console.error(sentence);
	process.exit(2);
}
