/** §7.1 Contests in which cards are drawn: all drawn cards lie aside until the contest is over. */
import { heightOf, rankOf, type Card } from './cards.ts';
import { drawn, put } from './piles.ts';
import type { Game } from './state.ts';

/** Who drew what, in order. */
type Draws = [number, Card][];

function draw(game: Game, draws: Draws, seat: number): Card | null {
	const card = drawn(game);
	if (card !== null) draws.push([seat, card]);
	return card;
}

/** The drawn cards are discarded and told; nobody wins where it is null. */
function settle({ state, tell }: Game, seat: number, draws: Draws, winner: number | null) {
	put(state, ...draws.map(([, card]) => card));
	tell({ type: 'contest', seat, draws, winner });
	return winner;
}

/** Both draw a card: who has the higher, or null where they are equal or a card is missing. */
function higher(game: Game, draws: Draws, seats: readonly [number, number]): number | null {
	const [own, other] = seats.map((seat) => draw(game, draws, seat));
	if (!own || !other) return null;
	const ahead = heightOf(own) - heightOf(other);
	return ahead === 0 ? null : seats[ahead > 0 ? 0 : 1];
}

/** §7.5 One card each. */
export function oneCardEach(game: Game, seats: readonly [number, number]): number | null {
	const draws: Draws = [];
	return settle(game, seats[0], draws, higher(game, draws, seats));
}

/** §7.2 A card each, again and again, until one has been higher twice running. */
export function twiceRunning(game: Game, seats: readonly [number, number]): number | null {
	const draws: Draws = [];
	let last: number | null = null;
	for (let rounds = 1; ; rounds++) {
		const winner = higher(game, draws, seats);
		if (draws.length < 2 * rounds) return settle(game, seats[0], draws, null);
		if (winner !== null && winner === last) return settle(game, seats[0], draws, winner);
		last = winner;
	}
}

/** §7.7 A card each; the highest draw again while they are equal. Who gets no card is out. */
export function highestOfAll(game: Game, seats: readonly number[]): number | null {
	const draws: Draws = [];
	let left = seats;
	do {
		const got = left.map((seat) => ({ seat, card: draw(game, draws, seat) }));
		const heights = got.map(({ card }) => (card ? heightOf(card) : 0));
		const top = Math.max(...heights);
		left = top === 0 ? [] : left.filter((_, index) => heights[index] === top);
	} while (left.length > 1);
	return settle(game, seats[0] ?? 0, draws, left[0] ?? null);
}

/** §7.3 A card each, round and round, until a seven comes. */
export function firstSeven(game: Game, seats: readonly number[]): number | null {
	const draws: Draws = [];
	for (let turn = 0; ; turn++) {
		const seat = seats[turn % seats.length] ?? 0;
		const card = draw(game, draws, seat);
		if (card === null) return settle(game, seats[0] ?? 0, draws, null);
		if (rankOf(card) === '7') return settle(game, seats[0] ?? 0, draws, seat);
	}
}
