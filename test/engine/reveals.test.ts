/** Whether an undo takes back something that people have seen. */
import { expect, test } from 'vitest';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import {
	dealing,
	open,
	play,
	rewind,
	undoneBy,
	type Position
} from '../../src/lib/engine/referee.ts';
import { revealed } from '../../src/lib/engine/reveals.ts';
import { gameOf, games } from '../../src/lib/games/registry.ts';
import { toyWith } from './toy.ts';

const toy = toyWith();
const source = seededSource(3);

const choice = (card: number) => ({ type: 'choose', card });

function played(...cards: readonly (readonly [number, number])[]): Position {
	const opened = open(toy, 2, { rounds: 2 }, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	return cards.reduce((position, [seat, card]) => {
		const answer = play(toy, position, seat, choice(card), dealing(source));
		if ('refused' in answer) throw new Error(answer.refused.code);
		return answer.position;
	}, opened.position);
}

const seen = (position: Position, to: number) =>
	revealed(toy, position.log, undoneBy(position, to), 2, source);

test('a choice that nobody has seen yet is taken back without harm, one that was turned over is not', () => {
	expect(seen(played([0, 2]), 0)).toBe(false);
	expect(seen(played([0, 2], [1, 3]), 1)).toBe(true);
	expect(seen(played([0, 2], [1, 3], [0, 1]), 2)).toBe(false);
});

test('only what still counts is taken back, and an undo of an undo takes back nothing', () => {
	const position = played([0, 2], [1, 3], [0, 1]);
	const back = rewind(toy, position, 1, '');
	if ('refused' in back) throw new Error(back.refused.code);
	expect(undoneBy(position, 1).map(({ seq }) => seq)).toEqual([2, 3]);
	expect(undoneBy(back.position, 3)).toEqual([]);
	expect(undoneBy(back.position, 0).map(({ seq }) => seq)).toEqual([1]);
});

test('where all is open nothing is ever revealed', () => {
	const biome = gameOf('biome');
	const opened = biome && open(biome, 3, {}, dealing(source));
	if (!opened || 'refused' in opened) throw new Error('no biome game');
	const chance = randomFrom(source);
	let { position } = opened;
	for (let moves = 0; moves < 20; moves++) {
		const { seat, action } = choose(biome, position, chance, true);
		const answer = play(biome, position, seat, action, dealing(source));
		if ('position' in answer) ({ position } = answer);
	}
	const undone = undoneBy(position, 0);
	expect(undone.length).toBeGreaterThan(10);
	expect(revealed(biome, position.log, undone, 3, source)).toBe(false);
});

/** Seats and options without which a game hides nothing. */
const HIDING: Readonly<Record<string, { seats?: number; options: object }>> = {
	hunt: { options: { draft: 'blind' } },
	biome: { seats: 3, options: { biomes: ['forest', 'desert', 'tundra'] } }
};

test.each(games.filter((game) => 'redeal' in game).map((game) => [game.id, game] as const))(
	'%s says of every action whether it revealed something, and some do',
	(_id, game) => {
		const { seats = game.about.seats[0] ?? 2, options = {} } = HIDING[game.id] ?? {};
		const opened = open(game, seats, options, dealing(source));
		if ('refused' in opened) throw new Error(opened.refused.code);
		const chance = randomFrom(source);
		let { position } = opened;
		const said: boolean[] = [];
		while (said.length < 60 && !said.includes(true) && !game.outcome(position.state)) {
			const { seat, action } = choose(game, position, chance, true);
			const answer = play(game, position, seat, action, dealing(source));
			if ('refused' in answer) throw new Error(answer.refused.code);
			({ position } = answer);
			said.push(revealed(game, position.log, [answer.entry], seats, source));
		}
		expect(said).toContain(true);
	}
);
