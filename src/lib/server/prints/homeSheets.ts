/** The sheets that the pupils of a workshop take home: what is due, and what waits for each of them. */
import { lessonOf } from '../../games/kit/times.ts';
import { printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { homeSheets, type HomeSheet } from '../../print/homeSheets.ts';
import type { RecordDocument } from '../../engine/record.ts';
import { DUE_WORDS } from '../../table/lessons/dueWords.ts';
import { isAway } from '../base/away.ts';
import { trouble } from '../base/logger.ts';
import { storage } from '../storage/store.ts';
import type { HostedTable } from '../tables/hosted.ts';
import type { Shown } from './records.ts';
import { keptTable, saidAt } from './said.ts';

/** A page for each seat that somebody holds, at every table that is not over; a table that cannot be read is in no other's way. */
export async function sheetsForHome(workshop: string, shown: Shown): Promise<RecordDocument> {
	const { title = '' } = (await storage().workshop(workshop)) ?? {};
	const sheets: HomeSheet[] = [];
	const missing: string[] = [];
	for (const table of await storage().tablesOf(workshop)) {
		try {
			const hosted = await keptTable(table.id);
			if (hosted) sheets.push(...(await sheetsAt(hosted, shown)));
		} catch (cause) {
			if (isAway(cause)) throw cause;
			trouble('a table could not be read', cause, { table: table.id });
			missing.push(table.title);
		}
	}
	return homeSheets(title, sheets, missing);
}

async function sheetsAt(hosted: HostedTable, shown: Shown): Promise<HomeSheet[]> {
	const { table, game, position } = hosted;
	if (table.closed || game.outcome(position.state)) return [];
	const { view, occasion } = await saidAt(hosted, { ...shown, named: shown.names }, 'paper');
	const home = (await printsOf(game.id))?.home;
	const members = await storage().membersOf(table.id);
	const held = new Set(
		members.flatMap(({ seat, standing }) =>
			seat !== 'screen' && standing === 'seated' ? [seat] : []
		)
	);
	return [...held]
		.sort((a, b) => a - b)
		.map((seat) => ({
			who: occasion.names[seat] ?? m.seat_number({ number: seat + 1 }),
			...{ table: table.title, game: game.about.title, due: dueAt(hosted) },
			blocks: home?.(view, occasion, seat) ?? []
		}));
}

/** When the table goes on, and what is due by when; nothing where no date is set. */
function dueAt({ facilitation: { adjourned, turn } }: HostedTable): string[] {
	if (!adjourned) return [];
	return [
		m.nexttime_told({ when: lessonOf(adjourned) }),
		DUE_WORDS[adjourned.due](),
		...(turn?.by == null ? [] : [m.overdays_by({ when: lessonOf({ ...turn, at: turn.by }) })])
	];
}
