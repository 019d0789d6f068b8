/** How to read the board. */
import * as m from '../../../paraglide/messages.js';
import type { State } from '../rules/state.ts';

/** A line for each sign that this table's board has. */
export const signsOf = ({ roundLimit }: State): string[] => [
	m.virus_fight_sign_block(),
	m.virus_fight_sign_empty(),
	m.virus_fight_sign_runs(),
	m.virus_fight_sign_marked(),
	m.virus_fight_sign_danger(),
	...(roundLimit === null ? [] : [m.virus_fight_sign_limit({ of: roundLimit })])
];
