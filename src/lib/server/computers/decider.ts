/** Computer players think away from the tables, one after the other: what they think about holds nobody up. */
import type { Seat } from '../../engine/module.ts';
import { cryptoSource } from '../../engine/random.ts';
import { lineTo, toldTo } from '../../engine/referee.ts';
import type { Decision, Question } from '../../engine/search/decide.ts';
import { trouble } from '../process/logger.ts';
import { Thread } from '../process/thread.ts';
import type { HostedTable } from '../tables/hosted.ts';

/** A question as it is sent to the thread: the game by its name, chance by its seed. */
export type Asked = Omit<Question, 'module' | 'random'> & {
	readonly game: string;
	readonly seed: number;
};

/** Milliseconds of a processor for one decision: the strongest needs a fraction of it. */
const WORK = 5_000;

const thread = new Thread<Asked, never, Decision>('decider', WORK);

/** What this seat would do where the table stands, after `budget` simulations. Rejects where the search fails. */
export const decided = (hosted: HostedTable, seat: Seat, budget: number): Promise<Decision> =>
	thread.run(questionAt(hosted, seat, budget));

/** The same, or where the search fails the first action that the rules allow: no table waits for ever. */
export async function decidedSurely(
	hosted: HostedTable,
	seat: Seat,
	budget: number
): Promise<{ type: string } | null> {
	try {
		return (await decided(hosted, seat, budget)).action;
	} catch (cause) {
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

/** Stops the thread; who still thinks is given up. */
export const closeDecider = (): Promise<void> => thread.close();
