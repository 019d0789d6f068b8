/** Computer players and the tutor think away from the tables, in turns: what they think about holds nobody up. */
import type { Seat } from '../../engine/module.ts';
import { cryptoSource } from '../../engine/random.ts';
import { lineTo, toldTo } from '../../engine/referee.ts';
import { BUDGET, type Decision, type Question } from '../../engine/search/decide.ts';
import { trouble } from '../base/logger.ts';
import { Dropped } from '../base/orders.ts';
import { Thread } from '../base/thread.ts';
import type { HostedTable } from '../tables/hosted.ts';

/** A question as it is sent to the thread: the game by its name, chance by its seed. */
export type Asked = Omit<Question, 'module' | 'random'> & {
	readonly game: string;
	readonly seed: number;
};

/** Milliseconds of a processor for one decision: the strongest needs a fraction of it. */
const WORK = 5_000;

const thread = new Thread<Asked, never, Decision>('decider', { work: WORK });

/**
 * What this seat would do where the table stands, after `budget` simulations and no more than the strongest level has;
 * `of` says whose turns it takes at the table. Rejects where the search fails, and with LineFull where too much waits.
 */
export const decided = (
	hosted: HostedTable,
	seat: Seat,
	budget: number,
	of: string
): Promise<Decision> => {
	const { id, workshop } = hosted.table;
	const most = Math.min(budget, BUDGET.strong); // files of earlier versions ask for more
	return thread.run({ workshop, who: `${id} ${of}` }, () => questionAt(hosted, seat, most));
};

/** The same for a computer player; where the search fails the first action that the rules allow, so that no table waits for ever. Null where its workshop has gone. */
export async function decidedSurely(
	hosted: HostedTable,
	seat: Seat,
	budget: number
): Promise<{ type: string } | null> {
	try {
		return (await decided(hosted, seat, budget, 'computer')).action;
	} catch (cause) {
		if (cause instanceof Dropped) return null;
		const { table, game, position } = hosted;
		trouble('a computer player could not think', cause, { table: table.id });
		const [first] = game.legal(game.view(position.state, seat), seat);
		return first ?? null;
	}
}

/** All that this seat may know: what it sees, and what it was told on the way. */
function questionAt({ game, position }: HostedTable, seat: Seat, budget: number): Asked {
	return {
		game: game.id,
		view: game.view(position.state, seat),
		seat,
		told: lineTo(position.log, position.head).flatMap((entry) => toldTo(entry, seat)),
		budget,
		seed: cryptoSource(2 ** 32)
	};
}
