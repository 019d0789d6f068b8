/** The whole position in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import type { Names } from '../../kit/words.ts';
import type { Seat } from '../../../engine/module.ts';
import { pyramidName, squareName } from '../../../pieces/names.ts';
import { pyramid } from '../../../pieces/pyramid.ts';
import type { Cell } from '../../../pieces/geometry/squares.ts';
import { facingOf, fenceAt, fences } from '../rules/board.ts';
import type { State } from '../rules/state.ts';
import { colorList } from './naming.ts';
import { semicolon } from '../../../pieces/lists.ts';

/** A Stack: where it stands, its pieces from the top, and what it has lost. */
function stackSays({ stacks }: State, seat: Seat, names: Names): string {
	const { at, pieces, lost } = stacks[seat] ?? { at: null, pieces: [], lost: [] };
	const words = { who: names(seat), lost: colorList(lost) };
	if (!at) return lost.length > 0 ? m.hunt_stack_out(words) : m.hunt_stack_none(words);
	const said = m.hunt_stack({
		...words,
		at: squareName(at),
		pieces: colorList(pieces.toReversed())
	});
	return lost.length > 0 ? `${said} ${m.hunt_stack_lost(words)}` : said;
}

/** The whole position: a sentence for each Stack, then the Fences that point and those that stand. */
export function positionSays(view: State, names: Names): string[] {
	const place = (at: Cell) =>
		m.hunt_place({ fence: pyramidName(pyramid(fenceAt(view, at) ?? '')), at: squareName(at) });
	const stands = (at: Cell) => facingOf(fenceAt(view, at) ?? '') === 'u';
	const all = fences(view);
	const pointing = all.filter((at) => !stands(at)).map(place);
	return [
		...view.stacks.map((_, seat) => stackSays(view, seat, names)),
		pointing.length > 0
			? m.hunt_position_pointing({ fences: pointing.join(semicolon()) })
			: m.hunt_position_none_points(),
		m.hunt_position_standing({ fences: all.filter(stands).map(place).join(semicolon()) })
	];
}
