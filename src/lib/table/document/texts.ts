/** The texts of a table as its desk sees them: who wrote what, and how each stood before. */
import type { Seat } from '../../engine/module.ts';

/** Null for several at once, and for whoever is not known any more. */
export type Writer = { readonly name: string; readonly seat: Seat | null } | 'facilitator' | null;

/** A stretch of a text, and who wrote it. */
export interface WrittenBy {
	readonly by: Writer;
	readonly text: string;
}

/** A text as it stood until somebody changed it. */
export interface EarlierForm {
	/** Milliseconds since 1970; no two of a text have the same. */
	readonly until: number;
	readonly changed: Writer;
	readonly words: readonly WrittenBy[];
}

export interface TableTexts {
	/** Whose sheet, or the table's story. */
	readonly place: Seat | 'story';
	/** The text's name there. */
	readonly text: string;
	readonly words: readonly WrittenBy[];
	/** The newest first. */
	readonly forms: readonly EarlierForm[];
}
