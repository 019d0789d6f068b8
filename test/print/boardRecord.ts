/** The record of a game of Timelock that was played to its end. */
import type { RecordDocument } from '../../src/lib/engine/record.ts';
import { stateAt, toldTo } from '../../src/lib/engine/referee.ts';
import type { Occasion } from '../../src/lib/games/kit/prints.ts';
import { games } from '../../src/lib/games/registry.ts';
import { prints } from '../../src/lib/games/timelock/prints.ts';
import { playedToItsEnd } from '../games/played.ts';

/** As it is printed on this occasion, with what was told of each turn. */
export function boardRecord(occasion: Omit<Occasion, 'talk'>): RecordDocument {
	const game = games.find(({ id }) => id === 'timelock');
	const paged = prints.table['history']?.paged;
	if (!game || !paged) throw new Error('no Timelock');
	const { state, log } = playedToItsEnd(game, 2);
	const lines = log.map((entry) => ({ seq: entry.seq, told: toldTo(entry, 'table') }));
	const viewsAfter = (seqs: readonly number[]) =>
		seqs.map((seq) => game.view(stateAt(game, log, seq), 'table'));
	const talk = { log: lines, answers: {}, viewsAfter };
	return paged(game.view(state, 'table'), { ...occasion, talk });
}
