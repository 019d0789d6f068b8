/** Where a biome game stands, for the desk's line, the lobby and the clocks. */
import type { Stage } from '../../../../engine/module.ts';
import { allSeats, hasStory, sheetOf } from '../sheets.ts';
import type { State } from '../state.ts';
import { entryOf, isPrepared, preparing } from '../together/prepared.ts';
import { tasksOf, toAct } from '../toAct.ts';

/** Ages and rounds are counted while turns are played; the phase `over` is the outcome's to tell. */
export function stage(state: State): Stage {
	const { phase, step, round, paused } = state;
	const unseen = allSeats(state).filter((seat) => !hasStory(state, seat));
	switch (phase) {
		case 'setup':
			return { phase, step, paused, unseen, begun: begunOf(state) };
		case 'between':
			return { phase, step, paused, unseen, turns: turnsOf(state), begun: begunOf(state) };
		case 'build':
		case 'society':
			return {
				...{ phase, step, paused, unseen, turns: turnsOf(state), begun: begunOf(state) },
				...waitedFor(state),
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

/** Who is waited for to begin a turn of their own, and who for another's. */
function waitedFor(state: State): Pick<Stage, 'fresh' | 'asked'> {
	const seats = toAct(state);
	if (state.step === 'leftover') return { asked: seats };
	if (state.step !== 'prepare') {
		return {
			fresh: state.step === 'sphere' ? seats : [],
			asked: seats.filter((seat) => seat !== state.active)
		};
	}
	return {
		fresh: seats.filter((seat) => entryOf(state, seat)?.step === 'sphere'),
		asked: seats.filter((seat) => tasksOf(state, seat).some(({ active }) => active !== seat))
	};
}

/** How many turns each seat has begun: in the history, and the one that it is at. */
function begunOf(state: State): number[] {
	const begun = Array.from({ length: state.seats }, () => 0);
	const count = (seat: number) => {
		begun[seat] = (begun[seat] ?? 0) + 1;
	};
	for (const entry of state.history) {
		if (entry.kind === 'turn' || entry.kind === 'skip') count(entry.seat);
	}
	for (const seat of preparing(state)) if (entryOf(state, seat)?.step !== 'sphere') count(seat);
	if (state.current && state.step !== 'sphere') count(state.active);
	return begun;
}

/** How many turns each seat has played; whoever has left is not counted any more. */
function turnsOf(state: State): (number | null)[] {
	const played = state.history.flatMap((entry) => (entry.kind === 'turn' ? [entry.seat] : []));
	return Array.from({ length: state.seats }, (_, seat) => {
		const plays = (sheetOf(state, seat)?.status ?? 'left') !== 'left';
		return plays ? played.filter((one) => one === seat).length : null;
	});
}
