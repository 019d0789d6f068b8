/** What was before, for the beginning of a lesson: one table after the other on a projector. */
import { storage } from '../storage/store.ts';
import { hostedTable } from '../tables/tables.ts';
import { cardOf, type Card } from './classBoard.ts';
import { lineOf } from './workshops.ts';

/** The table that this one's projector tells of; null where the desk does not show that there. */
export async function previouslyAt(table: string): Promise<Card | null> {
	const hosted = await hostedTable(table);
	if (hosted?.facilitation.screen.view !== 'previously') return null;
	const tables = await storage().tablesOf(hosted.table.workshop);
	const told = tables[Math.min(hosted.facilitation.screen.point, tables.length - 1)];
	const line = told && (await lineOf(told));
	return line ? cardOf(line, false) : null;
}
