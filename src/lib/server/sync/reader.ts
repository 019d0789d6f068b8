/** Who is at the other end of a document, to read it or to write in it. */
import type { Cut } from './cut.ts';

/** A socket that looks at a document. */
export interface Reader {
	/** The person's public id; null for the facilitator. */
	readonly member: string | null;
	readonly workshop: string;
	/** The document's name. */
	readonly name: string;
	send(frame: Uint8Array): void;
	/** Sends what only our own client understands; a stock one is told nothing. */
	tell(frame: Uint8Array): void;
	close(code: number): void;
}

/** Who sends an edit. */
export interface Origin {
	/** Under which names: a person's, the facilitator's, or both. */
	readonly who: readonly string[];
	/** Whether a new client id in it becomes theirs: so it is with what is written just now, but not with what a page has kept. */
	readonly binds: boolean;
	/** Whether how its texts stood before is kept in any case. */
	readonly marked?: boolean;
	/** Is told what of it was taken out again, because it did not fit. */
	readonly handBack?: (cuts: readonly Cut[]) => void;
	/** Is told how much work it was, in steps of about a millionth of a second. */
	readonly spend?: (steps: number) => void;
}
