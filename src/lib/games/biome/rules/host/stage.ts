/** Where a biome game stands, for the desk's line, the lobby and the clocks. */
import type { Stage } from '../../../../engine/module.ts';
import { allSeats, hasStory, sheetOf } from '../sheets.ts';
import type { State } from '../state.ts';
import { isPrepared, preparing } from '../together/prepared.ts';

/** Ages and rounds are counted while turns are played; the phase `over` is the outcome's to tell. */
export function stage(state: State): Stage {
	const { phase, step, round, paused } = state;
	const unseen = allSeats(state).filter((seat) => !hasStory(state, seat));
	switch (phase) {
		case 'setup':
			return { phase, step, paused, unseen };
		case 'between':
			return { phase, step, paused, unseen, turns: turnsOf(state) };
		case 'build':
		case 'society':
			return {
				...{ phase, step, paused, unseen, turns: turnsOf(state) },
				...(round > 0 ? { round } : {}),
				...(step === 'prepare' ? { prepared: preparedOf(state) } : {})
			};
		case 'over':
			return { paused, unseen, turns: turnsOf(state) };
	}
}

/** §13.2 How many plans stand, of the turns that are prepared. */
function preparedOf(state: State): { done: number; of: number } {
	const seats = preparing(state);
	return { done: seats.filter((seat) => isPrepared(state, seat)).length, of: seats.length };
}

/** How many turns each seat has played; whoever has left is not counted any more. */
function turnsOf(state: State): (number | null)[] {
	const played = state.history.flatMap((entry) => (entry.kind === 'turn' ? [entry.seat] : []));
	return Array.from({ length: state.seats }, (_, seat) => {
		const plays = (sheetOf(state, seat)?.status ?? 'left') !== 'left';
		return plays ? played.filter((one) => one === seat).length : null;
	});
}
