/** §4 The squares that one action would make a tree of. */
import { keyOf, type Cell } from '../../../pieces/geometry/squares.ts';
import { pileAt } from './board.ts';
import { digs, hops } from './dice.ts';
import { isTree, pointsOf } from './felling.ts';
import { canPlay, DICE } from './turn.ts';
import type { Deed, Pile, State } from './state.ts';

export interface Chance {
	readonly at: Cell;
	/** The most that it would bring. */
	readonly points: number;
	/** A die of this turn allows it. */
	readonly now: boolean;
}

/** Every square that is one action short of a tree, each once; only hops and digs can make one. */
export function chancesOf(view: State): Chance[] {
	const best = new Map<string, Chance>();
	if (view.phase === 'over') return [];
	for (const deed of [...hops(view, 0), ...digs(view, 0)]) {
		const now = allowed(view, deed.type);
		for (const { at, tree } of treesBy(view, deed)) {
			const points = pointsOf(tree);
			const known = best.get(keyOf(at));
			const better = !known || (now && !known.now) || (now === known.now && points > known.points);
			if (better) best.set(keyOf(at), { at, points, now });
		}
	}
	return [...best.values()];
}

const allowed = (view: State, type: Deed['type']): boolean =>
	DICE.some((die) => {
		const face = view.dice?.[die];
		return view.phase === 'act' && (face === type || face === 'wild') && canPlay(view, die);
	});

interface Grown {
	readonly at: Cell;
	readonly tree: Pile;
}

/** A tree that would stand where nothing is now is shown where its pieces stand. */
function treesBy(view: State, deed: Deed): Grown[] {
	if (deed.type === 'dig' && deed.mode === 'under') {
		const tree = [...pileAt(view, deed.at), ...pileAt(view, deed.to)];
		return isTree(tree) ? [{ at: deed.to, tree }] : [];
	}
	if (deed.type !== 'hop') return [];
	const pile = pileAt(view, deed.at);
	const below = pileAt(view, deed.to);
	const left = pile.slice(0, deed.level);
	const landed = [...below, ...pile.slice(deed.level)];
	return [
		...(isTree(left) ? [{ at: deed.at, tree: left }] : []),
		...(isTree(landed) ? [{ at: below.length > 0 ? deed.to : deed.at, tree: landed }] : [])
	];
}
