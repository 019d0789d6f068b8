/** Whether an undo takes back something that people have seen. */
import { expect, test } from 'vitest';
import { choose } from '../../src/lib/engine/playout.ts';
import { randomFrom, seededSource } from '../../src/lib/engine/random.ts';
import {
	dealing,
	open,
	play,
	rewind,
	stateAt,
	undoneBy,
	type Past,
	type Position
} from '../../src/lib/engine/referee.ts';
import { revealed } from '../../src/lib/engine/reveals.ts';
import { copyJson, sameJson } from '../../src/lib/engine/json.ts';
import { hasHands, type AnyModule, type Audience } from '../../src/lib/engine/module.ts';
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
	const game = gameNamed('timberland');
	const opened = open(game, 3, {}, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	const chance = randomFrom(source);
	let { position } = opened;
	for (let moves = 0; moves < 20; moves++) {
		const { seat, action } = choose(game, position, chance, true);
		const answer = play(game, position, seat, action, dealing(source));
		if ('position' in answer) ({ position } = answer);
	}
	const undone = undoneBy(position, 0);
	expect(undone.length).toBeGreaterThan(10);
	expect(revealed(game, position.log, undone, 3, source)).toBe(false);
});

function gameNamed(id: string): AnyModule {
	const game = gameOf(id);
	if (!game) throw new Error(`there is no game ${id}`);
	return game;
}

/** Seats and options without which a game hides nothing. */
const HIDING: Readonly<Record<string, { seats?: number; options: object }>> = {
	hunt: { options: { draft: 'blind' } },
	biome: { seats: 3, options: { biomes: ['forest', 'desert', 'tundra'] } }
};

/** A game of its own with its secrets, and the entries that somebody plays in it. */
function* playedAt(game: AnyModule, most: number) {
	const { seats = game.about.seats[0] ?? 2, options = {} } = HIDING[game.id] ?? {};
	const opened = open(game, seats, options, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	const chance = randomFrom(source);
	let { position } = opened;
	for (let moves = 0; moves < most && !game.outcome(position.state); moves++) {
		const { seat, action } = choose(game, position, chance, moves % 2 === 0);
		const answer = play(game, position, seat, action, dealing(source));
		if ('refused' in answer) throw new Error(answer.refused.code);
		const before = position.state;
		({ position } = answer);
		const { entry } = answer;
		const seen = () => revealed(game, position.log, [entry], seats, source, after(before));
		yield { before, state: position.state, seats, seen };
	}
}

/** A past in which the game stood so, whatever the log says. */
const after = (state: unknown): Past => ({
	recall: () => copyJson(state),
	remember: () => undefined
});

test.each(games.filter((game) => 'redeal' in game).map((game) => [game.id, game] as const))(
	'%s says of every action whether it revealed something, and some do',
	(_id, game) => {
		expect([...playedAt(game, 60)].some(({ seen }) => seen())).toBe(true);
	}
);

/** Every value of a view by where it stands. */
function valuesIn(value: unknown, path = ''): [string, unknown][] {
	if (typeof value !== 'object' || value === null) return [[path, value]];
	return Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, `${path}.${key}`));
}

/** Whether an audience finds after an action what stood there before, and was null for them. */
function uncovers(game: AnyModule, before: unknown, state: unknown, audience: Audience): boolean {
	const real = new Map(valuesIn(before));
	const shown = new Map(valuesIn(game.view(before, audience)));
	return valuesIn(game.view(state, audience)).some(
		([path, value]) => value !== null && shown.get(path) === null && real.get(path) === value
	);
}

test.each(games.map((game) => [game.id, game] as const))(
	'%s: an action after which somebody sees what was null for them is never taken back unsaid',
	(_id, game) => {
		const unsaid = [1, 2, 3]
			.flatMap(() => [...playedAt(game, 60)])
			.filter(({ before, state, seats, seen }) => {
				const audiences: Audience[] = ['table', ...Array(seats).keys()];
				return audiences.some((one) => uncovers(game, before, state, one)) && !seen();
			});
		expect(unsaid).toEqual([]);
	}
);

/** A game with its secrets, played to its end; null where chance does not lead there. */
function ended(game: AnyModule) {
	const { seats = game.about.seats[0] ?? 2, options = {} } = HIDING[game.id] ?? {};
	const opened = open(game, seats, options, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	const chance = randomFrom(source);
	let { position } = opened;
	for (let moves = 0; moves < 3000 && !game.outcome(position.state); moves++) {
		const { seat, action } = choose(game, position, chance, moves % 2 === 0);
		const answer = play(game, position, seat, action, dealing(source));
		if ('position' in answer) ({ position } = answer);
	}
	return game.outcome(position.state) ? { position, seats } : null;
}

/** Whether somebody could not say what stands where null is in their view. */
const hiddenAt = (game: AnyModule, { log }: Position, to: number, seats: number): boolean => {
	const state = stateAt(game, log, to);
	const chance = randomFrom(source);
	return (['table', ...Array(seats).keys()] as Audience[]).some((one) =>
		Array.from({ length: 8 }).some(
			() => !sameJson(game.redeal?.(game.view(state, one), one, chance), state)
		)
	);
};

test('what the log has told after the end has been seen in all games, also once the end is taken back', () => {
	const asked: { id: string; steps: number; says: boolean }[] = [];
	for (const game of games.filter(hasHands)) {
		const over = ended(game);
		if (!over) continue; // chance did not lead to an end
		const { position, seats } = over;
		const back = rewind(game, position, position.head - 1, '');
		if ('refused' in back) throw new Error(back.refused.code);
		for (const [at, steps] of [
			[position, 1],
			[position, 3],
			[back.position, 2]
		] as const) {
			const to = position.head - steps;
			if (!hiddenAt(game, position, to, seats)) continue;
			const says = revealed(game, at.log, undoneBy(at, to), seats, source);
			asked.push({ id: game.id, steps, says });
		}
	}
	expect(asked.filter(({ says }) => !says)).toEqual([]);
	expect(asked.length).toBeGreaterThan(3);
});

/** How often out of a hundred it is said of this action that it revealed something. */
function saidOf(game: AnyModule, state: unknown, seat: number, action: { type: string }): number {
	const { log } = begun(game);
	const made = play(game, { log, head: 0, state }, seat, action, dealing(source));
	if ('refused' in made) throw new Error(made.refused.code);
	const { position, entry } = made;
	const seats = game.about.seats[0] ?? 2;
	const asked = Array.from({ length: 100 }, () =>
		revealed(game, position.log, [entry], seats, source, after(state))
	);
	return asked.filter((said) => said).length;
}

const begun = (game: AnyModule): Position => {
	const opened = open(game, game.about.seats[0] ?? 2, {}, dealing(source));
	if ('refused' in opened) throw new Error(opened.refused.code);
	return opened.position;
};

test('a pyramid drawn from a bag that holds nearly all of one kind has been seen, however often one asks', () => {
	const game = gameNamed('martian-12s');
	const bag = ['red', 'red', 'red', 'red', 'blue'].map((color) => ({ color, size: 'small' }));
	const state = { ...(begun(game).state as object), bag };
	expect(saidOf(game, state, 0, { type: 'pull' })).toBe(100);
	const alike = { ...state, bag: bag.slice(0, 4) };
	expect(saidOf(game, alike, 0, { type: 'pull' })).toBe(0);
});

test('a look at a coin that may be one of two has been a look, however often one asks', () => {
	const game = gameNamed('scavenger-hunt');
	const { suits } = begun(game).state as { suits: string[] };
	const coins = suits
		.flatMap((suit) => [0, 1, 2, 3, 4, 5].map((value) => ({ suit, value })))
		.filter(({ suit, value }) => value !== 1 || suit === suits[1] || suit === suits[3])
		.map((coin, id) => ({ ...coin, id, at: [id % 8, Math.floor(id / 8)] }));
	const found = coins.find(({ suit, value }) => value === 1 && suit === suits[3]);
	const state = {
		...(begun(game).state as object),
		...{ phase: 'peek', turnSeat: 0, hands: [[], [], [], []], nextId: 24, coins },
		...{ collected: [[1], [], [1], []], pawns: [found?.at, [0, 9], [7, 9], [7, 11]] }
	};
	expect(saidOf(game, state, 0, { type: 'peek' })).toBe(100);
});
