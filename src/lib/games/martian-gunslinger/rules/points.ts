/** §8.1 Points: whoever has seven wins at that moment. */
import { WINNING_POINTS, type Ending, type Game } from './state.ts';

/** A seat scores; false where that ends the game, and the rest of the action is dropped. */
export function score({ state, tell }: Game, seat: number, points: number): boolean {
	const vp = (state.vp[seat] ?? 0) + points;
	state.vp[seat] = vp;
	state.scored[seat] = (state.scored[seat] ?? 0) + points;
	tell({ type: 'scored', seat, points, vp });
	const { mayor } = state;
	if (mayor && mayor.seat !== seat) {
		state.mayor = null;
		tell({ type: 'office-vacant', seat: mayor.seat });
	}
	if (vp < WINNING_POINTS) return true;
	end({ state, tell }, seat, 'seven-points');
	return false;
}

/** The game is over. */
export function end({ state, tell }: Pick<Game, 'state' | 'tell'>, seat: number, reason: Ending) {
	state.phase = 'over';
	state.result = { winners: [seat], reason };
	tell({ type: 'game-ended', seat, because: reason });
}
