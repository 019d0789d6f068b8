/** What this process keeps of a workshop beside its tables goes when the workshop does. */

const forgets: ((workshop: string) => void)[] = [];

/** Has `forget` called for each workshop that was deleted, or is another process's by now. */
export function whenGone(forget: (workshop: string) => void): void {
	forgets.push(forget);
}

/** A workshop was deleted, or is another process's by now. */
export function isGone(workshop: string): void {
	for (const forget of forgets) forget(workshop);
}
