/** How to read the board. */
import * as m from '../../../paraglide/messages.js';
import { lettersSay } from '../../../pieces/letters.ts';
import type { State } from '../rules/state.ts';

/** A line for each sign that this table's board has. */
export const signsOf = ({ tilted, path }: State): string[] => [
	m.wrecktangle_sign_open(),
	m.wrecktangle_sign_barred(),
	m.wrecktangle_sign_count(),
	...(tilted ? [m.wrecktangle_sign_tilted()] : []),
	path === 'clear' ? m.wrecktangle_sign_clear() : m.wrecktangle_sign_leap(),
	lettersSay()
];
