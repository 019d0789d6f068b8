/** "Why can't I?": what the rules say to a square or a die that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Seat } from '../../../engine/module.ts';
import { DIRECTIONS, directionTo, type Cell } from '../../../pieces/geometry/squares.ts';
import type { TreehouseFace } from '../../../pieces/treehouse.ts';
import { aheadOf, facingOf, lineOf, pileAt } from '../rules/board.ts';
import type { Picked } from '../words/status.ts';
import { refuse } from '../rules/rules.ts';
import type { Action, Deed, Die, State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';
import { mostTellingOrFirst } from '../../../pieces/picking/telling.ts';

/** What nobody can do now. */
const STUCK: Readonly<Record<TreehouseFace, () => string>> = {
	tip: m.timberland_stuck_tip,
	swap: m.timberland_stuck_swap,
	hop: m.timberland_stuck_hop,
	dig: m.timberland_stuck_dig,
	aim: m.timberland_stuck_aim,
	wild: m.timberland_refused_other
};

/** §2.2 Why a die cannot be chosen. */
export function whyNotDie(view: State, die: Die): string {
	if (view.used[die]) return m.timberland_refused_die_used();
	const face = view.dice?.[die];
	return face ? STUCK[face]() : m.timberland_refused_wrong_phase_roll();
}

/** Why this square may not be chosen now, after what has been picked. */
export function whyNot(view: State, seat: Seat | null, picked: Picked, square: Cell): string {
	if (seat === null) return m.timberland_only_watching();
	const told = refuse(view, seat, { type: 'roll' });
	if (told && told.code !== 'wrong-phase') return explain(told);
	if (view.phase === 'roll') return m.timberland_refused_wrong_phase_roll();
	const { die, deed, piece } = picked;
	if (die === null) return m.timberland_why_die();
	if (deed === null) return m.timberland_why_deed();
	if (deed === 'hop' && piece && picked.level === null) return m.timberland_why_level();
	const refused = nearest(
		tries(view, deed, die, picked, square).map((action) => refuse(view, seat, action))
	);
	return refused ? explain(refused) : whyNowhere(view, deed, square);
}

/** What could be meant by a tap on this square. */
function tries(view: State, deed: Deed['type'], die: Die, picked: Picked, square: Cell): Action[] {
	const at = picked.piece ?? square;
	const chosen = picked.piece !== null;
	switch (deed) {
		case 'tip':
			return waysTo(at, chosen ? square : null).map((dir) => ({ type: deed, die, at, dir }));
		case 'aim':
			return chosen ? [] : DIRECTIONS.map((facing) => ({ type: deed, die, at, facing }));
		case 'swap':
			return (chosen ? [square] : lineOf(at)).map((b) => ({ type: deed, die, a: at, b }));
		case 'hop':
			return (chosen ? [square] : lineOf(at)).map((to) => ({
				type: deed,
				die,
				at,
				level: picked.level ?? 0,
				to
			}));
		case 'dig':
			return (chosen ? [square] : lineOf(at)).map((to) => ({
				type: deed,
				die,
				at,
				to,
				mode: pileAt(view, to).length > 0 ? 'under' : 'stand'
			}));
	}
}

function waysTo(from: Cell, to: Cell | null) {
	if (to === null) return DIRECTIONS;
	const way = directionTo(from, to);
	return DIRECTIONS.filter((dir) => dir === way);
}

const nearest = mostTellingOrFirst([
	'not-upright',
	'not-pointing',
	'in-a-stack',
	'off-board-push',
	'no-change'
]);

/** What the rules do not speak of: there is no square to name. */
function whyNowhere(view: State, deed: Deed['type'], square: Cell): string {
	const facing = facingOf(pileAt(view, square)[0] ?? '');
	const edge =
		facing !== 'u' && DIRECTIONS.includes(facing) && aheadOf(square, facing).length === 0;
	if (deed === 'dig' && edge) return m.timberland_why_edge();
	return deed === 'tip' || deed === 'aim'
		? m.timberland_why_beside()
		: m.timberland_refused_other();
}
