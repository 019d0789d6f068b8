/** Melting Iceberg as pure functions over plain JSON. § numbers refer to RULES.md in this folder. */
import { isWhole } from '../../../engine/json.ts';
import type { Actor, Outcome, Play, Seat } from '../../../engine/module.ts';
import { refusal, type Refusal } from '../../../engine/refusal.ts';
import type { Random } from '../../../engine/random.ts';
import { isCell, same } from '../../../pieces/geometry/squares.ts';
import { forTypeOf, type ByType } from '../../kit/byType.ts';
import { refuseGiven, type Given } from '../../kit/refusing.ts';
import { berths, dock, foodPlacings, placeFood, refuseDock, refuseFood } from './setup.ts';
import { melt, melts, refuseMelt } from './melting.ts';
import { beginMove, endMove, nextMelter, valueOf } from './rounds.ts';
import type { Action, State, TellIceberg, IcebergEvent, Result } from './state.ts';
import { refuseStride, stride, strides } from './strides.ts';
import { icebergOn } from './ice.ts';

/** The seats that are in the game. */
const seatsIn = ({ out }: State): number[] => [...out.keys()].filter((seat) => out[seat] === false);

/** §5 What a melt has brought to an end; `before` were in the game before it. */
function resultOf(state: State, before: readonly number[]): Result | null {
	const left = seatsIn(state);
	if (left.length === 0) return { winners: [...before], reason: 'all-lost' };
	if (state.icebergs.length === 1) return lastIceberg(state, left);
	return left.length === 1 ? { winners: left, reason: 'sole-survivor' } : null;
}

/** §5.1 Most animals with food on the last iceberg; §6 then, perhaps, most without. */
function lastIceberg(state: State, left: readonly number[]): Result {
	const { fed, unfed } = counts(state);
	const most = (seats: readonly number[], of: readonly number[]) => {
		const best = Math.max(...seats.map((seat) => of[seat] ?? 0));
		return seats.filter((seat) => of[seat] === best);
	};
	const tied = most(left, fed);
	const winners = state.tieBreak === 'unfedAnimals' ? most(tied, unfed) : tied;
	return { winners, reason: 'last-iceberg', fed, unfed };
}

/** §5.1 Each seat's animals on the ice, with food of their own and without. */
function counts(state: State): { fed: number[]; unfed: number[] } {
	const onIce = state.animals.map((animals) =>
		animals.flatMap((animal) => (animal?.at && icebergOn(state, animal.at) ? [animal] : []))
	);
	const fed = onIce.map((animals, seat) => {
		const tops = state.food.filter(({ pile }) => pile.at(-1) === seat);
		const eats = ({ at, carrying }: (typeof animals)[number]) =>
			carrying || tops.some((food) => at && same(food.at, at));
		return animals.filter(eats).length;
	});
	return { fed, unfed: onIce.map(({ length }, seat) => length - (fed[seat] ?? 0)) };
}

export { setup } from './setup.ts';

/** §2 One seat at a time. */
export const toAct = (view: State): Seat[] => (view.phase === 'over' ? [] : [view.turnSeat]);

/** What the phase is for; §3.1 nobody moves before the dice are read. */
function openTypes({ phase, allowance }: State): readonly Action['type'][] {
	if (phase === 'over') return [];
	return phase === 'move' && allowance ? ['moveAnimal', 'endMove'] : [OPEN[phase]];
}

const OPEN = {
	food: 'placeFood',
	dock: 'dock',
	roll: 'rollMove',
	move: 'assignDice',
	meltRoll: 'rollMelt',
	melt: 'melt'
} as const;

/** The actions open to a seat that the game waits for. */
export const legal = (view: State, seat: Seat): Action[] =>
	toAct(view).includes(seat) ? openTypes(view).flatMap((type) => allOf(view, type)) : [];

function allOf(view: State, type: Action['type']): Action[] {
	switch (type) {
		case 'placeFood':
			return foodPlacings(view);
		case 'dock':
			return berths(view).map((at) => ({ type, at }));
		case 'assignDice':
			return [...new Set(view.dice)].map((animals) => ({ type, animals }));
		case 'moveAnimal':
			return strides(view);
		case 'melt':
			return melts(view);
		case 'rollMove':
		case 'endMove':
		case 'rollMelt':
			return [{ type }];
	}
}

/** Why `actor` may not do this now, or null. Of an action only the type is trusted. */
export function refuse(view: State, actor: Actor, action: Action): Refusal | null {
	if (view.phase === 'over') return refusal('game-over', {}, '§5');
	if (actor !== view.turnSeat) return refusal('not-your-turn', {}, '§2');
	return refuseGiven(view, action, openTypes(view), REFUSALS, refusal('wrong-action', {}, '§2'));
}

const malformed = () => refusal('bad-action');

const REFUSALS: Readonly<Record<Action['type'], (view: State, given: Given) => Refusal | null>> = {
	placeFood: (view, { owner, at }) =>
		isWhole(owner) && isCell(at) ? refuseFood(view, owner, at) : malformed(),
	dock: (view, { at }) => (isCell(at) ? refuseDock(view, at) : malformed()),
	assignDice: (view, { animals }) => {
		if (!isWhole(animals)) return malformed();
		return view.dice?.includes(animals) ? null : refusal('not-a-die', {}, '§3.1');
	},
	moveAnimal: refuseMove,
	melt: (view, { iceberg, keep }) => {
		if (!isWhole(iceberg) || (keep !== undefined && !isWhole(keep))) return malformed();
		return refuseMelt(view, iceberg, keep);
	},
	rollMove: () => null,
	endMove: () => null,
	rollMelt: () => null
};

/** §3 What was sent as a move of an animal, checked field by field. */
function refuseMove(view: State, given: Given): Refusal | null {
	const { animal, to, pick = false, drop } = given;
	const known = drop === undefined || drop === 'start' || drop === 'end';
	if (!isWhole(animal) || !isCell(to) || typeof pick !== 'boolean' || !known) {
		return refusal('bad-action');
	}
	if (pick && drop === 'end') return refusal('bad-action', {}, '§3.4');
	return refuseStride(view, { animal, to, ...(pick ? { pick } : {}), ...(drop ? { drop } : {}) });
}

/** Plays an action that `refuse` let pass, on a copy that may be written to. */
export function apply(
	state: State,
	_actor: Actor,
	action: Action,
	{ random, tell }: Play<IcebergEvent>
): void {
	forTypeOf(APPLIES, action)(state, action, tell, random);
}

const APPLIES: ByType<Action, [state: State], void, [tell: TellIceberg, random: Random]> = {
	placeFood,
	dock,
	rollMove,
	assignDice,
	moveAnimal,
	endMove: (state, _action, tell) => endMove(state, tell),
	rollMelt,
	melt: meltAndEnd
};

/** An action of this type. */
type Of<Type extends Action['type']> = Extract<Action, { type: Type }>;

/** §3.1 Two dice for everybody's moves this round. */
function rollMove(state: State, _action: Action, tell: TellIceberg, random: Random): void {
	const [one = 1, other = 1] = random.dice(2, 6);
	state.dice = [one, other];
	state.phase = 'move';
	tell({ type: 'move-rolled', seat: state.turnSeat, dice: [one, other] });
	beginMove(state);
}

/** §3.1 Which die is the number of animals; the other one is the distance. */
function assignDice(state: State, { animals }: Of<'assignDice'>, tell: TellIceberg): void {
	const [one, other] = state.dice ?? [0, 0];
	const distance = animals === one ? other : one;
	state.allowance = { animals, distance };
	tell({ type: 'dice-read', seat: state.turnSeat, animals, distance });
}

/** §3.2 One animal moves; when none is left to move, the seat is done. */
function moveAnimal(state: State, action: Of<'moveAnimal'>, tell: TellIceberg): void {
	if (stride(state, action, tell)) endMove(state, tell);
}

/** §4.2 A roll not above the counter obliges to melt. */
function rollMelt(state: State, _action: Action, tell: TellIceberg, random: Random): void {
	const die = random.die(6);
	const value = valueOf(state);
	const melting = die <= value;
	state.meltDie = die;
	tell({ type: 'melt-rolled', seat: state.turnSeat, die, value, melts: melting });
	if (melting) state.phase = 'melt';
	else nextMelter(state, tell);
}

/** §4, §5 Melts an iceberg, and looks whether that is the end. */
function meltAndEnd(state: State, { iceberg, keep }: Of<'melt'>, tell: TellIceberg): void {
	const before = seatsIn(state);
	melt(state, iceberg, keep, tell);
	const result = resultOf(state, before);
	if (!result) {
		nextMelter(state, tell);
		return;
	}
	state.phase = 'over';
	state.result = result;
	tell({ type: 'ended', winners: result.winners, reason: result.reason });
}

/** §5 How the game ended, or null. */
export const outcome = ({ result }: State): Outcome | null => result && { ...result };
