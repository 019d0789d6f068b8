/** What a search remembers: for each player and what that player knows, how well each action has done. */
import type { AnyModule, Seat } from '../module.ts';
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

/** The node of a player and what it knows; new where the search has not been there. */
export function nodeOf(tree: Tree, module: AnyModule, state: unknown, seat: Seat): Node {
	const key = `${String(seat)} ${JSON.stringify(module.view(state, seat))}`;
	const known = tree.nodes.get(key);
	if (known) return known;
	const node: Node = { edges: [], visits: 0 };
	tree.nodes.set(key, node);
	return node;
}

export const meanOf = ({ total, visits }: Edge): number => (visits === 0 ? 0 : total / visits);

/** Whether a node that has been passed so often tries one action more. */
export const isWidening = ({ edges, visits }: Node): boolean =>
	edges.length * edges.length <= 2 * visits;

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
