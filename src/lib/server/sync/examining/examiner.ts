/** Tries documents that people wrote, away from the tables: what one of them makes of it holds nobody up. */
import { Thread } from '../../process/thread.ts';
import { examine, type Examined } from './examination.ts';

/** Below this many bytes nothing makes much work: it is tried here, with this many steps at most. */
const SMALL = 8 * 1024;
const STEPS = 10_000;

const thread = new Thread<readonly Uint8Array[], never, Examined>('examiner');

/** A document's stored updates as one that can be loaded. */
export async function examined(updates: readonly Uint8Array[]): Promise<Examined> {
	const size = updates.reduce((sum, { length }) => sum + length, 0);
	return size <= SMALL ? examine(updates, STEPS) : thread.run(updates);
}
