/** What stands where and how everybody stands, in words, with the names people gave. */
import * as m from '../../../paraglide/messages.js';
import { same, type Cell } from '../../../pieces/geometry/squares.ts';
import { squareName, stackName } from '../../../pieces/names.ts';
import { pyramid } from '../../../pieces/pyramid.ts';
import { pileAt } from '../rules/board.ts';
import type { Chance } from '../rules/chances.ts';
import { isOneColor, pointsOf } from '../rules/felling.ts';
import type { Pile, State } from '../rules/state.ts';

/** A square with what stands there, the lowest first, and whether it is one action short of a tree. */
export function squareSays(view: State, chances: readonly Chance[], at: Cell): string {
	const holds = stackName(pileAt(view, at).map(pyramid));
	const says = m.timberland_square({ square: squareName(at), holds });
	const chance = chances.find((one) => same(one.at, at));
	return chance ? `${says}, ${chanceSays(chance)}` : says;
}

const chanceSays = ({ points, now }: Chance): string =>
	now ? m.timberland_chance_now({ points }) : m.timberland_chance({ points });

/** A felled tree and what it brought. */
export const treeSays = (tree: Pile): string =>
	(isOneColor(tree) ? m.timberland_tree_one_color : m.timberland_tree_mixed)({
		points: pointsOf(tree)
	});
