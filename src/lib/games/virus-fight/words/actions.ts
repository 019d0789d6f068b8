/** What this game says on its boards: its actions and its end. */
import * as m from '../../../paraglide/messages.js';
import type { Outcome } from '../../../engine/module.ts';
import type { Names, WordMap } from '../../kit/words.ts';
import type { Action } from '../rules/state.ts';
import { listed } from '../../../pieces/lists.ts';

/** What each type of action is called, on a button or in a log. */
export const actionWords: WordMap<Action['type']> = {
	program: m.virus_fight_do_program,
	move: m.virus_fight_do_move,
	write: m.virus_fight_do_write,
	erase: m.virus_fight_do_erase,
	jump: m.virus_fight_do_jump,
	idle: m.virus_fight_do_idle,
	step: m.virus_fight_do_step,
	concede: m.virus_fight_do_concede,
	agreeStalemate: m.virus_fight_do_agree_stalemate,
	withdrawStalemate: m.virus_fight_do_withdraw_stalemate
};

/** How the game ended, in one sentence. */
export function outcomeSentence({ reason, winners }: Outcome, names: Names): string {
	const say = reason === 'stalemate' ? m.virus_fight_end_stalemate : m.virus_fight_end_last_running;
	return say({ who: listed(winners.map(names)) });
}
