/** §3.3, §5.3 What a plan may be, in either phase, and how the state keeps it. */
import { isObject } from '../../../engine/json.ts';
import { refusal, type Refusal } from '../../../engine/module.ts';
import {
	isAmount,
	isMissing,
	isStat,
	isText,
	kept,
	refuseNote,
	refuseText,
	type Given
} from './given.ts';
import { isActive, resourceOf, rpOf, sheetOf } from './sheets.ts';
import {
	LIMITS,
	type BuildPlan,
	type Plan,
	type Of,
	type ResourceChoice,
	type SocietyPlan,
	type Stat,
	type State
} from './state.ts';

/** §3.3, §5.3 A plan as the phase asks for it. */
export const refusePlan = (state: State, seat: number, given: Given): Refusal | null =>
	(state.phase === 'build'
		? refuseBuildPlan(state, seat, given)
		: refuseSocietyPlan(state, seat, given)) ??
	(isMissing(given['solution']) ? null : refuseText(given['solution'], LIMITS.solution, '§3.3'));

/** §13.3 Why a plan that stood does not any more, the world being as it is now; or null. */
export const refuseStanding = (state: State, seat: number, plan: Plan): Refusal | null =>
	refusePlan(state, seat, { ...plan, type: 'plan' });

/** §3.3, §5.3 The plan as the state keeps it. */
export const planOf = (state: State, action: Of<'plan'>): Plan =>
	state.phase === 'build' ? buildPlanOf(action) : societyPlanOf(action);

/** §3.3 At least one RP of the pool, for a new Resource or for one under the same stat. */
export function refuseBuildPlan(
	state: State,
	seat: number,
	{ stat, rp, resource }: Given
): Refusal | null {
	const pool = sheetOf(state, seat)?.pool ?? 0;
	if (!isStat(stat)) return refusal('bad-stat', {}, '§2.5');
	if (!isAmount(rp)) return refusal('bad-amount', {}, '§3.3');
	if (rp > pool) return refusal('not-enough-points', { has: pool }, '§3.3');
	return refuseChoice(state, seat, stat, resource);
}

/** §3.3 A name for something new, or the id of a Resource that stands under the stat. */
function refuseChoice(state: State, seat: number, stat: Stat, resource: unknown): Refusal | null {
	if (!isObject(resource) || !Object.hasOwn(resource, 'id')) {
		const name = isObject(resource) ? resource['name'] : undefined;
		const named = isText(name, LIMITS.name, 1);
		return named ? null : refusal('name-needed', { most: LIMITS.name }, '§3.3');
	}
	const standing = resourceOf(state, seat, resource['id']);
	if (!standing) return refusal('no-such-resource', {}, '§3.3');
	return standing.stat === stat ? null : refusal('wrong-stat', { stat: standing.stat }, '§3.3');
}

/** §3.3 The plan as the state keeps it. */
function buildPlanOf({ solution, stat, rp, resource }: Of<'plan'>): BuildPlan {
	if (!rp || !resource) throw new Error('a plan of phase 1 names RP and a Resource');
	return { solution: kept(solution), stat, rp, resource: choiceOf(resource) };
}

/** §3.3 A Resource that is there, or a new one by its name. */
export const choiceOf = (choice: ResourceChoice): ResourceChoice =>
	'id' in choice ? { id: choice.id } : { name: kept(choice.name) };

/** §5.3 RP of one own Resource, of one other player's, or of both. */
function refuseSocietyPlan(state: State, seat: number, given: Given): Refusal | null {
	const { stat, own, borrow, copyName } = given;
	if (!isStat(stat)) return refusal('bad-stat', {}, '§2.5');
	const refused =
		(isMissing(own) ? null : refuseOwn(state, seat, stat, own)) ??
		(isMissing(borrow) ? null : refuseBorrow(state, seat, borrow));
	if (refused) return refused;
	if (!isMissing(own) && !isMissing(borrow) && !state.options.mixOwnAndBorrowed) {
		return refusal('no-mixing', {}, '§5.3');
	}
	if (isMissing(own) && isMissing(borrow) && !mayGoUnaided(state, seat)) {
		return refusal('resource-needed', {}, '§5.3');
	}
	return (
		refuseStatSource(state, seat, given['statFrom'], lenderOf(borrow)) ??
		refuseNote(copyName, LIMITS.name, '§5.7')
	);
}

function refuseOwn(state: State, seat: number, stat: Stat, own: unknown): Refusal | null {
	const { id, rp } = isObject(own) ? own : { id: null, rp: null };
	const resource = resourceOf(state, seat, id);
	if (!resource) return refusal('no-such-resource', {}, '§5.3');
	if (resource.stat !== stat) return refusal('wrong-stat', { stat: resource.stat }, '§5.3');
	if (!isAmount(rp)) return refusal('bad-amount', {}, '§5.3');
	return rp > resource.rp ? refusal('not-enough-points', { has: resource.rp }, '§5.3') : null;
}

/** §5.3 From one Resource of one other player who still plays. */
function refuseBorrow(state: State, seat: number, borrow: unknown): Refusal | null {
	const { seat: lender, id, rp } = isObject(borrow) ? borrow : { seat: null, id: null, rp: null };
	if (lender === seat) return refusal('own-resource', {}, '§5.3');
	const resource = isActive(state, lender) ? resourceOf(state, lender, id) : undefined;
	if (!resource) return refusal('no-such-resource', {}, '§5.3');
	const limit = state.options.borrowLimit;
	if (!isAmount(rp) || (limit === 1 && rp > 1)) return refusal('bad-amount', {}, '§5.3');
	return rp > resource.rp ? refusal('not-enough-points', { has: resource.rp }, '§5.3') : null;
}

/** §5.3 Who holds no RP may use none. */
export function mayGoUnaided(state: State, seat: number): boolean {
	const sheet = sheetOf(state, seat);
	return state.options.unaided === 'always' || sheet === undefined || rpOf(sheet) === 0;
}

const lenderOf = (borrow: unknown): unknown => (isObject(borrow) ? borrow['seat'] : null);

/** §5.3 One's own stat, the lender's, or that of another player at play. */
function refuseStatSource(
	state: State,
	seat: number,
	source: unknown,
	lender: unknown
): Refusal | null {
	if (isMissing(source) || source === 'own') return null;
	const fits =
		source === 'lender'
			? lender !== null
			: isActive(state, source) &&
				source !== seat &&
				(state.options.statSource === 'any' || source === lender);
	return fits ? null : refusal('bad-stat-source', {}, '§5.3');
}

/** §5.3 The plan as the state keeps it. */
function societyPlanOf(action: Of<'plan'>): SocietyPlan {
	const { own, borrow } = action;
	return {
		solution: kept(action.solution),
		stat: action.stat,
		own: own ? { id: own.id, rp: own.rp } : null,
		borrow: borrow ? { seat: borrow.seat, id: borrow.id, rp: borrow.rp } : null,
		copyName: kept(action.copyName) || null,
		statFrom: action.statFrom ?? 'own'
	};
}
