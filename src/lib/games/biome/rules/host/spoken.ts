/** What the facilitator's word to a table, or to all, means in this game. */
import type { Later, Seat, Word } from '../../../../engine/module.ts';
import { refuse } from '../rules.ts';
import { startsByWord } from '../setup.ts';
import { activeSeats, sheetAt } from '../sheets.ts';
import type { Action, FacilitatorAction, State } from '../state.ts';

/** §8.2 The seats that Start takes away: nobody sits there, and nobody chose for them. */
export const seatsToClear = (view: State, empty: readonly Seat[]): Seat[] =>
	view.phase === 'setup'
		? empty.filter((seat) => {
				const sheet = view.sheets[seat];
				return sheet?.status === 'active' && sheet.biome === null;
			})
		: [];

/** §8.6 to §8.8 What is played for a word, in order: to hold now, in so many minutes, or after the round. Null where it means nothing then, or somebody is still waited for. */
export function spoken(
	word: Word,
	view: State,
	empty: readonly Seat[],
	later?: Later
): readonly FacilitatorAction[] | null {
	if (word === 'begin') return later === undefined ? beginning(view, empty) : null;
	if (view.phase === 'setup') return null;
	if (later === 'round') return word === 'endPhase' ? allowed(view, LAST_ROUND) : null;
	const now = allowed(view, { type: word });
	if (now === null || later === undefined) return now;
	// the clock of phase 2 ends the game
	const ends = view.phase === 'build' ? 'endPhase' : 'endGame';
	return word === ends ? [{ type: 'setClock', minutes: later.minutes, onEnd: 'end' }] : null;
}

const LAST_ROUND: FacilitatorAction = { type: 'lastRound', last: true };

/** §8.7 What takes back that this round of phase 1 is the last; null where nobody has said so. */
export const unspoken = (word: Word, view: State): readonly FacilitatorAction[] | null =>
	word === 'endPhase' && view.lastRound === view.round
		? allowed(view, { type: 'lastRound', last: false })
		: null;

/** This action alone, where the rules let it pass. */
const allowed = <One extends Action>(view: State, action: One): readonly One[] | null =>
	refuse(view, 'facilitator', action) === null ? [action] : null;

/** Empty seats go first; whoever has come has chosen a biome by then, and says so where both phases begin by a word. */
function beginning(view: State, empty: readonly Seat[]): readonly FacilitatorAction[] | null {
	if (view.step !== 'choose' && view.step !== 'ready') return null;
	const clear = seatsToClear(view, empty);
	const seated = activeSeats(view).filter((seat) => !clear.includes(seat));
	const waits = seated.some((seat) => {
		const { biome, ready } = sheetAt(view, seat);
		return biome === null || (startsByWord(view) && !ready);
	});
	if (seated.length === 0 || waits) return null;
	return [
		...clear.map((seat) => ({ type: 'removeSeat' as const, seat })),
		{ type: 'advance' as const }
	];
}
