/** Every game goes on by its dates though somebody never comes, and what is played over days is the same game as in class. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OverDays } from '../../../scripts/games/overDays.ts';
import type { AnyModule } from '../../../src/lib/engine/module.ts';
import { seededSource } from '../../../src/lib/engine/random.ts';
import { dealing, note, open, play, replay } from '../../../src/lib/engine/referee.ts';
import type { Entry, Position } from '../../../src/lib/engine/referee.ts';
import { retrace } from '../../../src/lib/engine/retrace.ts';
import { games } from '../../../src/lib/games/registry.ts';
import { asJson, type Set } from '../../../src/lib/table/facilitation.ts';
import type * as turns from '../../../src/lib/table/lessons/turn.ts';

const DAYS = 30;

/** A game of so many days, of which the last seat never comes, with its dates in its log. */
function playedOverDays(game: AnyModule, seed: number, late: turns.Late): Position {
	const seats = game.about.seats.find((one) => one > 1) ?? 1;
	const deal = dealing(seededSource(seed + 2));
	const begun = open(game, seats, {}, deal);
	if ('refused' in begun) throw new Error(begun.refused.code);
	let { position } = begun;
	const table = new OverDays({ game, seats, seed, late, days: DAYS });
	while (!game.outcome(position.state)) {
		const next = table.next(position);
		if (!next) break;
		if (!('actor' in next)) ({ position } = note(position, asJson({ turn: next })));
		else {
			const answer = play(game, position, next.actor, next.action, deal);
			if ('refused' in answer) throw new Error(answer.refused.code);
			({ position } = answer);
		}
	}
	return position;
}

/** The same log without what the desk set. */
const inClass = (log: readonly Entry[]): Entry[] =>
	log.filter(({ deed }) => deed.kind !== 'desk').map((entry, seq) => ({ ...entry, seq }));

/** The most dates that followed one another while no seat did anything. */
function idleDates(log: readonly Entry[]): number {
	let [idle, most] = [0, 0];
	for (const { deed } of log) {
		if (deed.kind === 'action' && deed.actor !== 'facilitator') idle = 0;
		else if (deed.kind === 'desk' && (deed.set as Set).turn?.up === false) idle += 1;
		most = Math.max(most, idle);
	}
	return most;
}

test.each(games.map((game) => [game.id, game] as const))(
	'%s goes on by its dates, and is the same world, told the same, as in class',
	(_, game) => {
		fc.assert(
			fc.property(fc.nat({ max: 1e6 }), fc.constantFrom('skip', 'computer'), (seed, late) => {
				const position = playedOverDays(game, seed, late);
				expect(idleDates(position.log)).toBeLessThanOrEqual(1);
				const alone = inClass(position.log);
				const retold = [...retrace(game, alone)];
				expect(retold.map(({ entry }) => entry)).toEqual(alone);
				for (const log of [alone, position.log])
					expect(replay(game, log).state).toEqual(position.state);
			}),
			{ numRuns: 3 }
		);
	}
);
