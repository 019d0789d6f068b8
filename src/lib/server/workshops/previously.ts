/** What was before, for the beginning of a lesson: one table after the other on a projector. */
import { hostedTable } from '../tables/tables.ts';
import { cardOf, type Card } from './classBoard.ts';
import { linesOf } from './workshops.ts';

/** The table that this one's projector tells of; null where the desk does not show that there. */
export async function previouslyAt(table: string): Promise<Card | null> {
	const hosted = await hostedTable(table);
	if (hosted?.facilitation.screen.view !== 'previously') return null;
	const lines = await linesOf(hosted.table.workshop);
	const line = lines[Math.min(hosted.facilitation.screen.point, lines.length - 1)];
	return line ? cardOf(line, false) : null;
}
