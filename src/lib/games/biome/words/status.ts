/** The status sentence: what this seat does now, or whom the table waits for. The act, not the rule. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { diceOf, partsOf } from '../rules/dice.ts';
import { tasksOf, toAct } from '../rules/toAct.ts';
import { isPrepared } from '../rules/together/prepared.ts';
import { challengerOf, resourceOf, sheetOf, stayingSeats } from '../rules/sheets.ts';
import { isBuildPlan, type State } from '../rules/state.ts';
import { listed, othersChoose, startOf, youChoose, type Status } from './start.ts';
import { biomeName } from './terms.ts';

/** What to say to a seat, or to someone who watches. */
export function statusOf(view: State, seat: Seat | null, names: Names): Status {
	const late = lateStatus(view, seat);
	if (late) return late;
	const waited = toAct(view);
	if (seat !== null && waited.includes(seat)) return yours(tasksOf(view, seat)[0] ?? view, names);
	if (seat !== null && isPrepared(view, seat) && view.step === 'prepare') {
		return { act: m.turn_wait_others({ names: listed(waited.map(names)) }), more: null };
	}
	if (view.step === 'choose') return startOf(view, seat, names);
	return { act: others(view, listed(waited.map(names)), names(view.active)), more: null };
}

/** What somebody is told whose seat does not play yet, or not any more. */
function lateStatus(view: State, seat: Seat | null): Status | null {
	const { status, biome = null } = sheetOf(view, seat) ?? {};
	if (view.phase === 'over' || status === undefined || status === 'active') return null;
	if (status !== 'joining' || !biome) return { act: m.late_out(), more: m.late_out_more() };
	const others = stayingSeats(view).filter((one) => one !== seat);
	const shared = others.some((one) => sheetOf(view, one)?.biome === biome);
	const why = shared ? m.late_joined_shared : m.late_joined_more;
	return { act: m.late_joined(), more: why({ biome: biomeName(biome) }) };
}

/** What the table waits for from this seat. */
const yours = (view: State, names: Names): Status => YOURS[view.step](view, names(view.active));

const act = (words: string, more: string | null = null): Status => ({ act: words, more });

const YOURS: Readonly<Record<State['step'], (view: State, name: string) => Status>> = {
	choose: youChoose,
	prepare: () => act(m.turn_wait_prepare({ names: '' })),
	sphere: () => act(m.turn_you_sphere(), m.turn_you_sphere_more()),
	pickSphere: () => act(m.turn_you_pick_sphere()),
	challenge: (view, name) =>
		challengerOf(view) === view.active
			? act(m.turn_you_challenge_alone())
			: act(m.turn_you_challenge({ name })),
	plan: (view) => act(planning(view)),
	agree: (_, name) => act(m.turn_you_agree({ name }), m.turn_you_agree_more()),
	consent: (view, name) => act(asked(view, name)),
	roll: (view) => act(m.turn_you_roll({ dice: diceIn(view) })),
	mixed: () => act(m.turn_you_mixed(), m.turn_you_mixed_more()),
	pay: () => act(m.turn_you_pay(), m.turn_you_pay_more()),
	lenderRoll: (_, name) => act(m.turn_you_lender_roll(), m.turn_you_lender_roll_more({ name })),
	leftover: () => act(m.turn_you_leftover(), m.turn_you_leftover_more()),
	ready: () => act(m.turn_you_ready(), m.turn_you_ready_more()),
	over: () => act(m.turn_over())
};

/** In phase 2 a plan has three steps, of which this is the first. */
function planning({ phase, current }: State): string {
	if (current?.back) return m.turn_you_plan_again();
	return phase === 'build' ? m.turn_you_plan_build() : m.plan_use();
}

const diceIn = (view: State): number =>
	view.current?.plan ? diceOf(partsOf(view, view.current.plan)) : 0;

/** What the lender is asked: her own Resource by its name. */
function asked(view: State, name: string): string {
	const plan = view.current?.plan;
	const loan = plan && !isBuildPlan(plan) ? plan.borrow : null;
	const lent = loan && resourceOf(view, loan.seat, loan.id);
	return m.turn_you_consent({ name, rp: loan?.rp ?? 0, resource: lent?.name ?? '' });
}

/** What the table waits for from whoever acts, or from several. */
const WAITS: Readonly<
	Partial<Record<State['step'], (who: { name: string; names: string }) => string>>
> = {
	prepare: m.turn_wait_prepare,
	sphere: m.turn_wait_sphere,
	pickSphere: m.turn_wait_pick_sphere,
	challenge: m.turn_wait_challenge,
	plan: m.turn_wait_plan,
	consent: m.turn_wait_consent,
	roll: m.turn_wait_roll,
	mixed: m.turn_wait_pay,
	pay: m.turn_wait_pay,
	lenderRoll: m.turn_wait_lender,
	leftover: m.turn_wait_leftover
};

/** What the table waits for from somebody else. */
function others(view: State, waited: string, acting: string): string {
	if (view.step === 'choose') return othersChoose(waited);
	if (view.step === 'agree' && view.options.agreement === 'one') return m.turn_wait_agree_one();
	if (view.step === 'agree') return m.turn_wait_agree({ names: waited });
	if (view.step === 'ready' && waited === '') return m.turn_wait_start();
	if (view.step === 'ready') return m.turn_wait_ready({ names: waited });
	return WAITS[view.step]?.({ names: waited, name: acting }) ?? m.turn_over();
}
