/** §7.8, §7.9 The two events that stay on the table: the Hanging Judge and the Casino Tycoon. */
import { areIn, known, replaceEvent, resourcesOf, spend } from './piles.ts';
import { score } from './points.ts';
import type { Game } from './state.ts';

/** §7.8 A won attack of one's own is worth two points to a Hanging Judge. */
export function judgeAttack(game: Game, seat: number): void {
	const { state } = game;
	const active = state.active[seat];
	if (active?.event !== '8' || !areIn(active.cards, resourcesOf(state, seat))) return;
	if (!score(game, seat, 2)) return;
	spend(state, seat, ...active.cards);
	replaceEvent(game, seat);
}

/** §7.8 The very cards shown must stay; without them the event goes, and a new one comes. */
export function dismissJudges(game: Game): void {
	const { state, tell } = game;
	for (const [seat, active] of state.active.entries()) {
		if (active?.event !== '8' || areIn(active.cards, resourcesOf(state, seat))) continue;
		tell({ type: 'event-lost', seat, card: state.events[seat] ?? '' });
		replaceEvent(game, seat);
	}
}

/** §7.9 One own turn end fewer; at the last one the Tycoon's cards are counted. False where that ends the game. */
export function countDownTycoon(game: Game, seat: number): boolean {
	const active = game.state.active[seat];
	if (active?.event !== '9') return true;
	active.ends = (active.ends ?? 1) - 1;
	return active.ends > 0 || settleTycoon(game, seat);
}

/** §7.9 A point for each of Casino and Bank that is left; with none of the three left, all resources go. */
function settleTycoon(game: Game, seat: number): boolean {
	const { state, tell } = game;
	const left = known(state.facedown[seat]);
	const [casino, bank] = state.active[seat]?.cards ?? [];
	const counted = left.filter((card) => card === casino || card === bank);
	tell({ type: 'tycoon-settled', seat, left });
	if (counted.length > 0 && !score(game, seat, counted.length)) return false;
	state.resources[seat]?.push(...left);
	state.facedown[seat] = [];
	spend(state, seat, ...(left.length > 0 ? counted : [...resourcesOf(state, seat)]));
	replaceEvent(game, seat);
	return true;
}
