/** §2 How a turn begins, goes on and ends, and §5 how the game does. */
import type { Outcome, Seat } from '../../../engine/module.ts';
import type { Random } from '../../../engine/random.ts';
import { treehouseFace, type TreehouseFace } from '../../../pieces/treehouse.ts';
import { aims, canAim, canDig, canHop, canSwap, canTip, digs, hops, swaps, tips } from './dice.ts';
import { fell } from './felling.ts';
import type { Deed, Die, Reason, State, TellTimberland } from './state.ts';

interface Kind {
	readonly list: (view: State, die: Die) => readonly Deed[];
	/** Whether the list holds anything, without making it. */
	readonly can: (view: State) => boolean;
}

const KINDS: Readonly<Record<Deed['type'], Kind>> = {
	tip: { list: tips, can: canTip },
	swap: { list: swaps, can: canSwap },
	hop: { list: hops, can: canHop },
	dig: { list: digs, can: canDig },
	aim: { list: aims, can: canAim }
};

export const DICE: readonly Die[] = [0, 1];

/** §2.1 What a face of a die can be played for. */
const kindsOf = (face: TreehouseFace): readonly Kind[] =>
	face === 'wild' ? Object.values(KINDS) : [KINDS[face]];

/** §2.2 The dice that are still to be played, with what they show. */
const left = ({ dice, used }: State): { die: Die; face: TreehouseFace }[] =>
	dice ? DICE.filter((die) => !used[die]).map((die) => ({ die, face: dice[die] })) : [];

/** §2.2 Whether a die can be played now. */
export const canPlay = (view: State, die: Die): boolean =>
	left(view).some((one) => one.die === die && kindsOf(one.face).some(({ can }) => can(view)));

/** §2.2 Everything that the dice left over can be played for. */
export function dieActions(view: State): Deed[] {
	const found: Deed[] = [];
	for (const { die, face } of left(view)) {
		for (const { list } of kindsOf(face)) found.push(...list(view, die));
	}
	return found;
}

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
	if (DICE.some((die) => canPlay(state, die))) return;
	for (const { face } of left(state)) tell({ type: 'die-lost', seat, face });
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
