/** "Why can't I?": what the rules say to a square that cannot be chosen, as a sentence. */
import * as m from '../../../paraglide/messages.js';
import type { Refusal } from '../../../engine/module.ts';
import { directionTo, same, type Cell } from '../../../pieces/geometry/squares.ts';
import { facingsAt, isFree, targetOf } from '../rules/board.ts';
import { refuse } from '../rules/rules.ts';
import { CORNERS, PLOTS, type Action, type State } from '../rules/state.ts';
import { explain } from '../words/refusals.ts';

/** Why this square may not be chosen now by whoever looks. */
export function whyNot(view: State, seat: number | null, cell: Cell): string {
	if (seat === null) return m.martian_gunslinger_only_watching();
	const refused = refuse(view, seat, { type: 'done' });
	const elsewhere = ['game-over', 'not-your-turn', 'already-bid', 'already-exchanged'];
	if (refused && elsewhere.includes(refused.code)) return explain(refused);
	switch (view.phase) {
		case 'setup':
		case 'shift':
		case 'return':
			return told(refuse(view, seat, placing(view, cell))) ?? m.martian_gunslinger_pick_first();
		case 'treehouse':
			return m.martian_gunslinger_pick_use();
		case 'move':
			return whyNotGo(view, seat, cell);
		case 'clash':
			return targetOf(view, seat) ? m.martian_gunslinger_only_ahead() : '';
		default:
			return m.martian_gunslinger_about_cards();
	}
}

const told = (refused: Refusal | null): string | null => refused && explain(refused);

/** What one might have wanted to place there. */
function placing(view: State, cell: Cell): Action {
	const facing = facingsAt(cell)[0] ?? 'n';
	if (view.phase === 'return') return { type: 'placeHome', facing, to: cell };
	const corner = CORNERS.some((one) => same(one, cell));
	if (view.phase === 'setup' && corner) return { type: 'placeHome', facing, corner: cell };
	const size = PLOTS.find((plot) => !view.plots[plot]) ?? 1;
	return { type: view.phase === 'shift' ? 'shiftPlot' : 'placePlot', size, to: cell };
}

/** Why a piece cannot get to a square. */
function whyNotGo(view: State, seat: number, cell: Cell): string {
	const at = view.pieces[seat]?.at;
	if (!at) return m.martian_gunslinger_not_on_board();
	if (same(at, cell)) return m.martian_gunslinger_stands_there();
	if (view.points < 1) return m.martian_gunslinger_refused_not_enough_points();
	if (!isFree(view, cell)) return m.martian_gunslinger_refused_cell_occupied();
	return directionTo(at, cell)
		? m.martian_gunslinger_too_far()
		: m.martian_gunslinger_not_in_line();
}

/** Why a piece may not face there now; `seat` is null where it does not turn a piece that moves. */
export function whyNotFacing(view: State, seat: number | null, facing: string): string {
	const refused = seat === null ? null : refuse(view, seat, { type: 'face', facing });
	return told(refused) ?? m.martian_gunslinger_refused_faces_off_board();
}
