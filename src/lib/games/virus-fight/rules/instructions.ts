/** §3 What a turn runs: MOVE, WRITE, ERASE, JUMP, and the step after it. */
import { refusal, type Refusal } from '../../../engine/module.ts';
import { adjacent, cellOf, keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import {
	besides,
	blockOf,
	emptyBeside,
	isInUse,
	isMarked,
	isOnBoard,
	kindOf,
	pieceAt,
	stepsFrom
} from './memory.ts';
import type { Action, Key, Kind, Of, State } from './state.ts';

/** The marker of the seat on turn. */
const markerOf = (view: State): Key => view.markers[view.turn] ?? '';

/** §3 The instruction that the seat on turn is to run. */
export const instructionOf = (view: State): Kind => kindOf(pieceAt(view, markerOf(view)) ?? '');

const activeBlock = (view: State): Set<Key> => blockOf(view, markerOf(view));

/** §3 Why an instruction of this kind may not be run now. */
function refuseRun(view: State, kind: Kind): Refusal | null {
	if (view.step === 'step') return refusal('step-due', {}, '§3.5');
	const now = instructionOf(view);
	return now === kind ? null : refusal('wrong-instruction', { kind: now }, '§3');
}

/** Why nothing can be put on this square: §3.1, §3.2 it must be free and beside one of these pieces. */
function refusePlace(
	view: State,
	to: Cell,
	beside: ReadonlySet<Key>,
	rule: string
): Refusal | null {
	if (!isOnBoard(view, to)) return refusal('off-board', {}, '§1.2');
	const key = keyOf(to);
	if (pieceAt(view, key)) return refusal('cell-occupied', {}, rule);
	return besides(view, key).some((one) => beside.has(one))
		? null
		: refusal('not-adjacent', {}, rule);
}

/** §1.4 Why this piece cannot be touched. */
function refusePiece(view: State, at: Cell): Refusal | null {
	const key = keyOf(at);
	if (!isOnBoard(view, at) || !pieceAt(view, key)) return refusal('no-piece-there', {}, '§1.3');
	return isMarked(view, key) ? refusal('marked-piece', {}, '§1.4') : null;
}

/** §3.1 */
export function refuseMove(view: State, { from, to }: Of<'move'>): Refusal | null {
	const refused = refuseRun(view, 'M') ?? refusePiece(view, from);
	if (refused) return refused;
	const block = activeBlock(view);
	if (!block.delete(keyOf(from))) return refusal('not-in-active-block', {}, '§3.1');
	return refusePlace(view, to, block, '§3.1');
}

/** §3.2 */
export function refuseWrite(view: State, { piece, to }: Of<'write'>): Refusal | null {
	const refused = refuseRun(view, 'W');
	if (refused) return refused;
	if (!view.spares[view.turn]?.includes(piece)) return refusal('not-your-spare', {}, '§3.2');
	return refusePlace(view, to, activeBlock(view), '§3.2');
}

/** §3.3 */
export function refuseErase(view: State, { target }: Of<'erase'>): Refusal | null {
	const refused = refuseRun(view, 'E');
	if (refused) return refused;
	if (!isOnBoard(view, target)) return refusal('off-board', {}, '§1.2');
	const key = keyOf(target);
	if (isMarked(view, key)) return refusal('marked-piece', {}, '§1.4');
	return targets(view).has(key) ? null : refusal('not-adjacent', {}, '§3.3');
}

/** §3.3 The squares beside the ERASE pieces of the active block, but for those under a marker. */
function targets(view: State): Set<Key> {
	const found = new Set<Key>();
	for (const key of activeBlock(view)) {
		if (kindOf(pieceAt(view, key) ?? '') !== 'E') continue;
		for (const beside of besides(view, key)) if (!isMarked(view, beside)) found.add(beside);
	}
	return found;
}

/** §3.4 */
export function refuseJump(view: State, { to }: Of<'jump'>): Refusal | null {
	const refused = refuseRun(view, 'J') ?? refusePiece(view, to);
	if (refused) return refused;
	const block = blockOf(view, keyOf(to));
	return block.has(markerOf(view)) || !isInUse(view, block)
		? null
		: refusal('block-in-use', {}, '§3.4');
}

/** §3.6 Only an instruction that cannot be run has no effect. */
export function refuseIdle(view: State): Refusal | null {
	if (view.step === 'step') return refusal('step-due', {}, '§3.5');
	return executions(view).next().done ? null : refusal('must-execute', {}, '§3.6');
}

/** §3.5 */
export function refuseStep(view: State, { to }: Of<'step'>): Refusal | null {
	if (view.step === 'execute') return refusal('execute-first', {}, '§3.5');
	const refused = refusePiece(view, to);
	if (refused) return refused;
	return adjacent(to, cellOf(markerOf(view))) ? null : refusal('not-adjacent', {}, '§3.5');
}

/** §3.5 Every step of the marker of the seat on turn. */
export const steps = (view: State): Action[] =>
	stepsFrom(view, markerOf(view)).map((key) => ({ type: 'step', to: cellOf(key) }));

/** §3 Every way to run the instruction under the marker. */
export function* executions(view: State): Generator<Action> {
	switch (instructionOf(view)) {
		case 'M':
			yield* moves(view);
			return;
		case 'W':
			yield* writes(view);
			return;
		case 'E':
			for (const key of targets(view)) yield { type: 'erase', target: cellOf(key) };
			return;
		case 'J':
			yield* jumps(view);
	}
}

function* moves(view: State): Generator<Action> {
	const block = activeBlock(view);
	for (const key of block) {
		if (isMarked(view, key)) continue;
		const others = [...block].filter((other) => other !== key);
		for (const to of emptyBeside(view, others)) {
			yield { type: 'move', from: cellOf(key), to: cellOf(to) };
		}
	}
}

function* writes(view: State): Generator<Action> {
	const places = emptyBeside(view, activeBlock(view));
	for (const piece of view.spares[view.turn] ?? []) {
		for (const to of places) yield { type: 'write', piece, to: cellOf(to) };
	}
}

function* jumps(view: State): Generator<Action> {
	const seen = new Set<Key>();
	for (const start of Object.keys(view.cells)) {
		if (seen.has(start)) continue;
		const block = blockOf(view, start);
		for (const key of block) seen.add(key);
		if (!block.has(markerOf(view)) && isInUse(view, block)) continue;
		for (const key of block) {
			if (!isMarked(view, key)) yield { type: 'jump', to: cellOf(key) };
		}
	}
}
