/** What people write at all tables of a workshop, for its desk: the newest first. */
import { headOf, stateAt } from '../../engine/referee.ts';
import { isAway } from '../base/away.ts';
import { trouble } from '../base/logger.ts';
import { storage } from '../storage/store.ts';
import { timeOf, type HostedTable } from '../tables/hosted.ts';
import { hostedTable } from '../tables/tables.ts';
import { writtenAt, type Written } from '../tables/written/written.ts';

/** How many are told at once. */
const MOST = 300;

/** A text with its table, and the chapter and round in which it was written. */
export interface Line extends Written {
	readonly table: string;
	readonly title: string;
	readonly game: string;
	readonly phase: string | null;
	readonly round: number | null;
}

/** Which of them: of one table, and only those that are marked. */
export interface Wanted {
	readonly table: string | null;
	readonly marked: boolean;
}

/** The texts that are wanted, 300 at most. */
export async function linesWritten(workshop: string, wanted: Wanted): Promise<Line[]> {
	const tables = (await storage().tablesOf(workshop)).filter(
		({ id }) => wanted.table === null || id === wanted.table
	);
	const all = await Promise.all(tables.map(({ id }) => linesAt(id)));
	return all
		.flat()
		.filter(({ one }) => !wanted.marked || one.marked.length > 0)
		.sort((a, b) => b.one.at - a.one.at)
		.slice(0, MOST)
		.map(({ one, hosted }) => ({ ...one, ...whereIn(hosted, one.at) }));
}

/** One table that cannot be read is in no other's way. */
async function linesAt(table: string): Promise<{ one: Written; hosted: HostedTable }[]> {
	try {
		const hosted = await hostedTable(table);
		return hosted ? (await writtenAt(hosted)).map((one) => ({ one, hosted })) : [];
	} catch (cause) {
		if (isAway(cause)) throw cause;
		trouble('what was written at a table could not be read', cause, { table });
		return [];
	}
}

type Stage = Pick<Line, 'phase' | 'round'>;
const stages = new WeakMap<object, Stage>();

/** Where the game stood at that time. */
function whereIn(hosted: HostedTable, at: number) {
	const { table, game, position } = hosted;
	const entry = position.log.findLast((one) => timeOf(one, table) <= at) ?? position.log[0];
	const known = entry && stages.get(entry);
	const stage = known ?? stageAfter(hosted, entry?.seq ?? 0);
	if (entry) stages.set(entry, stage);
	return { table: table.id, title: table.title, game: game.id, ...stage };
}

function stageAfter({ game, position: { log }, trail }: HostedTable, seq: number): Stage {
	const state = stateAt(game, log, headOf(log, seq + 1), trail);
	const { phase = null, round = null } = game.stage?.(game.view(state, 'table')) ?? {};
	return { phase, round };
}
