/** The process's tables: opened, found, changed and deleted here; played on by `play` and `rewind`. */
import type { Actor, AnyModule, Refusal, Seat } from '../../engine/module.ts';
import { whenGone } from '../base/gone.ts';
import { watchAlarms } from './alarms.ts';
import { Drafts } from './drafts.ts';
import * as documents from '../sync/documents.ts';
import { nameOf } from '../../table/documents.ts';
import { Host } from './host.ts';
import { hostedAt, type HostedTable } from './hosted.ts';
import { lookAt, setOn, type Setting as FacilitationSetting } from './facilitation.ts';
import { Marking } from './written/marking.ts';
import { playOn, rewindOn, setUp, type Back, type Extra, type Played } from './playing.ts';
import { deskName } from './projection.ts';
import { dropTold } from './toldLog.ts';
import type { Member, Table } from '../storage/storage.ts';
import { postgres, storage } from '../storage/store.ts';
import { cleanTexts } from '../base/names.ts';
import { newCode, newToken } from '../base/tokens.ts';
import { GONE } from '../base/closeCodes.ts';

/** The one host of this process. */
export const host = new Host(storage, {
	stage: (name, change) => documents.stage(name, change),
	text: documents.textAt,
	forget: (name) => documents.forget(name),
	isWorn: (name) => documents.documents.isWorn(name)
});

whenGone((workshop) => host.gone(workshop));
watchAlarms(host, async (table, at) => {
	await postgres()?.alarms.note(table, at);
});

/** What people write beside the game and the game keeps. */
export const drafts = new Drafts(host, documents.textsAt);
/** What people write is looked through for words that hurt. */
export const marking = new Marking(host);
documents.documents.watchers.push((name) => {
	drafts.stored(name);
	marking.stored(name);
});

export const findTable = (id: string): Promise<Table | null> => storage().table(id);

export interface NewTable {
	readonly game: AnyModule;
	readonly seats: number;
	readonly options: unknown;
	readonly title: string;
	readonly dice: Table['dice'];
	/** Whether the people of one seat agree before it acts. */
	readonly agree?: boolean;
	/** Whether the desk is its only device. */
	readonly single?: boolean;
}

/** Opens a table of a workshop: its set-up is entry 0. Or says why the game cannot be set up so. */
export async function openTable(
	workshop: string,
	{ options, ...asked }: NewTable
): Promise<{ table: Table } | { refused: Refusal }> {
	const { game, seats } = asked;
	const made = setUp(game, seats, options);
	if ('refused' in made) return made;
	const table = await newRecord(workshop, asked);
	await host.add(hostedAt(table, game, made.position));
	const held = (await storage().workshop(workshop))?.approve === true;
	if (held) await setOn(host, table.id, newToken(), { approve: true });
	return { table };
}

/** The record of a table that is new here, under an id and a code of its own. */
export async function newRecord(
	workshop: string,
	{ game, seats, title, dice, agree = false, single = false }: Omit<NewTable, 'options'>
): Promise<Table> {
	const code = await freeCode();
	return {
		id: newToken(),
		workshop,
		code,
		// whoever opens tables by the door may give none, and every list needs one
		title: cleanTexts(title) || `${game.about.title} · ${code}`,
		game: game.id,
		version: game.version,
		seats,
		dice: game.rollsTell ? 'app' : dice,
		locked: false,
		closed: false,
		epoch: 0,
		open: [],
		opened: Date.now(),
		next: null,
		agree,
		single
	};
}

/** A join code that leads nowhere yet. */
export async function freeCode(): Promise<string> {
	for (;;) {
		const code = newCode();
		const taken = (await storage().tableByCode(code)) ?? (await storage().workshopByCode(code));
		if (!taken) return code;
	}
}

/** Plays one action, once what was written before it is kept; a repeated id is answered from the log. Null for an unknown table. */
export async function play(
	table: string,
	actor: Actor,
	id: string,
	action: { type: string },
	extra: Extra = {}
): Promise<Played | null> {
	await drafts.keep(table);
	return playOn(host, table, actor, id, action, extra);
}

/** Takes back what came after entry `to`, but no sentence for what still counts; see `rewindOn`. */
export async function rewind(table: string, id: string, back: Back): Promise<Played | null> {
	const done = await rewindOn(host, table, id, back);
	drafts.wait(table);
	await drafts.keep(table);
	return done;
}

/** Sets something beside the game; see `setOn`. */
export const setAt = (
	table: string,
	id: string,
	setting: FacilitationSetting,
	also?: Parameters<typeof setOn>[4]
): Promise<Played | null> => setOn(host, table, id, setting, also);

/** Looks at what a seat sees, which the log says; see `lookAt`. */
export const look = (table: string, id: string, seat: Seat): ReturnType<typeof lookAt> =>
	lookAt(host, table, id, seat);

/** Where a table stands. */
export const hostedTable = (table: string): Promise<HostedTable | null> => host.table(table);

/** Changes what the facilitator may change at any time. */
export const changeTable = (
	id: string,
	changes: Partial<{
		[Name in 'title' | 'locked' | 'closed' | 'dice' | 'agree' | 'single']: Table[Name] | undefined;
	}>
): Promise<HostedTable | null> =>
	host.change(id, (table) => ({
		...table,
		title: changes.title ?? table.title,
		locked: changes.locked ?? table.locked,
		closed: changes.closed ?? table.closed,
		dice: changes.dice ?? table.dice,
		agree: changes.agree ?? table.agree,
		single: changes.single ?? table.single
	}));

/** Notes where the people of a table play on, unless somebody has noted something else than `before` meanwhile. */
export const leadOn = (
	id: string,
	before: string | null,
	next: string
): Promise<HostedTable | null> =>
	host.change(id, (table) => (table.next === before ? { ...table, next } : table));

/** Lets everyone at the table write on a seat's sheet, or its own people only. */
export async function openSheet(
	id: string,
	seat: Seat,
	open: boolean
): Promise<HostedTable | null> {
	const hosted = await host.change(id, (table) => {
		const others = table.open.filter((one) => one !== seat);
		return { ...table, open: open ? [...others, seat].sort((a, b) => a - b) : others };
	});
	documents.rejudge(nameOf({ kind: 'sheet', table: id, seat }));
	return hosted;
}

export interface Setting {
	readonly seats?: number | undefined;
	readonly options?: unknown;
}

/** Sets a table up anew with other seats or options: refused once somebody has acted. */
export async function setTable(
	id: string,
	setting: Setting
): Promise<{ hosted: HostedTable } | { refused: Refusal } | null> {
	const done = await host.reset<Refusal>(id, (before, members) =>
		reopened(before, members, setting)
	);
	if (!done) return null;
	return 'answer' in done ? { refused: done.answer } : { hosted: done };
}

function reopened(
	before: HostedTable,
	members: readonly Member[],
	setting: Setting
): HostedTable | { answer: Refusal } {
	const [setup, ...rest] = before.position.log;
	if (rest.some(({ deed }) => deed.kind !== 'desk') || setup?.deed.kind !== 'setup')
		return { answer: { code: 'game-under-way' } };
	const seats = setting.seats ?? setup.deed.seats;
	if (members.some(({ seat }) => seat !== 'screen' && seat >= seats)) {
		return { answer: { code: 'seat-in-use' } };
	}
	const made = setUp(before.game, seats, setting.options ?? setup.deed.options);
	if ('refused' in made) return { answer: made.refused };
	return hostedAt({ ...before.table, seats }, before.game, made.position);
}

/** Deletes a table for good; nothing of it stays where the data lie. */
export async function eraseTable(id: string): Promise<void> {
	const table = await findTable(id);
	await removeTable(id);
	if (table) await documents.shorten(deskName(table));
	await storage().scrub();
}

/** Deletes a table with everything of it, and closes what is connected to it. */
export async function removeTable(id: string): Promise<void> {
	documents.closeTable(id, GONE);
	await host.remove(id);
	documents.closeTable(id, GONE); // who came meanwhile
	dropTold(id);
}
