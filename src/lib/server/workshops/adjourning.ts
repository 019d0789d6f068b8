/** From one lesson to the next: all tables of a workshop wait for it, and go on in it. */
import type { Adjourned } from '../../table/facilitation.ts';
import { openedAt, type TurnDue } from '../../table/lessons/turn.ts';
import { isAway } from '../base/away.ts';
import { trouble } from '../base/logger.ts';
import { DAYS_MOST } from '../base/shapes.ts';
import { newToken } from '../base/tokens.ts';
import type { Workshop } from '../storage/storage.ts';
import { storage } from '../storage/store.ts';
import type { HostedTable } from '../tables/hosted.ts';
import { Queue } from '../tables/queue.ts';
import { hostedTable, setAt } from '../tables/tables.ts';
import { changeWorkshop, dateAfter } from './workshops.ts';

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000];

const changing = new Queue();

/** The last moment at which a lesson of this workshop may end. */
export const lastEnd = (workshop: Pick<Workshop, 'opened'>): number =>
	dateAfter(workshop, DAYS_MOST);

/** When a lesson ends, in milliseconds since 1970. */
export const endOf = ({ at, minutes }: Pick<Adjourned, 'at' | 'minutes'>): number =>
	at + minutes * MINUTE;

/** The turn that is due until then, as the desk says it; `by` null where it has time until the lesson. */
export type TurnAsked = Pick<TurnDue, 'by' | 'day' | 'hour' | 'zone' | 'every' | 'late'>;

/** Ends the lesson at every table until the next one, with a turn due or none; the workshop is kept a day longer than that, where it has so long. Null for an unknown workshop. */
export const adjourn = (
	id: string,
	next: Adjourned,
	asked: TurnAsked | null
): Promise<Workshop | null> =>
	changing.run(id, async () => {
		const kept = await keepUntil(id, next);
		const paused = next.due !== 'turn';
		await setAtAll(
			id,
			() => ({ adjourned: next, paused, clocks: [], screen: { bell: null } }),
			(hosted) => ({ turn: asked && dueAt(hosted, asked) })
		);
		return kept;
	});

/** A turn for every seat; one that was open already is the same, with another date. */
const dueAt = (hosted: HostedTable, asked: TurnAsked): TurnDue => ({
	...{ missed: [], ...openedAt(hosted) },
	...hosted.facilitation.turn,
	...{ ...asked, up: false }
});

/** Sets another hour for the turn that is due, or none; false where no table has such a turn. */
export const changeHour = (id: string, by: number | null): Promise<boolean> =>
	changing.run(id, async () => {
		let some = false;
		await setAtAll(
			id,
			(_, { facilitation: { turn } }) => (turn?.by == null ? null : {}),
			({ facilitation: { turn } }) => {
				if (turn?.by == null) return {};
				some = true;
				return { turn: { ...turn, by } };
			}
		);
		return some;
	});

/** The next lesson begins: each table plays again, and its projector tells what was before, of its own table first. */
export const goOn = (id: string): Promise<void> =>
	changing.run(id, () =>
		setAtAll(id, (point) => ({ ...AT_ONCE, screen: { view: 'previously', point } }))
	);

/** Takes the date back: the tables go on as if there had been none. */
export const lift = (id: string): Promise<void> =>
	changing.run(id, () => setAtAll(id, () => AT_ONCE));

const AT_ONCE = { adjourned: null, turn: null, paused: false };

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

/** Sets it at every table, with what `also` makes of how it stands then: where a lesson begins, only at those that wait for it. One that cannot be read is in no other's way. */
async function setAtAll(
	id: string,
	setting: (place: number, hosted: HostedTable) => Setting | null,
	also?: Parameters<typeof setAt>[3]
): Promise<void> {
	for (const [place, { id: table }] of (await storage().tablesOf(id)).entries()) {
		try {
			const hosted = await hostedTable(table);
			const set = hosted && setting(place, hosted);
			if (set && (set.adjourned || hosted.facilitation.adjourned))
				await setAt(table, newToken(), set, also);
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
