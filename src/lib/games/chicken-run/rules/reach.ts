/** Where a piece can get: step after step as the rules let it, with the points that are left. */
import { keyOf } from '../../../pieces/geometry/squares.ts';
import { besides } from './board.ts';
import { makeStep } from './moves.ts';
import { legal, refuse } from './rules.ts';
import type { Action, Side, Square, State } from './state.ts';

/** A way from square to square, its first square being where the piece stands. */
export interface Way {
	readonly path: readonly Square[];
	/** In points. */
	readonly cost: number;
	/** How everything would stand after it. */
	readonly after: State;
	/** It ends the game, so that nobody goes on from here. */
	readonly wins: boolean;
}

/** What a seat may do in one go: a walk is played step by step. */
export type Plan = { type: 'roll' } | { type: 'done' } | { type: 'walk'; way: Way };

/** The first and the last square of a walk. */
export function endsOf({ path: [from, ...more] }: Way): { from: Square; to: Square } {
	if (!from) throw new Error('a way has a beginning');
	return { from, to: more.at(-1) ?? from };
}

/** A copy that may be written to, as far as a step writes. */
const copyOf = (view: State): State => ({
	...view,
	board: view.board.map((row) => row.map((stack) => [...stack]))
});

function longer({ path, cost, after }: Way, seat: Side, to: Square): Way {
	const copy = copyOf(after);
	const wins = makeStep(copy, seat, path.at(-1) ?? to, to, () => undefined);
	return { path: [...path, to], cost: cost + after.points - copy.points, after: copy, wins };
}

/** §3 The shortest way to every square that the top piece of `from` can reach, and the one of no step. */
export function waysFrom(view: State, seat: Side, from: Square): Map<string, Way> {
	const found = new Map<string, Way>([
		[keyOf(from), { path: [from], cost: 0, after: view, wins: false }]
	]);
	// a map also goes through what is added on the way: the nearest squares come first
	for (const way of found.values()) {
		if (way.wins) continue;
		const at = way.path.at(-1) ?? from;
		for (const to of besides(at)) {
			if (found.has(keyOf(to))) continue;
			if (refuse(way.after, seat, { type: 'move', from: at, to }) === null) {
				found.set(keyOf(to), longer(way, seat, to));
			}
		}
	}
	return found;
}

/** All that a seat may do now; nothing while it waits. */
export function plansOf(view: State, seat: Side): Plan[] {
	const starts = new Map<string, Square>();
	const plans: Plan[] = [];
	for (const action of legal(view, seat)) {
		if (action.type === 'move') starts.set(keyOf(action.from), action.from);
		else plans.push(action);
	}
	const walks = [...starts.values()].flatMap((from) =>
		[...waysFrom(view, seat, from).values()].filter(({ path }) => path.length > 1)
	);
	return [...walks.map((way): Plan => ({ type: 'walk', way })), ...plans];
}

/** The actions that a plan consists of, in order. */
export function actionsOf(plan: Plan): Action[] {
	if (plan.type !== 'walk') return [plan];
	const { path } = plan.way;
	return path.slice(1).map((to, index) => ({ type: 'move', from: path[index] ?? to, to }));
}
