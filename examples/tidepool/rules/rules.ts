/** Tidepool as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import type { Actor, Outcome, Play, Seat } from 'borrowed-earth/engine/module.ts';
import { refusal, type Refusal } from 'borrowed-earth/engine/refusal.ts';
import { winnersBy } from 'borrowed-earth/kit/cards/scores.ts';
import { keyOf } from 'borrowed-earth/pieces/geometry/squares.ts';
import { holderOf, isPool, poolsOf, scoreOf, take } from './pools.ts';
import type { Action, Choice, Code, Options, State, TideEvent } from './state.ts';
import { HIDDEN, ROUNDS, SHELLS } from './state.ts';

type Tide = Play<TideEvent>;

/** §1 Free pools, and five shells for each seat. */
export const setup = (seats: number, { side, open }: Options): State => ({
	side,
	open,
	round: 1,
	owners: Array.from({ length: side }, () => Array.from({ length: side }, () => null)),
	shells: Array.from({ length: seats }, () => [...SHELLS]),
	chosen: Array.from({ length: seats }, () => null),
	last: [],
	over: false
});

/** §2 All who have not chosen yet. */
export const toAct = ({ over, chosen }: State): Seat[] =>
	over ? [] : [...chosen.keys()].filter((seat) => chosen[seat] === null);

/** §2 Every shell that is left, in every pool that nobody holds. */
export function* legal(view: State, seat: Seat): Generator<Action> {
	if (!toAct(view).includes(seat)) return;
	for (const shell of view.shells[seat] ?? []) {
		for (const pool of poolsOf(view, null))
			if (shell !== null) yield { type: 'place', shell, pool };
	}
}

/** Why `actor` may not choose now, whatever it is; or null. */
export function refuseTurn(view: State, actor: Actor): Refusal<Code> | null {
	if (view.over) return refusal('game-over', {}, '§4');
	if (actor === 'facilitator') return refusal('seats-choose', {}, '§2');
	return toAct(view).includes(actor) ? null : refusal('chosen-already', {}, '§2');
}

/** Why `actor` may not do this now, or null. */
export function refuse(view: State, actor: Actor, { shell, pool }: Action): Refusal<Code> | null {
	const early = refuseTurn(view, actor);
	if (early || actor === 'facilitator') return early;
	if (!view.shells[actor]?.includes(shell)) return refusal('no-such-shell', { shell }, '§2');
	if (!isPool(view, pool)) return refusal('no-such-pool', {}, '§1');
	return holderOf(view, pool) === null ? null : refusal('pool-held', {}, '§2');
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(state: State, actor: Actor, { shell, pool }: Action, { tell }: Tide): void {
	if (actor === 'facilitator') return; // never: refuse lets only seats choose
	state.chosen[actor] = { shell, pool };
	tell({ type: 'chose', seat: actor });
	if (state.chosen.includes(null)) return;
	show(state, tell);
	endRound(state, tell);
}

type Made = Choice & { readonly seat: Seat };

/** §3 All choices are shown at once; the highest shell in a pool takes it. */
function show(state: State, tell: Tide['tell']): void {
	const choices = state.chosen.flatMap((choice, seat): Made[] =>
		choice === null || choice === HIDDEN ? [] : [{ seat, ...choice }]
	);
	state.last = choices;
	tell({ type: 'shown', open: state.open, choices });
	for (const rivals of Map.groupBy(choices, ({ pool }) => keyOf(pool)).values())
		settle(state, rivals, tell);
	for (const { seat, shell } of choices)
		state.shells[seat] = (state.shells[seat] ?? []).filter((one) => one !== shell);
}

/** §3 Where the highest are equal, nobody takes the pool. */
function settle(state: State, rivals: readonly Made[], tell: Tide['tell']): void {
	const most = Math.max(...rivals.map(({ shell }) => shell));
	const [first, second] = rivals.filter(({ shell }) => shell === most);
	if (!first) return;
	const { seat, pool } = first;
	if (!second) take(state, seat, pool);
	tell(second ? { type: 'tied', pool } : { type: 'took', seat, pool });
}

/** §4 The next round; or the end, after the last one or when no pool is free. */
function endRound(state: State, tell: Tide['tell']): void {
	state.chosen = state.chosen.map(() => null);
	state.over = state.round === ROUNDS || poolsOf(state, null).length === 0;
	if (state.over) tell({ type: 'ended', points: pointsOf(state) });
	else state.round++;
}

/** §4 What each seat has. */
export const pointsOf = (state: State): number[] =>
	[...state.shells.keys()].map((seat) => scoreOf(state, seat));

/** §4 Most points win; whoever has as many shares it. */
export function outcome(state: State): Outcome | null {
	if (!state.over) return null;
	const points = pointsOf(state);
	return { reason: 'most-points', winners: winnersBy({ of: points, order: 'most' }), points };
}

/** §2 What this seat has chosen in this round, as far as whoever looks may know. */
export function choiceOf(view: State, seat: Seat | null): Choice | null {
	const choice = seat === null ? null : view.chosen[seat];
	return choice === HIDDEN ? null : (choice ?? null);
}
