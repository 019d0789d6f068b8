/** How to lead the biome game: a cue for every phase and step, and how a lesson runs. */
import * as m from '../../paraglide/messages.js';
import type { Cue, Guide, Lesson, Part } from '../kit/guide.ts';
import { measures } from './history/compare.ts';
import { scene } from './history/scene.ts';
import { turningPoints } from './history/debrief.ts';
import { whoIsWho } from './history/story.ts';
import type { State, Step } from './rules/state.ts';

/** What the cues speak of: most steps of a turn are led alike in both phases. */
type Occasion =
	| 'setup'
	| 'prepare'
	| 'sphere'
	| 'challengeBuild'
	| 'planBuild'
	| 'agree'
	| 'roll'
	| 'mixed'
	| 'leftover'
	| 'between'
	| 'challengeSociety'
	| 'planSociety'
	| 'consent'
	| 'pay'
	| 'lender'
	| 'over';

const cue = (title: () => string, say: () => string, watch: () => string, minutes: number) => ({
	title,
	say,
	watch,
	minutes
});

/** In the order of play. */
const CUES: Readonly<Record<Occasion, ReturnType<typeof cue>>> = {
	setup: cue(m.guide_setup_title, m.guide_setup_say, m.guide_setup_watch, 5),
	prepare: cue(m.guide_prepare_title, m.guide_prepare_say, m.guide_prepare_watch, 3),
	sphere: cue(m.guide_sphere_title, m.guide_sphere_say, m.guide_sphere_watch, 1),
	challengeBuild: cue(
		m.guide_challenge_build_title,
		m.guide_challenge_build_say,
		m.guide_challenge_build_watch,
		1
	),
	planBuild: cue(m.guide_plan_build_title, m.guide_plan_build_say, m.guide_plan_build_watch, 2),
	agree: cue(m.guide_agree_title, m.guide_agree_say, m.guide_agree_watch, 1),
	roll: cue(m.guide_roll_title, m.guide_roll_say, m.guide_roll_watch, 1),
	mixed: cue(m.guide_mixed_title, m.guide_mixed_say, m.guide_mixed_watch, 1),
	leftover: cue(m.guide_leftover_title, m.guide_leftover_say, m.guide_leftover_watch, 2),
	between: cue(m.guide_between_title, m.guide_between_say, m.guide_between_watch, 5),
	challengeSociety: cue(
		m.guide_challenge_society_title,
		m.guide_challenge_society_say,
		m.guide_challenge_society_watch,
		1
	),
	planSociety: cue(
		m.guide_plan_society_title,
		m.guide_plan_society_say,
		m.guide_plan_society_watch,
		2
	),
	consent: cue(m.guide_consent_title, m.guide_consent_say, m.guide_consent_watch, 1),
	pay: cue(m.guide_pay_title, m.guide_pay_say, m.guide_pay_watch, 1),
	lender: cue(m.guide_lender_title, m.guide_lender_say, m.guide_lender_watch, 1),
	over: cue(m.guide_over_title, m.guide_over_say, m.guide_over_watch, 10)
};

const said = ({ title, say, watch, minutes }: ReturnType<typeof cue>): Cue => ({
	title: title(),
	say: say(),
	watch: watch(),
	minutes
});

const MOMENTS: Readonly<Record<Step, Occasion>> = {
	choose: 'setup',
	prepare: 'prepare',
	sphere: 'sphere',
	pickSphere: 'sphere',
	challenge: 'challengeBuild',
	plan: 'planBuild',
	agree: 'agree',
	consent: 'consent',
	roll: 'roll',
	mixed: 'mixed',
	pay: 'pay',
	lenderRoll: 'lender',
	leftover: 'leftover',
	ready: 'between',
	over: 'over'
};

/** The cue for where a table stands. */
export function cueFor({ phase, step }: Pick<State, 'phase' | 'step'>): Cue {
	if (phase === 'society' && step === 'challenge') return said(CUES.challengeSociety);
	if (phase === 'society' && step === 'plan') return said(CUES.planSociety);
	return said(CUES[MOMENTS[step]]);
}

/** Minutes of: arriving, choosing, phase 1, a break, the pause between the phases, phase 2, looking back. */
const MINUTES = {
	45: [5, 4, 14, 0, 3, 12, 7],
	90: [5, 8, 30, 0, 5, 28, 14],
	180: [8, 12, 60, 15, 10, 50, 25]
} as const satisfies Record<Lesson, readonly number[]>;

function parts(lesson: Lesson): Part[] {
	const [arrive, choose, build, pause, between, society, debrief] = MINUTES[lesson];
	const all: readonly Part[] = [
		{ title: m.guide_stop_arrive(), minutes: arrive, task: m.guide_stop_arrive_do() },
		{
			title: m.guide_stop_choose(),
			minutes: choose,
			task: m.guide_stop_choose_do(),
			says: 'begin'
		},
		{
			title: m.guide_stop_build(),
			minutes: build,
			task: m.guide_stop_build_do(),
			says: 'endPhase'
		},
		{ title: m.guide_stop_break(), minutes: pause, task: m.guide_stop_break_do() },
		{ title: m.guide_stop_between(), minutes: between, task: m.guide_stop_between_do() },
		{
			title: m.guide_stop_society(),
			minutes: society,
			task: m.guide_stop_society_do(),
			says: 'endGame'
		},
		{ title: m.guide_stop_debrief(), minutes: debrief, task: m.guide_stop_debrief_do() }
	];
	return all.filter(({ minutes }) => minutes > 0);
}

/** Views come as unknown: only this game's own module makes those that it is given. */
export const guide: Guide = {
	cues: () => Object.values(CUES).map(said),
	cueAt: (view) => cueFor(view as State),
	parts,
	before: m.guide_sheet_before_text,
	rescue: m.guide_sheet_rescue_text,
	turningPoints(view, log, names) {
		const state = view as State;
		return turningPoints(state, log, whoIsWho(state, names));
	},
	measures(view, names) {
		const state = view as State;
		return measures(state, whoIsWho(state, names));
	},
	whatIf: { field: 'borrow', played: m.whatif_loan, otherwise: m.whatif_no_loan },
	scene: (view, names, written) => scene(view as State, names, written)
};
