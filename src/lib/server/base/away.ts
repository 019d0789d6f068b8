/** What a storage throws where it is nobody's mistake. */

/** Nothing could be stored or read just now: the same may be asked again. */
export class Away extends Error {}

/** Whether this is why something failed. */
export const isAway = (cause: unknown): boolean => cause instanceof Away;

/** This process is not, or no longer, the owner of a workshop: nothing was written. */
export class NotOwner extends Away {
	readonly workshop: string;
	constructor(workshop: string) {
		super('another process owns this workshop');
		this.workshop = workshop;
	}
}

/** Whether this is why something failed: it is another process's to do. */
export const isElsewhere = (cause: unknown): boolean => cause instanceof NotOwner;

/** What is kept of a workshop cannot be opened: its key is missing, or it was sealed with another or for another place. */
export class Unreadable extends Error {
	override readonly name = 'Unreadable';
}

/** Whether this is why something failed. */
export const isUnreadable = (cause: unknown): boolean => cause instanceof Unreadable;
