/** A table as the class at a glance shows it. */
import type { openTable } from '../harness.ts';

const { cardsOf } = await import('../../../src/lib/server/workshops/classBoard.ts');

/** The card of an only table, with what is being written unless a wall shows it, and the desk that leads it. */
export function boardOf({ facilitator, workshop, table }: Awaited<ReturnType<typeof openTable>>) {
	const card = async (drafts = true) => {
		const [first] = await cardsOf(workshop, { drafts });
		if (!first) throw new Error('the workshop has a table');
		return first;
	};
	const desk = (id: string, set: object) =>
		facilitator.knock('POST', `/api/tables/${table}/desk`, { body: { id, ...set } });
	return { card, desk };
}
