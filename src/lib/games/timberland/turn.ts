/** §2 How a turn begins, goes on and ends, and §5 how the game does. */
import type { Outcome, Seat } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import { treehouseFace, type TreehouseFace } from '../../pieces/treehouse.ts';
import { aims, digs, hops, swaps, tips } from './deeds.ts';
import { fell } from './felling.ts';
import type { Deed, Die, Reason, State, TellTimberland } from './state.ts';

type Ways = (view: State, die: Die) => readonly Deed[];

const WAYS: Readonly<Record<Deed['type'], Ways>> = {
	tip: tips,
	swap: swaps,
	hop: hops,
	dig: digs,
	aim: aims
};

const DICE: readonly Die[] = [0, 1];

/** §2.1 What a face of a die can be played for. */
const waysOf = (face: TreehouseFace): readonly Ways[] =>
	face === 'wild' ? Object.values(WAYS) : [WAYS[face]];

/** §2.2 The dice that are still to be played. */
const left = ({ used }: State): Die[] => DICE.filter((die) => !used[die]);

/** What each way to play each die that is left lists. */
const lists = (view: State): (() => readonly Deed[])[] =>
	left(view).flatMap((die) =>
		view.dice ? waysOf(view.dice[die]).map((ways) => () => ways(view, die)) : []
	);

/** §2.2 Everything that the dice left over can be played for. */
export const deeds = (view: State): Deed[] => lists(view).flatMap((list) => list());

/** §2.1 Both dice; who can play neither is done. */
export function roll(state: State, seat: Seat, random: Random, tell: TellTimberland): void {
	const [first = 1, second = 1] = random.dice(2, 6);
	const dice: [TreehouseFace, TreehouseFace] = [treehouseFace(first), treehouseFace(second)];
	state.dice = dice;
	state.used = [false, false];
	state.phase = 'act';
	tell({ type: 'rolled', seat, dice });
	passOn(state, seat, tell);
}

/** §4, §5 After each action: trees fall, then the game ends, the turn goes on, or the next begins. */
export function goOn(state: State, seat: Seat, die: Die, tell: TellTimberland): void {
	state.used[die] = true;
	fell(state, seat, tell);
	const { scores, options, board } = state;
	if ((scores[seat] ?? 0) >= options.target) end(state, [seat], 'target', tell);
	else if (board.every((row) => row.every((pile) => pile.length === 0))) {
		const most = Math.max(...scores);
		const best = [...scores.keys()].filter((other) => scores[other] === most);
		end(state, best, 'board-empty', tell);
	} else passOn(state, seat, tell);
}

/** §2.2 The next seat's turn, once no die can be played any more. */
function passOn(state: State, seat: Seat, tell: TellTimberland): void {
	if (lists(state).some((list) => list().length > 0)) return;
	const { dice } = state;
	for (const die of left(state)) if (dice) tell({ type: 'die-lost', seat, face: dice[die] });
	state.turn = (seat + 1) % state.scores.length;
	state.phase = 'roll';
	state.used = [false, false];
	tell({ type: 'turn-began', seat: state.turn });
}

function end(state: State, winners: Seat[], reason: Reason, tell: TellTimberland): void {
	Object.assign(state, { phase: 'over', winners, reason } satisfies Partial<State>);
	tell({ type: 'game-ended', winners, reason });
}

/** §5 How the game ended, or null. */
export const outcome = ({ winners, reason }: State): Outcome | null =>
	winners && reason ? { reason, winners } : null;
