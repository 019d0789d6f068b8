/** §5 Phase 2: what a roll brings to it, and what it costs the lender. */
import { refusal, type Play, type Refusal } from '../../../engine/module.ts';
import { newResource } from './build.ts';
import { change, turnOf, type TellBiome } from './current.ts';
import { endTurn } from './flow.ts';
import { diceOf, lenderBandOf, lenderPartsOf, passes, statSeatOf } from './dice.ts';
import type { Given } from './given.ts';
import { resourceOf, sheetAt } from './sheets.ts';
import { type Band, type Borrowing, type SocietyPlan, type State } from './state.ts';
import type { BiomeEvent } from './events.ts';

interface Rolled {
	passes: number;
	band: Band;
}

/** §5.4, §5.5 What the roll brings. */
export function settleSociety(
	state: State,
	plan: SocietyPlan,
	rolled: Rolled,
	tell: TellBiome
): void {
	if (plan.borrow) settleBorrowed(state, plan, plan.borrow, rolled);
	else settleOwn(state, plan, rolled.band, tell);
}

/** §5.4 With own RP only, or unaided. */
function settleOwn(state: State, plan: SocietyPlan, band: Band, tell: TellBiome): void {
	switch (band) {
		case 'failure':
			loseOwn(state, plan);
			wear(state, plan);
			break;
		case 'mixed':
			if (plan.own && state.options.ownMixedChoice) {
				state.step = 'mixed';
				return;
			}
			if (plan.own) loseOwn(state, plan);
			else wear(state, plan);
			turnOf(state).choice = plan.own ? 'rp' : 'stat';
			break;
		case 'success':
			break;
		case 'strong':
			if (plan.own) change(state, { seat: state.active, what: 'rp', by: 1, id: plan.own.id });
	}
	endTurn(state, tell);
}

/** §5.4 The price of a mixed success with own RP, where there is a choice. */
export function payOwnMixed(
	state: State,
	plan: SocietyPlan,
	give: 'rp' | 'stat',
	tell: TellBiome
): void {
	if (give === 'rp') loseOwn(state, plan);
	else wear(state, plan);
	endTurn(state, tell);
}

function loseOwn(state: State, { own }: SocietyPlan): void {
	if (own) change(state, { seat: state.active, what: 'rp', by: -own.rp, id: own.id });
}

/** §5.3 The -1 falls on the acting player's stat, or on the one that was used. */
function wear(state: State, plan: SocietyPlan): void {
	const owner = state.options.foreignStatPenalty === 'owner';
	const seat = owner ? statSeatOf(plan, state.active) : state.active;
	change(state, { seat, what: 'mod', by: -1, stat: plan.stat });
}

/** §5.5 With borrowed RP; then the lender rolls. */
function settleBorrowed(
	state: State,
	plan: SocietyPlan,
	borrow: Borrowing,
	{ passes: passed, band }: Rolled
): void {
	state.step = 'lenderRoll';
	switch (band) {
		case 'failure':
			loseOwn(state, plan);
			wear(state, plan);
			return;
		case 'mixed':
			if (holdsResource(state, state.active)) state.step = 'pay';
			else {
				wear(state, plan);
				turnOf(state).choice = 'stat';
			}
			return;
		case 'success':
			if (passed >= state.options.copyFrom) copy(state, plan, borrow, 1);
			return;
		case 'strong':
			copy(state, plan, borrow, state.options.strongCopyRp);
	}
}

const holdsResource = (state: State, seat: number): boolean =>
	Object.values(sheetAt(state, seat).resources).some(({ rp }) => rp > 0);

/** §5.7 A copy of the borrowed Resource, under the stat used; a second one goes onto the first. */
function copy(state: State, plan: SocietyPlan, borrow: Borrowing, rp: number): void {
	const seat = state.active;
	const { stat, copyName } = plan;
	const from = { seat: borrow.seat, id: borrow.id };
	const first = Object.entries(sheetAt(state, seat).resources).find(
		([, one]) => one.stat === stat && one.from?.seat === from.seat && one.from.id === from.id
	);
	const name = copyName ?? resourceOf(state, from.seat, from.id)?.name ?? '';
	const id = first?.[0] ?? newResource(state, seat, name, stat, from);
	change(state, { seat, what: 'rp', by: rp, id });
}

/** §5.5 One RP of a Resource that still has one. */
export function refusePay(state: State, seat: number, { id }: Given): Refusal | null {
	const resource = resourceOf(state, seat, id);
	if (!resource) return refusal('no-such-resource', {}, '§5.5');
	return resource.rp < 1 ? refusal('not-enough-points', { has: 0 }, '§5.5') : null;
}

/** §5.5 */
export function payRp(state: State, seat: number, id: string, tell: TellBiome): void {
	change(state, { seat, what: 'rp', by: -1, id });
	turnOf(state).choice = id;
	state.step = 'lenderRoll';
	tell({ type: 'paid', seat, choice: id });
}

/** §5.6 The lender's Resource loses 1 RP, stays as it is, or gains 1 RP. */
export function lenderRoll(state: State, seat: number, play: Play<BiomeEvent>): void {
	const turn = turnOf(state);
	const { plan } = turn;
	if (!plan?.borrow) throw new Error('a lender rolls for what was borrowed');
	const tell = play.tell;
	const dice = play.random.dice(diceOf(lenderPartsOf(state, plan)), 6);
	const passed = dice.filter(passes).length;
	const band = lenderBandOf(passed);
	turn.lender = { seat, dice, passes: passed, band };
	tell({ type: 'lender-rolled', seat, dice, passes: passed, band });
	const { id } = plan.borrow;
	if (band === 'failure') change(state, { seat, what: 'rp', by: -1, id });
	if (band === 'strong') change(state, { seat, what: 'rp', by: 1, id });
	endTurn(state, tell);
}
