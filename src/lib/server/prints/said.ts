/** All that a table's prints may say: what is seen of its game, and what is told beside it. */
import type { Seat } from '../../engine/module.ts';
import type { Picture } from '../../engine/record.ts';
import type { Occasion, Talk, Written } from '../../games/kit/prints.ts';
import { dateOf } from '../../games/kit/times.ts';
import * as m from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { isSettable, missingLetters, textsIn } from '../../print/missing.ts';
import { cleanTexts } from '../base/names.ts';
import { storage } from '../storage/store.ts';
import { textsAt } from '../sync/documents.ts';
import { positionAfter, type HostedTable } from '../tables/hosted.ts';
import { viewAt } from '../tables/memory.ts';
import { toldLater } from '../tables/publicEntry.ts';
import { drafts, hostedTable } from '../tables/tables.ts';
import { packOf } from '../workshops/packs.ts';
import { nameOf } from '../../table/documents.ts';
import { redact } from '../tables/written/redact.ts';

/** A table as it stands, with what is being written there; null where there is none. */
export async function keptTable(id: string): Promise<HostedTable | null> {
	await drafts.keep(id);
	return hostedTable(id);
}

/** What a print is put together from. */
interface Said {
	readonly view: unknown;
	readonly occasion: Occasion & Required<Pick<Occasion, 'pictures'>>;
}

/** What is said of a table, with people's names or without, and what the desk keeps off only where that is asked for; a screen has letters for all names, paper may not. */
export async function saidAt(
	hosted: HostedTable,
	asked: { readonly named: boolean; readonly hidden: boolean },
	on: 'paper' | 'screen'
): Promise<Said> {
	const { game, table, position, facilitation } = hosted;
	const { id } = table;
	const names = asked.named ? await namesAt(id, on) : {};
	const written = await writtenAt(id, table.seats);
	const talk = await talkAt(hosted);
	const brought = game.pack ? { pack: await packOf(table.workshop, game.pack) } : {};
	const told = {
		...{ table: table.title, date: dateOf(table.opened) },
		computers: facilitation.computers.map(({ seat }) => seat),
		...{ names, written, talk, ...brought }
	};
	const hidden = asked.hidden ? [] : facilitation.hidden;
	const clean = <Value>(value: Value): Value => redact(value, hidden);
	const pictures = await picturesAt(id); // addresses: no text in them is anybody's
	const view = clean(viewAt(hosted, position, 'table'));
	const said = clean(told);
	const viewsAfter = (seqs: readonly number[]) =>
		seqs.map((seq) => clean(viewAt(hosted, positionAfter(hosted, seq), 'table')));
	return { view, occasion: { ...said, talk: { ...said.talk, viewsAfter }, pictures } };
}

/** A table's title, and the letters of its texts that a print has no typeface for. */
interface Missing {
	readonly title: string;
	readonly letters: readonly string[];
}

/** Which letters the prints of these tables have no typeface for; tables that lack none are left out. */
export async function missingAt(ids: readonly string[]): Promise<Missing[] | 'no-such-table'> {
	const found: Missing[] = [];
	for (const id of ids) {
		const hosted = await keptTable(id);
		if (!hosted) return 'no-such-table';
		const { view, occasion } = await saidAt(hosted, { named: true, hidden: false }, 'screen');
		const letters = missingLetters(textsIn([view, occasion]));
		if (letters.length > 0) found.push({ title: hosted.table.title, letters });
		await new Promise(setImmediate); // others have their turn between two tables
	}
	return found;
}

/** The people of each seat; whose letters paper does not have is called by the seat's number there. */
async function namesAt(table: string, on: 'paper' | 'screen'): Promise<Occasion['names']> {
	const people = new Map<Seat, Set<string>>();
	for (const { seat, name } of await storage().membersOf(table)) {
		if (seat === 'screen') continue;
		const called = on === 'screen' || isSettable(name) ? name : m.print_seat({ seat: seat + 1 });
		people.set(seat, (people.get(seat) ?? new Set()).add(called));
	}
	const listed = new Intl.ListFormat(getLocale() === 'en' ? 'en-GB' : getLocale());
	const nameOfAll = (team: ReadonlySet<string>) =>
		team.size > 1 ? m.team_name({ names: listed.format(team) }) : listed.format(team);
	return Object.fromEntries([...people].map(([seat, team]) => [seat, nameOfAll(team)]));
}

/** What stands on each seat's sheet beside the game, as it is stored. */
async function writtenAt(table: string, seats: number): Promise<Record<string, Written>> {
	const written: Record<string, Written> = {};
	for (let seat = 0; seat < seats; seat++) {
		const { notes = '', caption = '' } = await textsAt(nameOf({ kind: 'sheet', table, seat }));
		written[seat] = { notes, caption };
	}
	return written;
}

/** What stands on each seat's sheet as a picture: where it is, and how large. */
async function picturesAt(table: string): Promise<Record<string, Picture>> {
	const found = await storage().picturesOf(table);
	return Object.fromEntries(
		found.map(({ seat, mark, width, height }) => {
			const src = `/api/tables/${table}/sheet/${String(seat)}/picture?mark=${mark}`;
			return [seat, { src, width, height }];
		})
	);
}

/** What the table wrote when it looked back, and the log that it looked back on. */
async function talkAt({ table, game, position }: HostedTable): Promise<Talk> {
	const answers = cleanTexts(await textsAt(nameOf({ kind: 'story', table: table.id })));
	return {
		log: position.log.map((entry) => ({
			seq: entry.seq,
			told: toldLater(entry, game, position, 'table'),
			...(entry.deed.kind === 'rewind' ? { to: entry.deed.to } : {})
		})),
		answers
	};
}
