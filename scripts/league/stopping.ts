/** Martian 12s is measured in money: beside the best rule of when to stop, found by trying each. */
import type { AnyModule } from '../../src/lib/engine/module.ts';
import type { State } from '../../src/lib/games/martian-12s/rules/state.ts';
import { played } from './match.ts';
import type { Player } from './players.ts';

/** Whoever plays for money is measured among players who stop at this score. */
const USUAL = 9;
const RULES = Array.from({ length: 12 }, (_, index) => index + 1);

const stopsAt = (score: number): Player => `stops at ${score}`;

interface Games {
	readonly module: AnyModule;
	readonly seats: number;
	readonly games: number;
	readonly seed: number;
}

/** What a player carries home, on average, in chips. */
export function meanMoney({ module, seats, games, seed }: Games, player: Player): number {
	let sum = 0;
	for (let game = 0; game < games; game++) {
		const own = game % seats;
		const players = Array.from({ length: seats }, (_, seat) =>
			seat === own ? player : stopsAt(USUAL)
		);
		const result = played({ module, players, options: {}, seed: seed + Math.floor(game / seats) });
		sum += (result.state as State).wallets[own] ?? 0;
	}
	return sum / games;
}

/** The rule that brings most, and how much. */
export function bestRule(games: Games): { readonly score: number; readonly money: number } {
	const tried = RULES.map((score) => ({ score, money: meanMoney(games, stopsAt(score)) }));
	return tried.reduce((a, b) => (b.money > a.money ? b : a));
}
