/** What a thread is asked and what it answers, and whose order it is. */

/** What a thread is asked, and what it says: parts as they are ready, and in the end how it went. */
export interface Order<Asked> {
	readonly id: number;
	readonly asked: Asked;
}
export type Answer<Part, Done> = { readonly id: number } & (
	| { readonly part: Part }
	| { readonly done: Done }
	| { readonly failed: string }
);

/** Whose order it is: a workshop's, and in it a person's, a seat's or an address's. */
export interface From {
	readonly workshop: string;
	readonly who: string;
}

/** An order that waits, or is being done. */
export interface Job<Asked, Part, Done> {
	readonly from: From;
	/** What is asked, put together when its turn comes. */
	readonly make: () => Asked | Promise<Asked>;
	readonly hear: (part: Part) => void;
	readonly done: (done: Done) => void;
	readonly failed: (why: unknown) => void;
}

/** An order was given up: it took too long, or more memory than there is. */
export class TooMuch extends Error {}
/** So many orders of the same person wait already that one more is not taken. */
export class LineFull extends Error {}
/** The order's workshop was deleted, is another process's by now, or the process ends. */
export class Dropped extends Error {}
