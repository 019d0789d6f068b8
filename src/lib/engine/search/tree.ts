/** What a search remembers: for each player and what that player knows, how well each action has done. */
import type { Seat } from '../module.ts';
import type { Action } from './world.ts';

/** An action that has been tried at a node. */
export interface Edge {
	readonly action: Action;
	visits: number;
	/** The sum of what its player got, 0 to 1 each time. */
	total: number;
	/** How often the node was passed while this action was on offer. */
	offered: number;
}

export interface Node {
	readonly edges: Edge[];
	/** What has not been tried yet, the best-looking last. */
	readonly untried: Action[];
	visits: number;
}

export interface Tree {
	readonly nodes: Map<string, Node>;
	/** The least and the most that each seat has got. */
	readonly bounds: Map<Seat, readonly [least: number, most: number]>;
}

/** How eagerly actions are tried that have been tried seldom. */
const CURIOSITY = 0.7;

export const newTree = (): Tree => ({ nodes: new Map(), bounds: new Map() });

export const newEdge = (action: Action): Edge => ({ action, visits: 0, total: 0, offered: 0 });

/** The node of a player and what it knows; where the search has not been there, with what may be tried at it. */
export function nodeOf({ nodes }: Tree, seat: Seat, view: unknown, ranked: () => Action[]): Node {
	const key = `${String(seat)} ${JSON.stringify(view)}`;
	const known = nodes.get(key);
	if (known) return known;
	const node: Node = { edges: [], untried: ranked(), visits: 0 };
	nodes.set(key, node);
	return node;
}

export const meanOf = ({ total, visits }: Edge): number => (visits === 0 ? 0 : total / visits);

/** Tries one action more at a node that has been passed often enough for it. */
export function widen({ edges, untried, visits }: Node): Edge | null {
	if (edges.length * edges.length > 2 * visits) return null;
	const action = untried.pop();
	if (!action) return null;
	const edge = newEdge(action);
	edges.push(edge);
	return edge;
}

/** The action that is tried next: one that did well, or one that was tried seldom while it was on offer. */
export function promising({ edges }: Node, seat: Seat, { bounds }: Tree): Edge | undefined {
	const [least, most] = bounds.get(seat) ?? [0, 1];
	const span = Math.max(1e-6, most - least);
	let [best, highest] = [edges[0], -Infinity];
	for (const edge of edges) {
		const known = (meanOf(edge) - least) / span;
		const unknown = Math.sqrt(Math.log(edge.offered + 1) / Math.max(1, edge.visits));
		const upper = known + CURIOSITY * unknown;
		if (upper > highest) [best, highest] = [edge, upper];
	}
	return best;
}

/** Notes what a player got by an action. */
export function learn({ bounds }: Tree, seat: Seat, edge: Edge, value: number): void {
	edge.visits++;
	edge.total += value;
	const [least, most] = bounds.get(seat) ?? [value, value];
	bounds.set(seat, [Math.min(least, value), Math.max(most, value)]);
}
