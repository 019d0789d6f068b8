/** "2 + 1 RP + 1 stat": a number of dice as the sum that a player can follow. */
import * as m from '../../../paraglide/messages.js';
import type { DicePart } from '../rules/dice.ts';

const WORDS = {
	base: m.turn_part_base,
	rp: m.turn_part_rp,
	stat: m.turn_part_stat,
	standing: m.turn_part_standing,
	borrowed: m.turn_part_borrowed,
	left: m.turn_part_left,
	least: m.turn_part_least
} as const;

/** The parts in a row, those that come to nothing left out. */
export const sumWords = (parts: readonly DicePart[]): string =>
	parts
		.filter(({ what, by }) => what === 'base' || by !== 0)
		.map(({ what, by }, index) => {
			const part = WORDS[what]({ by: Math.abs(by) });
			return index === 0 ? part : `${by < 0 ? '−' : '+'} ${part}`;
		})
		.join(' ');
