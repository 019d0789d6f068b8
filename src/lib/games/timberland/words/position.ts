/** The whole position in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import { pileAt } from '../rules/board.ts';
import { SQUARES } from '../rules/grid.ts';
import { chancesOf } from '../rules/chances.ts';
import type { State } from '../rules/state.ts';
import { squareSays } from './naming.ts';

/** The whole position: the points of everybody, then each square that is not empty. */
export function positionSays(view: State, names: Names): string[] {
	const chances = chancesOf(view);
	return [
		...view.scores.map((points, seat) => m.timberland_has({ who: names(seat), points })),
		...SQUARES.filter((at) => pileAt(view, at).length > 0).map((at) =>
			squareSays(view, chances, at)
		)
	];
}
