/** §3.1 to §3.4 What a turn of either phase has in common: sphere, challenge, plan, agreement, dice. */
import { refusal, type Play, type Refusal } from '../../../engine/module.ts';
import { settleBuild } from './build.ts';
import { sphereOfChallenge } from '../challenges/ids.ts';
import { dropPlan, turnOf, type TellBiome } from './current.ts';
import { diceOf, judged, partsOf } from './dice.ts';
import { isMissing, isStat, kept, refuseNote, refuseText, type Given } from './given.ts';
import { planOf } from './plans.ts';
import { askedOf } from './together/prepared.ts';
import { resourceOf } from './sheets.ts';
import { settleSociety } from './society.ts';
import {
	isBuildPlan,
	LIMITS,
	SPHERES,
	type Back,
	type Of,
	type Sphere,
	type Stat,
	type State
} from './state.ts';
import type { BiomeEvent } from './events.ts';

/** §3.1 One die: 1 to 5 name the sphere, with a 6 the acting player picks. */
export function rollSphere(state: State, { random, tell }: Play<BiomeEvent>): void {
	const roll = random.die(6);
	const sphere = SPHERES[roll - 1] ?? null;
	const turn = turnOf(state);
	turn.sphereRoll = roll;
	turn.sphere = sphere;
	state.step = sphere ? 'challenge' : 'pickSphere';
	tell({ type: 'sphere-rolled', seat: state.active, roll, sphere });
}

export const refuseSphere = ({ sphere }: Given): Refusal | null =>
	SPHERES.some((known) => known === sphere) ? null : refusal('bad-sphere', {}, '§3.1');

/** §3.1 */
export function pickSphere(state: State, sphere: Sphere, tell: TellBiome): void {
	turnOf(state).sphere = sphere;
	state.step = 'challenge';
	tell({ type: 'sphere-picked', seat: state.active, sphere });
}

/** §3.2 A challenge of the rolled sphere: from the catalogue, or invented. */
export function refuseChallenge(state: State, { text, catalogue }: Given): Refusal | null {
	const sphere = state.current?.sphere ?? null;
	const invented = isMissing(catalogue);
	if (!invented) {
		const own = typeof catalogue === 'string' ? sphereOfChallenge(catalogue) : undefined;
		if (!own) return refusal('no-such-challenge', {}, '§3.2');
		if (sphere && own !== sphere) return refusal('wrong-sphere', { sphere }, '§3.2');
	} else if (!state.options.inventedChallenges) return refusal('catalogue-only', {}, '§3.2');
	if (!invented && isMissing(text)) return null;
	return refuseText(text, LIMITS.challenge, '§3.2', 1);
}

/** §3.3, §5.3 */
export function plan(state: State, action: Of<'plan'>, tell: TellBiome): void {
	const turn = turnOf(state);
	turn.plan = planOf(state, action);
	turn.votes = {};
	delete turn.back;
	tell({ type: 'planned', seat: state.active, stat: turn.plan.stat });
	if (state.options.agreement === 'none') goOnAgreed(state);
	else awaitAgreement(state);
}

/** §3.4 The table is asked, unless one plays alone. */
export function awaitAgreement(state: State): void {
	if (askedOf(state).length > 0) state.step = 'agree';
	else goOnAgreed(state);
}

/** §3.4 The plan stands; a lender may have to say so too (§5.6). */
function goOnAgreed(state: State): void {
	const asked = state.options.lenderConsent && isLoan(state);
	state.step = asked ? 'consent' : 'roll';
}

function isLoan(state: State): boolean {
	const at = turnOf(state).plan;
	return at !== null && !isBuildPlan(at) && at.borrow !== null;
}

/** §3.4 Until the dice fall the player may think again. */
export function withdraw(state: State, tell: TellBiome): void {
	tell({ type: 'withdrew', seat: state.active });
	dropPlan(state);
}

/** §3.4 Yes or no to the plan; with yes, the stat the table finds fitting. */
export function refuseAgree(state: State, given: Given): Refusal | null {
	if (typeof given['ok'] !== 'boolean') return refusal('bad-action', {}, '§3.4');
	return refuseNamedStat(state, given) ?? refuseNote(given['because'], LIMITS.because, '§3.4');
}

function refuseNamedStat(state: State, { ok, stat }: Given): Refusal | null {
	if (isMissing(stat)) return null;
	if (state.options.agreement !== 'one') return refusal('bad-action', {}, '§3.4');
	if (!isStat(stat)) return refusal('bad-stat', {}, '§2.5');
	const bound = boundStat(state);
	return ok && bound && bound !== stat ? refusal('wrong-stat', { stat: bound }, '§3.4') : null;
}

/** §3.3, §5.3 The stat of an own Resource in the plan, which the plan cannot leave. */
export function boundStat(state: State): Stat | undefined {
	const at = state.current?.plan;
	if (!at) return undefined;
	if (!isBuildPlan(at)) return resourceOf(state, state.active, at.own?.id)?.stat;
	return 'id' in at.resource ? resourceOf(state, state.active, at.resource.id)?.stat : undefined;
}

/** §3.4 One word for the table, or a vote. */
export function agree(
	state: State,
	seat: number,
	{ ok, stat, because: reason }: Of<'agree'>,
	tell: TellBiome
): void {
	const turn = turnOf(state);
	if (turn.plan && ok && stat) turn.plan.stat = stat;
	const because = ok ? '' : kept(reason);
	tell({
		type: 'answered',
		seat,
		ok,
		stat: turn.plan?.stat ?? 'resilience',
		...(because === '' ? {} : { because })
	});
	const verdict = state.options.agreement === 'vote' ? voted(state, seat, ok) : ok;
	if (verdict === true) goOnAgreed(state);
	else if (verdict === false) refusePlanAtTable(state, { why: 'not-yet', by: seat, because }, tell);
}

/** §3.4 True when more than half of the others have said yes, false when that has become impossible. */
function voted(state: State, seat: number, ok: boolean): boolean | null {
	const { votes } = turnOf(state);
	votes[String(seat)] = ok;
	const asked = askedOf(state);
	const said = (word: boolean) => asked.filter((one) => votes[String(one)] === word).length;
	if (2 * said(true) > asked.length) return true;
	return 2 * said(false) >= asked.length ? false : null;
}

/** §13.2 Where people prepare apart, and wherever somebody gave one, the reason is shown to who plans anew. */
function refusePlanAtTable(
	state: State,
	back: Extract<Back, { by: number }>,
	tell: TellBiome
): void {
	tell({ type: 'plan-dropped', seat: state.active });
	const shown = state.options.tempo === 'together' || back.because !== '';
	dropPlan(state, shown ? back : undefined);
}

export const refuseConsent = ({ ok }: Given): Refusal | null =>
	typeof ok === 'boolean' ? null : refusal('bad-action', {}, '§5.6');

/** §5.6 The lender's leave, where the table asks for it. */
export function consent(state: State, seat: number, ok: boolean, tell: TellBiome): void {
	tell({ type: 'consented', seat, ok });
	if (ok) state.step = 'roll';
	else refusePlanAtTable(state, { why: 'not-lent', by: seat, because: '' }, tell);
}

/** §3.5, §5.4, §5.5 The dice fall, and what they bring happens. */
export function roll(state: State, { random, tell }: Play<BiomeEvent>): void {
	const turn = turnOf(state);
	const at = turn.plan;
	if (!at) throw new Error('dice fall on a plan');
	const dice = random.dice(diceOf(partsOf(state, at)), 6);
	const { passes, band } = (turn.roll = judged(dice));
	tell({ type: 'rolled', seat: state.active, dice, passes, band });
	if (isBuildPlan(at)) settleBuild(state, at, band, tell);
	else settleSociety(state, at, { passes, band }, tell);
}
