/** One simulation: an action of the root, then what each player would rather do, then a short guess at how it goes on. */
import type { Seat } from '../module.ts';
import { worthOf } from '../worth.ts';
import { likely } from './glance.ts';
import { isWidening, learn, newEdge, nodeOf, promising, type Edge, type Tree } from './tree.ts';
import { advance, moverOf, open, type Action, type World } from './world.ts';

/** After so many actions the position is rated as it stands. */
const CUT = 12;
/** Of so many actions each player takes the best-looking, where nothing is known of them. */
const LOOKS = 3;

/** How well a seat stood where the search began. */
export type Before = (seat: Seat) => number;

interface Step {
	readonly seat: Seat;
	readonly edge: Edge;
}

/** Plays the world on from an action of the root, and notes what came of it for everybody on the way. */
export function simulate(tree: Tree, world: World, root: Step, before: Before): void {
	const { module } = world;
	const path = [root];
	advance(world, root.seat, root.edge.action);
	let known = true;
	for (let depth = 1; depth < CUT && !module.outcome(world.state); depth++) {
		const seat = moverOf(world);
		if (seat === null) break;
		const passed: Passed | null = known ? within(tree, world, seat) : null;
		if (passed) path.push({ seat, edge: passed.edge });
		known = passed?.known ?? false;
		const action = passed ? passed.edge.action : guess(world, seat);
		if (!action) break;
		advance(world, seat, action);
	}
	const values = new Map<Seat, number>();
	for (const { seat, edge } of path) {
		const value = values.get(seat) ?? valueOf(world, seat, before);
		values.set(seat, value);
		learn(tree, seat, edge, value);
	}
}

const guess = (world: World, seat: Seat): Action | undefined =>
	likely(world, seat, open(world.module, world.module.view(world.state, seat), seat), LOOKS);

interface Passed {
	readonly edge: Edge;
	/** Whether the search had been at this node before. */
	readonly known: boolean;
}

/** A step inside the tree. */
function within(tree: Tree, world: World, seat: Seat): Passed | null {
	const node = nodeOf(tree, world.module, world.state, seat);
	const known = node.visits > 0;
	const edge =
		(isWidening(node) ? widened(node.edges, world, seat) : null) ?? promising(node, seat, tree);
	if (!edge) return null;
	node.visits++;
	for (const one of node.edges) one.offered++;
	return { edge, known };
}

/** One action more at a node, the best-looking of some that it does not have; null where it has them all. */
function widened(edges: Edge[], world: World, seat: Seat): Edge | null {
	const tried = new Set(edges.map(({ action }) => JSON.stringify(action)));
	const actions = open(world.module, world.module.view(world.state, seat), seat);
	if (tried.size >= actions.length) return null;
	const fresh = actions.filter((action) => tried.size === 0 || !tried.has(JSON.stringify(action)));
	const action = likely(world, seat, fresh, LOOKS);
	if (!action) return null;
	const edge = newEdge(action);
	edges.push(edge);
	return edge;
}

/** What a tie takes from a victory that all share. */
const SHARED = 0.15;
/** A position that is rated is never quite won or lost. */
const RATED = 0.4;

/** What a seat gets in this world, 0 to 1: of a game that is over by who won, else by how much better it stands than before. */
export function valueOf({ module, state }: World, seat: Seat, before: Before): number {
	const outcome = module.outcome(state);
	if (outcome) {
		return outcome.winners.includes(seat) ? 1 - SHARED * (1 - 1 / outcome.winners.length) : 0;
	}
	return 0.5 + RATED * Math.tanh(worthOf(module, state, seat) - before(seat));
}
