/** What goes to the print worker and comes back. */
import type { RecordDocument } from '../engine/record.ts';
import type { Paper } from './page.ts';

export interface Order {
	readonly id: number;
	readonly record: RecordDocument;
	readonly paper: Paper;
}

export type Answer =
	| { readonly id: number; readonly bytes: Uint8Array }
	| { readonly id: number; readonly failed: string };
