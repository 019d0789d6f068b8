/** §2 The nine steps of a turn, in the four groups in which they are read. */
import * as m from '../../../paraglide/messages.js';
import type { Word } from '../../kit/words.ts';
import type { Phase, State } from '../rules/state.ts';

export const STEP_GROUPS: readonly { readonly name: Word; readonly steps: readonly number[] }[] = [
	{ name: m.martian_gunslinger_steps_dice, steps: [1, 2] },
	{ name: m.martian_gunslinger_steps_board, steps: [3, 4, 5] },
	{ name: m.martian_gunslinger_steps_cards, steps: [6, 7, 8] },
	{ name: m.martian_gunslinger_steps_draw, steps: [9] }
];

/** What may be left out. */
export const OPTIONAL: readonly number[] = [2, 3, 4, 6, 7, 8];

const NAMES: readonly (typeof m.martian_gunslinger_step_1)[] = [
	m.martian_gunslinger_step_1,
	m.martian_gunslinger_step_2,
	m.martian_gunslinger_step_3,
	m.martian_gunslinger_step_4,
	m.martian_gunslinger_step_5,
	m.martian_gunslinger_step_6,
	m.martian_gunslinger_step_7,
	m.martian_gunslinger_step_8,
	m.martian_gunslinger_step_9
];

/** "Roll", "Die" … */
export const stepName = (step: number): string => NAMES[step - 1]?.() ?? '';

const STEP_OF: Readonly<Partial<Record<Phase, number>>> = {
	...{ roll: 1, treehouse: 2, move: 3, clash: 4, hand: 6, resource: 7 },
	...{ event: 8, choose: 8, bid: 8, pay: 8 }
};

/** The step that is open; null outside a turn of nine steps. */
export function stepNow({ phase, duel }: State): number | null {
	if (phase === 'duel') return duel?.kind === 'attack' ? 5 : 8;
	return STEP_OF[phase] ?? null;
}
