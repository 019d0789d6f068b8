/** What a square of a board says about itself beside what stands on it. */
import * as m from '../../paraglide/messages.js';
import type { Cell } from '../geometry/squares.ts';
import { comma } from '../lists.ts';

/** What may be done with a square now: pick what stands there, go there, take what is there. */
type Can = 'pick' | 'go' | 'take';

export interface Marks {
	/** May be chosen now; without it the square only tells what it holds. */
	readonly can?: Can | null | undefined;
	/** It is picked. */
	readonly picked?: boolean | undefined;
	/** An end of the last move. */
	readonly moved?: boolean | undefined;
	/** What choosing it costs, short. */
	readonly cost?: string | number | null | undefined;
	/** What a strike here would take, short: "−1". */
	readonly hit?: string | null | undefined;
	/** A piece would come to stand so: drawn pale by the game. */
	readonly ghost?: boolean | undefined;
	/** Nothing may ever stand here. */
	readonly barred?: boolean | undefined;
}

/** What a board says of its squares, and what comes of a tap on one; without taps nobody can press anything. */
export interface Taps {
	readonly marks?: (cell: Cell) => Marks;
	/** Chooses a square whose marks say that it can be. */
	readonly choose?: (cell: Cell) => void;
	/** A square was tapped that cannot be chosen: say why, or list what stands there. */
	readonly ask?: (cell: Cell) => void;
}

/** A square's name with all that its marks tell, for who does not see them. */
export function spoken(name: string, marks: Marks): string {
	const { can, cost, hit } = marks;
	const told = [
		marks.picked ? m.piece_selected() : null,
		can === 'pick' && !marks.picked ? m.piece_can_pick() : null,
		can === 'go' ? m.piece_can_go() : null,
		can === 'take' ? m.piece_can_take() : null,
		cost === undefined || cost === null ? null : m.piece_costs({ cost }),
		hit ? m.piece_hit({ loss: hit }) : null,
		marks.moved ? m.piece_moved() : null,
		marks.barred ? m.piece_barred() : null
	];
	return [name, ...told.filter((word) => word !== null)].join(comma());
}
