/** What each band would do to the sheets, told before the dice fall. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import type { Reader } from '../../kit/words.ts';
import { resourceOf } from '../rules/sheets.ts';
import {
	isBuildPlan,
	type Band,
	type BuildPlan,
	type Plan,
	type SocietyPlan,
	type State
} from '../rules/state.ts';
import { statName } from './terms.ts';

type Effects = Record<Band, string>;

/** For the acting player: "you" on their own phone, their name elsewhere. */
export function effectsOf(view: State, plan: Plan, reader: Reader): Effects {
	const who = whoOf(view.active, reader);
	if (isBuildPlan(plan)) return buildEffects(view, plan, who);
	if (plan.borrow) return borrowEffects(view, plan, who);
	return ownEffects(view, plan, who);
}

/** What every sentence is told of whom it is about. */
type Who = ReturnType<typeof whoOf>;
const whoOf = (seat: Seat, { seat: own, names }: Reader) => ({
	you: seat === own ? 'yes' : 'no',
	who: names(seat)
});

function buildEffects(view: State, { rp, stat }: BuildPlan, who: Who): Effects {
	const words = { ...who, rp, stat: statName(stat) };
	const keep = view.options.mixedKeep === 'assign';
	return {
		failure: m.turn_effect_build_failure(words),
		mixed: keep ? m.turn_effect_build_mixed(words) : m.turn_effect_build_mixed_pool(words),
		success: m.turn_effect_build_success(words),
		strong: m.turn_effect_build_strong(words)
	};
}

function ownEffects(view: State, { own, stat }: SocietyPlan, who: Who): Effects {
	const words = { ...who, rp: own?.rp ?? 0, stat: statName(stat) };
	if (!own) {
		return {
			failure: m.turn_effect_stat(words),
			mixed: m.turn_effect_unaided_mixed(words),
			success: m.turn_effect_nothing(),
			strong: m.turn_effect_nothing()
		};
	}
	return {
		failure: m.turn_effect_own_failure(words),
		mixed: view.options.ownMixedChoice
			? m.turn_effect_own_mixed(words)
			: m.turn_effect_own_lost(words),
		success: m.turn_effect_nothing(),
		strong: m.turn_effect_own_strong(words)
	};
}

function borrowEffects(view: State, { own, stat }: SocietyPlan, who: Who): Effects {
	const words = { ...who, rp: own?.rp ?? 0, stat: statName(stat) };
	const { copyFrom, strongCopyRp } = view.options;
	return {
		failure: own ? m.turn_effect_own_failure(words) : m.turn_effect_stat(words),
		mixed: m.turn_effect_borrow_mixed(words),
		success: copyFrom <= 2 ? m.turn_effect_copy({ ...words, rp: 1 }) : m.turn_effect_nothing(),
		strong: m.turn_effect_copy({ ...words, rp: strongCopyRp })
	};
}

/** For the lender, by their own roll. */
export function lenderEffects(view: State, plan: Plan, reader: Reader): Partial<Effects> {
	if (isBuildPlan(plan) || !plan.borrow) return {};
	const words = {
		...whoOf(plan.borrow.seat, reader),
		name: resourceOf(view, plan.borrow.seat, plan.borrow.id)?.name ?? ''
	};
	return {
		failure: m.turn_effect_lender_failure(words),
		success: m.turn_effect_lender_nothing(words),
		strong: m.turn_effect_lender_strong(words)
	};
}
