/** How to read the board. */
import * as m from '../../../paraglide/messages.js';
import { lettersSay } from '../../../pieces/letters.ts';
import type { State } from '../rules/state.ts';

/** A line for each sign that this table's board has. */
export const signsOf = ({ options }: State): string[] => [
	m.timberland_sign_tree(),
	m.timberland_sign_chance(),
	m.timberland_sign_lying(),
	...(options.sets === 'rainbow-xeno' ? [m.timberland_sign_unmatched()] : []),
	lettersSay()
];
