/** §8 What may still be cut, fairly, at a table that will not end before the lesson does. */
import { BETWEEN, CHOOSING, turnsInRound, type Forecast } from './forecast.ts';
import { entryOf, preparing } from '../together/prepared.ts';
import { activeSeats, sheetAt, stayingSeats } from '../sheets.ts';
import type { State } from '../state.ts';

export type Cut =
	/** §7 Only before the first action: how many rounds there are at most, and the minutes that they take. */
	| {
			readonly kind: 'limits';
			readonly phase1Rounds: number;
			readonly maxRounds: number;
			readonly minutes: number;
	  }
	/** §7 Too late for that. */
	| { readonly kind: 'fixed' }
	/** §8.7 Phase 1 ends now; these RP are placed without dice, or lost. */
	| { readonly kind: 'endPhase'; readonly pools: number; readonly placed: boolean }
	/** §8.6 The phase, or in phase 2 the game, ends after this many minutes. */
	| { readonly kind: 'clock'; readonly minutes: number; readonly ends: 'phase' | 'game' }
	/** §8.11 The game ends with the round: everybody has had as many turns. */
	| { readonly kind: 'endGame'; readonly turns: number; readonly minutes: number };

const MINUTE = 60_000;
/** More rounds than these are no limit for a lesson. */
const MOST = { build: 8, society: 6 } as const;

/** The cuts for a table that has `left` milliseconds until the bell; `fresh` while nobody has acted. */
export function cutsOf(view: State, { turn }: Forecast, left: number, fresh: boolean): Cut[] {
	switch (view.phase) {
		case 'setup':
			return fresh ? [limits(view, turn, left)] : [{ kind: 'fixed' }];
		case 'build':
			return view.step === 'leftover' ? [] : [...endPhase(view), ...phaseClock(view, turn, left)];
		case 'between':
			return [endGame(view, turn)];
		case 'society':
			return [endGame(view, turn), ...clock(left, 'game')];
		case 'over':
			return [];
	}
}

/** As many rounds as the time allows, one more for phase 1 where they cannot be halved. */
function limits(view: State, turn: number, left: number): Cut {
	const { options } = view;
	const players = Math.max(1, activeSeats(view).length);
	const rounds = Math.floor((left - CHOOSING - BETWEEN) / (players * turn));
	const maxRounds = within(Math.floor(rounds / 2), options.maxRounds ?? MOST.society);
	const phase1Rounds = within(rounds - maxRounds, options.phase1Rounds ?? MOST.build);
	const most = (phase1Rounds + maxRounds) * players * turn + CHOOSING + BETWEEN;
	return { kind: 'limits', phase1Rounds, maxRounds, minutes: Math.round(most / MINUTE) };
}

const within = (value: number, most: number) => Math.max(1, Math.min(most, value));

function endPhase(view: State): Cut[] {
	const pools = stayingSeats(view).reduce((sum, seat) => sum + sheetAt(view, seat).pool, 0);
	return [{ kind: 'endPhase', pools, placed: view.options.leftover === 'place' }];
}

/** Phase 1 may last until one round of phase 2 just fits behind it. */
const phaseClock = (view: State, turn: number, left: number): Cut[] =>
	clock(left - BETWEEN - activeSeats(view).length * turn, 'phase');

function clock(left: number, ends: 'phase' | 'game'): Cut[] {
	const minutes = Math.floor(left / MINUTE);
	return minutes >= 1 ? [{ kind: 'clock', minutes, ends }] : [];
}

function endGame(view: State, turn: number): Cut {
	const turns = turnsInRound(view);
	return { kind: 'endGame', turns, minutes: Math.max(1, Math.round((turns * turn) / MINUTE)) };
}

/** Whether a round of phase 2 lies complete behind the table and nothing of the next has been played. */
export const betweenRounds = (view: State): boolean =>
	view.phase === 'society' &&
	view.round > 1 &&
	view.done.length === 0 &&
	(view.step === 'sphere' || untouched(view));

/** §13.1 Whether nobody has rolled for a sphere yet, where all prepare at once. */
const untouched = (view: State): boolean =>
	view.step === 'prepare' &&
	preparing(view).every((seat) => entryOf(view, seat)?.step === 'sphere');
