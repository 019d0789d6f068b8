/** Games played on purpose by chance that is always the same. */
import type { AnyModule } from '../../src/lib/engine/module.ts';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import { dealing, open, play, type Position } from '../../src/lib/engine/referee.ts';

/** The position after at most `most` moves of a game. */
export function played(game: AnyModule, seats: number, most: number, seed = 1): Position {
	const chance = randomFrom(seededSource(seed));
	const deal = dealing(seededSource(seed));
	const opened = open(game, seats, {}, deal);
	if ('refused' in opened) throw new Error(opened.refused.code);
	let { position } = opened;
	for (let moves = 0; moves < most && !game.outcome(position.state); moves++) {
		const { seat, action } = choose(game, position, chance, true);
		const answer = play(game, position, seat, action, deal);
		if ('refused' in answer) throw new Error(answer.refused.code);
		position = answer.position;
	}
	return position;
}

/** A whole game, by the first of these seeds that comes to an end. */
export function playedToItsEnd(game: AnyModule, seats: number): Position {
	for (const seed of [1, 2, 3, 4]) {
		const position = played(game, seats, 1_500, seed);
		if (game.outcome(position.state)) return position;
	}
	throw new Error('never came to its end');
}
