/** How a plan is picked on the board: which buttons there are, what the squares show, what would follow. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Marks } from '../../../pieces/board/marks.ts';
import type { Board } from '../../../pieces/picking/picker.svelte.ts';
import type { Step } from '../../../pieces/picking/picking.ts';
import {
	adjacent,
	cellOf,
	directionTo,
	keyOf,
	type Cell
} from '../../../pieces/geometry/squares.ts';
import { colorWords, treehouseWords } from '../../../pieces/names.ts';
import type { Facing, PyramidColor } from '../../../pieces/pyramid.ts';
import { TREEHOUSE_FACES } from '../../../pieces/treehouse.ts';
import { fenceAt, isEmpty, stackOn } from '../rules/board.ts';
import { lossOf, type Preview } from './preview.ts';
import type { Plan } from './plans.ts';
import type { Action, State } from '../rules/state.ts';
import { hitSentence, isHit } from '../words/hits.ts';
import { actionWords } from '../words/actions.ts';

const FACE: Readonly<Record<Facing, () => string>> = {
	u: m.hunt_do_face_u,
	n: () => m.hunt_do_face({ dir: m.piece_north() }),
	e: () => m.hunt_do_face({ dir: m.piece_east() }),
	s: () => m.hunt_do_face({ dir: m.piece_south() }),
	w: () => m.hunt_do_face({ dir: m.piece_west() })
};

// answers were made of such letters and types by the split
const colorName = (answer: string): string => colorWords[answer as PyramidColor]();

/** The word of a button; null for what is picked on the board. */
export function wordIn(view: State): (step: Step) => string | null {
	return ({ asks, answer }) => WORDS[asks]?.(view, answer) ?? placeWord(asks, answer);
}

const WORDS: Readonly<Partial<Record<string, (view: State, answer: string) => string>>> = {
	roll: () => actionWords.roll(),
	draw: () => m.hunt_do_draw(),
	deed: (_, answer) => deedWord(answer),
	who: (_, answer) => (answer === 'stack' ? m.hunt_do_hop_stack() : m.hunt_do_hop_fence()),
	dig: digWord,
	facing: (_, answer) => FACE[answer as Facing](),
	aim: () => m.hunt_do_aim_done(),
	clear: () => m.hunt_do_aim_clear()
};

function deedWord(answer: string): string {
	const face = TREEHOUSE_FACES.find((one) => one === answer);
	return face ? treehouseWords[face]() : actionWords.reorder();
}

function digWord({ stacks, turn }: State, answer: string): string {
	const top = stacks[turn]?.pieces.at(-1) ?? '';
	return answer
		? m.hunt_do_dig_back({ color: colorName(answer) })
		: m.hunt_do_dig_under({ color: colorName(top) });
}

function placeWord(asks: string, answer: string): string | null {
	if (!asks.startsWith('place')) return null;
	const word = asks === 'place0' ? m.hunt_do_place_top : m.hunt_do_place;
	return word({ color: colorName(answer) });
}

const SEEN: readonly Plan['type'][] = ['moveFence', 'tip', 'swap', 'hop', 'moveStack'];

/** A plan that is looked at before it is played: the button that plays it. */
export function confirm({ type }: Plan): { button: string } | null {
	if (type === 'turn' || type === 'clear' || !SEEN.includes(type)) return null;
	return { button: actionWords[type]() };
}

/** Whether a plan is an action that is looked at before it is played. */
export const isSeen = (plan: Plan): plan is Action =>
	plan.type !== 'turn' && plan.type !== 'clear' && SEEN.includes(plan.type);

/** The Hits of an action that is not played yet, in words. */
export function previewSays({ events }: Preview, names: (seat: Seat) => string): string {
	const hits = events.filter(isHit);
	if (hits.length === 0) return m.hunt_preview_none();
	return m.hunt_preview({ hits: hits.map((event) => hitSentence(event, names)).join(' ') });
}

/** The square of the Fence that is picked. */
export function fenceIn(board: Board): Cell | null {
	const key = board.answer('fence');
	return key === null ? null : cellOf(key);
}

/** What a tap on a square would answer; null where it answers nothing. */
export function answerOf(board: Board, square: Cell): { asks: string; answer: string } | null {
	const key = keyOf(square);
	const facing = facingTo(board, square);
	if (facing && board.can('facing', facing)) return { asks: 'facing', answer: facing };
	const asks = ['to', 'square', 'fence'].find((question) => board.can(question, key));
	return asks === undefined ? null : { asks, answer: key };
}

function facingTo(board: Board, square: Cell): string | null {
	const fence = fenceIn(board);
	return fence && adjacent(fence, square) ? directionTo(fence, square) : null;
}

/** What a square shows while somebody picks. */
export function marksIn(view: State, board: Board, preview: Preview | null, square: Cell): Marks {
	const hit = preview ? hitOn(view, preview, square) : null;
	const found = answerOf(board, square);
	const ghost = preview !== null && isNew(view, preview.after, square);
	if (!found) return { hit, ghost };
	const picked = board.picked(found.asks, found.answer);
	if (found.asks === 'fence') return { hit, ghost, can: 'pick', picked };
	const taken = found.asks === 'to' && !isEmpty(view, square);
	return taken ? { hit, ghost, can: 'take', picked } : { hit, ghost, can: 'go' };
}

/** Whether something would come to stand here, or would stand otherwise. */
export function isNew(view: State, after: State, square: Cell): boolean {
	const fence = fenceAt(after, square);
	if (fence !== null) return fence !== fenceAt(view, square);
	const seat = stackOn(after, square);
	return seat !== null && seat !== stackOn(view, square);
}

/** What the Stack would lose that stands here then, or that falls here. */
function hitOn(view: State, { after, events }: Preview, square: Cell): string | null {
	const falls = stackOn(view, square);
	const gone = falls !== null && after.stacks[falls]?.at === null ? falls : null;
	const seat = stackOn(after, square) ?? gone;
	const loss = seat === null ? 0 : lossOf(events, seat);
	return loss > 0 ? `−${String(loss)}` : null;
}
