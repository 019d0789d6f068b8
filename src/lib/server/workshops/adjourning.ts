/** From one lesson to the next: all tables of a workshop wait for it, and go on in it. */
import type { Adjourned } from '../../table/facilitation.ts';
import { isAway } from '../base/away.ts';
import { trouble } from '../base/logger.ts';
import { DAYS_MOST } from '../base/shapes.ts';
import { newToken } from '../base/tokens.ts';
import type { Workshop } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import { Queue } from '../tables/queue.ts';
import { hostedTable, setAt } from '../tables/tables.ts';
import { changeWorkshop, dateAfter } from './workshops.ts';

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];

const changing = new Queue();

/** The last moment at which a lesson of this workshop may end. */
export const lastEnd = (workshop: Pick<Workshop, 'opened'>): number =>
	dateAfter(workshop, DAYS_MOST);

/** When the next lesson ends, in milliseconds since 1970. */
export const endOf = ({ at, minutes }: Adjourned): number => at + minutes * MINUTE;

/** Ends the lesson at every table until the next one; the workshop is kept a day longer than that, where it has so long. Null for an unknown workshop. */
export const adjourn = (id: string, next: Adjourned): Promise<Workshop | null> =>
	changing.run(id, async () => {
		const kept = await keepUntil(id, next);
		const paused = next.due !== 'turn';
		await setAtAll(id, () => ({ adjourned: next, paused, clocks: [], screen: { bell: null } }));
		return kept;
	});

/** The next lesson begins: each table plays again, and its projector tells what was before, of its own table first. */
export const goOn = (id: string): Promise<void> =>
	changing.run(id, () =>
		setAtAll(id, (point) => ({ ...AT_ONCE, screen: { view: 'previously', point } }))
	);

/** Takes the date back: the tables go on as if there had been none. */
export const lift = (id: string): Promise<void> =>
	changing.run(id, () => setAtAll(id, () => AT_ONCE));

const AT_ONCE = { adjourned: null, paused: false };

async function keepUntil(id: string, next: Adjourned): Promise<Workshop | null> {
	const found = await storage().workshop(id);
	const until = endOf(next) + DAY;
	if (!found || found.expires >= until) return found;
	const days = Math.min(DAYS_MOST, Math.ceil((until - found.opened) / DAY));
	return changeWorkshop(id, { days });
}

/** Tables that came in a file may wait for a lesson: their workshop lasts till then too. Null for an unknown one. */
export async function keepForNext(id: string): Promise<Workshop | null> {
	const next = await nextLesson(id);
	return next ? keepUntil(id, next) : storage().workshop(id);
}

type Setting = Parameters<typeof setAt>[2];

/** Sets it at every table: where a lesson begins, only at those that wait for it. One that cannot be read is in no other's way. */
async function setAtAll(id: string, setting: (place: number) => Setting): Promise<void> {
	for (const [place, { id: table }] of (await storage().tablesOf(id)).entries()) {
		try {
			const set = setting(place);
			const waits = (await hostedTable(table))?.facilitation.adjourned ?? null;
			if (set.adjourned !== null || waits !== null) await setAt(table, newToken(), set);
		} catch (cause) {
			if (isAway(cause)) throw cause;
			trouble('a table could not be told of the next lesson', cause, { table });
		}
	}
}

/** The next lesson of a workshop; null where none is set. */
export async function nextLesson(id: string): Promise<Adjourned | null> {
	for (const { id: table } of await storage().tablesOf(id)) {
		const adjourned = (await hostedTable(table))?.facilitation.adjourned;
		if (adjourned) return adjourned;
	}
	return null;
}
