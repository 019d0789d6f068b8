/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	placeFood: m.melting_iceberg_do_place_food,
	dock: m.melting_iceberg_do_dock,
	rollMove: m.melting_iceberg_do_roll_move,
	assignDice: m.melting_iceberg_do_assign_dice,
	moveAnimal: m.melting_iceberg_do_move_animal,
	endMove: m.melting_iceberg_do_end_move,
	rollMelt: m.melting_iceberg_do_roll_melt,
	melt: m.melting_iceberg_do_melt
};

const ENDS = {
	'last-iceberg': m.melting_iceberg_end_last_iceberg,
	'sole-survivor': m.melting_iceberg_end_sole_survivor,
	'all-lost': m.melting_iceberg_end_all_lost
} as const;

const isReason = (reason: string): reason is keyof typeof ENDS => Object.hasOwn(ENDS, reason);

/** How the game ended, in one sentence. */
export function outcomeSentence(
	{ winners, reason }: Pick<Outcome, 'winners' | 'reason'>,
	names: Names
): string {
	const who = listed(winners.map(names));
	return ENDS[isReason(reason) ? reason : 'last-iceberg']({ who });
}
