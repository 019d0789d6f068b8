/** What the desk's list of tables says of this game: its phase and end, what a step waits for, the largest share. */
import * as m from '../../../paraglide/messages.js';
import type { WordMap } from '../../kit/words.ts';
import type { BiomeGist } from '../rules/host/gist.ts';
import type { Phase, Reason, Step } from '../rules/state.ts';
import { biomeName } from './terms.ts';
import { comma } from '../../../pieces/lists.ts';

export const phases: WordMap<Exclude<Phase, 'over'>> = {
	setup: m.desk_phase_setup,
	build: m.desk_phase_build,
	between: m.desk_phase_between,
	society: m.desk_phase_society
};

export const ends: WordMap<Reason> = {
	collapse: m.desk_end_collapse,
	exhausted: m.desk_end_exhausted,
	equilibrium: m.desk_end_equilibrium,
	time: m.desk_end_time,
	'ended-early': m.desk_end_early
};

export const steps: WordMap<Step> = {
	choose: m.seeing_step_choose,
	prepare: m.seeing_step_prepare,
	sphere: m.seeing_step_sphere,
	pickSphere: m.seeing_step_pick_sphere,
	challenge: m.seeing_step_challenge,
	plan: m.seeing_step_plan,
	agree: m.seeing_step_agree,
	consent: m.seeing_step_consent,
	roll: m.seeing_step_roll,
	mixed: m.seeing_step_mixed,
	pay: m.seeing_step_pay,
	lenderRoll: m.seeing_step_lender_roll,
	leftover: m.seeing_step_leftover,
	ready: m.seeing_step_ready,
	over: m.seeing_step_over
};

/** "Desert holds 46 %", with the line once it is near, and with what phase 1 has still to spend. */
export function gistSentence(gist: BiomeGist): string {
	const share = shareWords(gist);
	const { near, line, pools } = gist;
	if (near && line !== null) return m.seeing_share_near({ share, line });
	return pools > 0 ? m.seeing_share_pools({ pools, share }) : share;
}

function shareWords({ biomes, percent }: BiomeGist): string {
	const [first, ...more] = biomes.map((biome) => biomeName(biome));
	if (first === undefined) return m.seeing_share_none();
	if (more.length === 0) return m.seeing_share({ biome: first, percent });
	// three names do not fit a line, and say little
	return more.length === 1
		? m.seeing_share_each({ biomes: [first, ...more].join(comma()), percent })
		: m.seeing_share_many({ count: biomes.length, percent });
}
