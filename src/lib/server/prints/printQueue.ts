/** Prints are set away from the tables, in turns. */
import type { RecordDocument } from '../../engine/record.ts';
import type { Paper } from '../../print/page.ts';
import type { From } from '../base/orders.ts';
import { Thread } from '../base/thread.ts';

/** What a record becomes: a file, or pages that a browser shows and prints. */
type Form = 'pdf' | 'svg';

/** What is asked of the thread. */
export interface Setting {
	readonly record: RecordDocument;
	readonly paper: Paper;
	readonly form: Form;
}

/** It tells how much of a print is made, from 0 to 1. */
const thread = new Thread<Setting, number, Uint8Array>('prints', {
	// the booklet of a large workshop is long, and holds all of its pages until it is written
	work: 120_000,
	memory: 1_024,
	// a desk asks for the prints of all its tables
	each: 12
});

/**
 * A record as a PDF, or as pages for a browser. It is put together when its turn comes, so that a class that prints does not
 * hold up the tables. Rejects when it cannot be made or set, makes too much work, or too many wait.
 */
export const printLater = (
	from: From,
	make: () => RecordDocument | Promise<RecordDocument>,
	paper: Paper,
	tell?: (made: number) => void,
	form: Form = 'pdf'
): Promise<Uint8Array> =>
	thread.run(from, async () => ({ record: await make(), paper, form }), tell);
