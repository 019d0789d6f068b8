/** The dates of a workshop's lessons that are known beforehand: kept beside it, deleted with it, in no file that it is saved to. */
import { readBeside, writeBeside } from '../sync/beside.ts';
import type { Json } from '../../engine/json.ts';
import type { Planned } from '../../table/facilitation.ts';

const KEPT = 'lessons';
const LESSONS = 'lessons';

/** The lessons that are planned, the earliest first; none where nobody has said any. */
export async function plannedLessons(workshop: string): Promise<Planned[]> {
	const { [LESSONS]: kept } = await readBeside(workshop, KEPT);
	return Array.isArray(kept) ? (kept as unknown as Planned[]) : [];
}

/** Puts these in place of those before. */
export const planLessons = (workshop: string, lessons: readonly Planned[]): Promise<void> =>
	writeBeside(workshop, KEPT, {
		[LESSONS]: lessons.toSorted((a, b) => a.at - b.at) as unknown as Json
	});
