/** What goes to the print worker and comes back. */
import type { RecordDocument } from '../engine/record.ts';
import type { Paper } from './page.ts';

/** What a record becomes: a file, or pages that a browser shows and prints. */
export type Form = 'pdf' | 'svg';

export interface Order {
	readonly id: number;
	readonly record: RecordDocument;
	readonly paper: Paper;
	readonly form: Form;
}

/** What comes back: while it is made, how much of it is, from 0 to 1; in the end its bytes, or why there are none. */
export type Answer =
	| { readonly id: number; readonly made: number }
	| { readonly id: number; readonly bytes: Uint8Array }
	| { readonly id: number; readonly failed: string };
