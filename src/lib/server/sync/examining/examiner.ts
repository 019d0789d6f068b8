/** Tries documents that people wrote, away from the tables: what one of them makes of it holds nobody up. */
import { Thread } from '../../base/thread.ts';
import { examine, type Examined } from './examination.ts';

/** Below this many bytes nothing makes much work: it is tried here, with this many steps at most. */
const SMALL = 8 * 1024;
const STEPS = 10_000;

/** Every opening of a document needs it, so none is refused. */
const thread = new Thread<readonly Uint8Array[], never, Examined>('examiner', {
	each: Infinity,
	most: Infinity
});

/** A document's stored updates as one that can be loaded; tables take turns. */
export async function examined(name: string, updates: readonly Uint8Array[]): Promise<Examined> {
	const size = updates.reduce((sum, { length }) => sum + length, 0);
	const [place = name] = name.split('/', 1);
	return size <= SMALL
		? examine(updates, STEPS)
		: thread.run({ workshop: place, who: name }, () => updates);
}
