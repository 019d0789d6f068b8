/** Workshops: opened by anybody, led by who holds the token, deleted with everything in them. */
import { baseLocale, type Locale } from '../../paraglide/runtime.js';
import type { DeskLine } from '../../table/room.ts';
import { closeLeads, closeTable, closeWorkshop } from '../sync/documents.ts';
import { workshopCookie, type Credentials } from '../storage/identity.ts';
import { Queue } from '../tables/queue.ts';
import { forgetRemoved } from '../people/forgetting.ts';
import { isAway, isElsewhere } from '../base/away.ts';
import { isOurs, storage } from '../storage/store.ts';
import type { Table, Workshop } from '../storage/storage.ts';
import type { Calendar } from '../base/calendar.ts';
import { isGone } from '../base/gone.ts';
import { trouble } from '../base/logger.ts';
import { freeCode, host, setAt } from '../tables/tables.ts';
import { hashOf, newToken } from '../base/tokens.ts';
import { GONE } from '../base/closeCodes.ts';

const DAY = 24 * 60 * 60 * 1000;
/** How long a workshop is kept when nobody says otherwise. */
export const DAYS = 30;

/** Opens a workshop. The facilitator's token is handed out once and not kept. */
export async function openWorkshop(
	title: string,
	days = DAYS,
	language: Locale = baseLocale
): Promise<{ workshop: Workshop; token: string }> {
	const now = Date.now();
	const token = newToken();
	const workshop: Workshop = {
		id: newToken(),
		title,
		opened: now,
		expires: dateAfter({ opened: now }, days),
		code: await freeCode(),
		picks: false,
		approve: false,
		marks: [],
		language
	};
	await storage().addWorkshop(workshop, hashOf(token));
	return { workshop, token };
}

export const findWorkshop = (id: string): Promise<Workshop | null> => storage().workshop(id);

/** What a facilitator may change of a workshop; what is left out stays. */
export interface WorkshopChanges {
	readonly title?: string | undefined;
	/** How long it is kept, counted from its opening. */
	readonly days?: number | undefined;
	readonly picks?: boolean | undefined;
	readonly approve?: boolean | undefined;
	/** What a game offers, by id: liked, or no more. */
	readonly marks?: Readonly<Record<string, boolean>> | undefined;
	/** What its walls and prints speak. */
	readonly language?: Locale | undefined;
}

const changing = new Queue();

/** Changes the workshop. Whether names wait is then set at all of its tables, where the log says so. */
export const changeWorkshop = (id: string, changes: WorkshopChanges): Promise<Workshop | null> =>
	changing.run(id, async () => {
		const before = await storage().workshop(id);
		if (!before) return null;
		const { title = before.title, picks = before.picks, approve = before.approve } = changes;
		const marks = marked(before.marks, changes.marks ?? {});
		const expires = changes.days === undefined ? before.expires : dateAfter(before, changes.days);
		const { language = before.language } = changes;
		const after = { ...before, title, picks, approve, marks, expires, language };
		await storage().updateWorkshop(after);
		if (changes.approve !== undefined) {
			for (const table of await storage().tablesOf(id)) {
				await setAt(table.id, newToken(), { approve });
			}
		}
		return after;
	});

/** The date on which a workshop goes that is kept for `days` days. */
export const dateAfter = ({ opened }: Pick<Workshop, 'opened'>, days: number): number =>
	opened + days * DAY;

/** How many marks are kept, the newest ones. */
const MARKS = 200;

function marked(before: readonly string[], changes: Readonly<Record<string, boolean>>): string[] {
	const others = before.filter((id) => !Object.hasOwn(changes, id));
	const more = Object.keys(changes).filter((id) => changes[id]);
	return [...others, ...more].slice(-MARKS);
}

/** The workshop's tables, each as its line on the desk. */
export async function linesOf(workshop: string): Promise<({ table: string } & DeskLine)[]> {
	const lines = await Promise.all((await storage().tablesOf(workshop)).map(lineOf));
	return lines.filter((line) => line !== null);
}

/** A table's line on the desk; null for one that is gone. */
export async function lineOf(table: Table): Promise<({ table: string } & DeskLine) | null> {
	const line = await host.line(table.id).catch((cause: unknown) => {
		trouble('a table could not be read', cause, { table: table.id });
		return brokenLine(table);
	});
	return line && { table: table.id, ...line };
}

/** The line of a table whose log cannot be read: the others' lines are there all the same. */
const brokenLine = ({ title, code, game, seats, opened }: Table): DeskLine => ({
	title,
	code,
	game,
	seats,
	people: 0,
	away: 0,
	names: [],
	absent: [],
	waiting: {},
	reports: {},
	removed: {},
	seq: -1,
	at: opened,
	toAct: [],
	outcome: null,
	closed: true,
	down: null,
	gist: null,
	phase: null,
	step: null,
	round: null,
	prepared: null,
	turns: [],
	gathering: false,
	paused: false
});

/** Leaves the lead of a workshop to the caller alone: other tokens and all links to it are void. */
export async function signOutOthers(id: string, { cookies, bearer }: Credentials): Promise<void> {
	const own = [...bearer, cookies[workshopCookie(id)] ?? ''].map(hashOf);
	await storage().dropLeads(id, own);
	closeLeads(id);
}

/** Deletes the workshop for good: closes what is connected to it, and leaves no trace of it where the data lie. */
export async function removeWorkshop(id: string): Promise<void> {
	await dropWorkshop(id);
	await storage().scrub();
}

async function dropWorkshop(id: string): Promise<void> {
	const tables = await storage().tablesOf(id);
	await storage().deleteWorkshop(id);
	isGone(id);
	closeWorkshop(id, GONE);
	for (const table of tables) {
		closeTable(table.id, GONE);
		host.left(table);
	}
}

/**
 * Deletes what is out of date. A workshop that has been used within a day of running is spared, and all are while the
 * date cannot be believed: one that was opened under a wrong date would be gone as soon as the clock is right.
 */
export async function tidy(calendar: Calendar): Promise<void> {
	const believed = calendar.isBelieved();
	await removeExpired(Date.now(), (id) => !believed || host.isInUse(id, DAY));
}

/** Deletes a workshop, unless another process has it; one that cannot be deleted is in no other's way. */
async function dropIfOurs(id: string): Promise<void> {
	try {
		if (await isOurs(id)) await dropWorkshop(id);
	} catch (cause) {
		if (isElsewhere(cause)) return;
		if (isAway(cause)) throw cause;
		trouble('an out-of-date workshop could not be deleted', cause, { workshop: id });
	}
}

/** Deletes the workshops whose date has come, but for those to spare, and the names of those who were removed. */
export async function removeExpired(
	now = Date.now(),
	spares: (workshop: string) => boolean = () => false
): Promise<void> {
	for (const id of await storage().expired(now)) {
		if (!spares(id)) await dropIfOurs(id);
	}
	await forgetRemoved(now);
	await storage().tidy(now);
}
