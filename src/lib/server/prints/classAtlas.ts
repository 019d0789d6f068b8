/** The atlas of a workshop: what each game sets of its tables that have begun, and the tables side by side. */
import type { RecordDocument } from '../../engine/record.ts';
import type { AtlasPrint, AtlasTable } from '../../games/kit/prints.ts';
import { printsOf } from '../../games/parts.ts';
import * as m from '../../paraglide/messages.js';
import { bound, sideBySide } from '../../print/binding.ts';
import type { Table } from '../storage/storage.ts';
import { lastPlayed, timeOf } from '../tables/hosted.ts';
import { begunIn } from './begun.ts';
import type { Shown } from './records.ts';
import { keptTable, saidAt } from './said.ts';

/** The tables of one game. */
interface Part {
	readonly print: AtlasPrint;
	readonly tables: AtlasTable[];
}

/** The worlds and the boards of all tables that have begun; `tell` hears from 0 to 1 how many are read. */
export async function classAtlas(
	workshop: string,
	tables: readonly Table[],
	shown: Shown,
	tell: (read: number) => void
): Promise<{ record: RecordDocument; name: string }> {
	const { title, tables: begun, beside } = await begunIn(workshop, tables, shown.asked);
	const parts = new Map<string, Part>();
	let made = 0;
	for (const [index, { id, game }] of begun.entries()) {
		const read = await tableAt(id, shown);
		const print = (await printsOf(game))?.atlas;
		if (!read || !print) continue;
		const part = parts.get(game) ?? { print, tables: [] };
		parts.set(game, part);
		part.tables.push(read);
		made = Math.max(made, read.made);
		tell((index + 1) / begun.length);
		await new Promise(setImmediate); // others have their turn between two tables
	}
	// what has a cover comes first, all else as its first table stands in the workshop
	const [first, ...others] = [...parts.values()]
		.toSorted((a, b) => Number(b.print.cover ?? false) - Number(a.print.cover ?? false))
		.map((part) => part.print.record(title, part.tables));
	const name = m.print_file_atlas({ workshop: title });
	if (!first) return { record: bound(title, [], []), name };
	return { record: { ...first, title, made, parts: [...others, ...sideBySide(beside)] }, name };
}

/** A table as the atlas has it, and when it was last played; null where it is gone. */
async function tableAt(id: string, shown: Shown): Promise<(AtlasTable & { made: number }) | null> {
	const hosted = await keptTable(id);
	if (!hosted) return null;
	const { table, position } = hosted;
	const said = await saidAt(hosted, { named: shown.asked, hidden: shown.hidden }, 'paper');
	return { ...said, made: timeOf(lastPlayed(position.log), table) };
}
