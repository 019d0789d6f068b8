/** How an action is picked on the ice: its questions, their buttons, and what each place is there for. */
import * as m from '../../../paraglide/messages.js';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import { keyOf, same } from '../../../pieces/geometry/squares.ts';
import { equalParts } from './lossPreview.ts';
import { boxOf, middleOf, STEP, type Box } from './ice/shapes.ts';
import type { Mark, Spot, Use } from '../words/marks.ts';
import type { Action, Hex, State } from '../rules/state.ts';
import { actionWords } from '../words/actions.ts';
import { icebergName } from '../words/naming.ts';
import { comma } from '../../../pieces/lists.ts';

/** What is offered: in place it is the same whether food is put down before the way or after it. */
export const offered = (view: State, actions: readonly Action[]): Action[] =>
	actions.filter(
		(action) => !(action.type === 'moveAnimal' && action.drop === 'start' && stays(view, action))
	);

type Move = Extract<Action, { type: 'moveAnimal' }>;

function stays({ animals, turnSeat }: State, { animal, to }: Move): boolean {
	const at = animals[turnSeat]?.[animal]?.at;
	return at !== null && at !== undefined && same(at, to);
}

/** What an animal does: go, carry its food, take food, put it down there, put it down first, or change it. */
type Deed = 'go' | 'carry' | 'pick' | 'end' | 'start' | 'swap';

function deedOf({ animals, turnSeat }: State, { animal, pick, drop }: Move): Deed {
	if (drop === 'start') return pick ? 'swap' : 'start';
	if (drop === 'end') return 'end';
	if (pick) return 'pick';
	return animals[turnSeat]?.[animal]?.carrying ? 'carry' : 'go';
}

/** The questions of an action. */
export const splitIn =
	(view: State) =>
	(action: Action): Step[] => {
		switch (action.type) {
			case 'placeFood':
				return [
					{ asks: 'hex', answer: keyOf(action.at) },
					{ asks: 'owner', answer: String(action.owner), obvious: true }
				];
			case 'dock':
				return [{ asks: 'dock', answer: keyOf(action.at) }];
			case 'assignDice':
				return [{ asks: 'dice', answer: String(action.animals) }];
			case 'moveAnimal':
				return moveSteps(view, action);
			case 'melt': {
				const { iceberg, keep } = action;
				const part = equalParts(view, iceberg).find(
					(ids) => keep !== undefined && ids.includes(keep)
				);
				const kept = part ? [{ asks: 'keep', answer: part.join() }] : [];
				return [{ asks: 'melt', answer: String(iceberg) }, ...kept];
			}
			default:
				return [{ asks: action.type, answer: '' }];
		}
	};

function moveSteps(view: State, move: Move): Step[] {
	const animal = { asks: 'animal', answer: String(move.animal) };
	const deed = deedOf(view, move);
	if (stays(view, move)) return [animal, { asks: 'here', answer: deed }];
	// to let food lie is never done unasked
	const obvious = deed === 'go' || deed === 'carry';
	return [animal, { asks: 'to', answer: keyOf(move.to) }, { asks: 'deed', answer: deed, obvious }];
}

const DEEDS: Readonly<Record<Deed, typeof m.melting_iceberg_deed_go>> = {
	go: m.melting_iceberg_deed_go,
	carry: m.melting_iceberg_deed_carry,
	pick: m.melting_iceberg_deed_pick,
	end: m.melting_iceberg_deed_end,
	start: m.melting_iceberg_deed_start,
	swap: m.melting_iceberg_deed_swap
};

/** The word of a button; null for what is picked on the ice. */
export const wordIn =
	(view: State) =>
	({ asks, answer }: Step): string | null =>
		WORDS[asks]?.(view, answer) ?? null;

const WORDS: Readonly<Partial<Record<string, (view: State, answer: string) => string>>> = {
	dice: (view, answer) => diceWord(view, Number(answer)),
	here: (_, answer) =>
		answer === 'pick' ? m.melting_iceberg_here_pick() : m.melting_iceberg_here_drop(),
	// answers to this question were made of deeds by the split
	deed: (_, answer) => DEEDS[answer as Deed](),
	keep: (_, answer) =>
		m.melting_iceberg_do_keep({ icebergs: lettersOf(answer.split(',').map(Number)) }),
	rollMove: () => actionWords.rollMove(),
	rollMelt: () => actionWords.rollMelt(),
	endMove: () => actionWords.endMove()
};

/** "A, B, H" */
export const lettersOf = (ids: readonly number[]): string => ids.map(icebergName).join(comma());

function diceWord({ dice }: State, animals: number): string {
	const distance = dice?.[0] === animals ? dice[1] : (dice?.[0] ?? 0);
	return m.melting_iceberg_do_dice({ animals, distance });
}

/** What is looked at before it is done. */
export function confirm({ type }: Action): { button: string } | null {
	if (type === 'dock') return { button: actionWords.dock() };
	return type === 'melt' ? { button: m.melting_iceberg_do_melt_this() } : null;
}

/** What a tap on a place would answer; null where it answers nothing. */
export function answerOf(
	view: State,
	board: Board,
	{ at, key, wide }: Spot
): { readonly asks: string; readonly answer: string; readonly use: Use } | null {
	const told = (asks: string, answer: string, use: Use) =>
		board.can(asks, answer) ? { asks, answer, use } : null;
	if (!wide) {
		const animal = view.animals[view.turnSeat]?.findIndex((one) => one?.at && same(one.at, at));
		return (
			told('hex', key, 'go') ?? told('to', key, 'go') ?? told('animal', String(animal), 'pick')
		);
	}
	const id = view.icebergs.find((iceberg) => same(iceberg.at, at))?.id;
	const melted = board.answer('melt');
	const part =
		melted && id !== undefined && equalParts(view, Number(melted)).find((ids) => ids.includes(id));
	return (
		told('dock', key, 'dock') ??
		(part ? told('keep', part.join(), 'keep') : null) ??
		told('melt', String(id), 'melt')
	);
}

/** What a place shows while somebody picks. */
export function markOf(
	view: State,
	board: Board,
	spot: Spot,
	actions: readonly Action[]
): Mark | null {
	const found = answerOf(view, board, spot);
	if (!found) return null;
	const { asks, answer, use } = found;
	const picked = board.picked(asks, answer);
	return {
		use: use === 'go' && asks === 'to' && !isNear(actions, board, spot.at) ? 'far' : use,
		picked
	};
}

/** Whether the picked animal gets there without putting down what it carries. */
function isNear(actions: readonly Action[], board: Board, to: Hex): boolean {
	const animal = board.answer('animal');
	return actions.some(
		(action) =>
			action.type === 'moveAnimal' &&
			String(action.animal) === animal &&
			action.drop !== 'start' &&
			same(action.to, to)
	);
}

/** The part of the ice that the open question is about; null for all of it. */
export function questionOf(
	view: State,
	board: Board,
	actions: readonly Action[]
): { readonly key: string; readonly box: Box | null } {
	const animal = board.answer('animal');
	const key = `${view.phase} ${String(actions.length > 0)} ${animal ?? ''}`;
	const moves = actions.flatMap((action) => (action.type === 'moveAnimal' ? [action] : []));
	if (moves.length === 0) return { key, box: null };
	const own = view.animals[view.turnSeat] ?? [];
	const hexes =
		animal === null
			? moves.map((move) => own[move.animal]?.at)
			: [
					own[Number(animal)]?.at,
					...moves.filter((move) => String(move.animal) === animal).map(({ to }) => to)
				];
	const points = hexes.flatMap((at) => (at ? [middleOf(at)] : []));
	return { key, box: boxOf(points, STEP) };
}
