/** One simulation: an action of the root, then what each player would rather do, then a short guess at how it goes on. */
import type { Seat } from '../module.ts';
import { worthOf } from '../worth.ts';
import { likely } from './glance.ts';
import { learn, nodeOf, promising, widen, type Edge, type Tree } from './tree.ts';
import { advance, moverOf, open, ranked, some, type Action, type World } from './world.ts';

/** A position is rated where so many turns of different players have ended, or after so many actions. */
const TURNS = +(process.env.TURNS ?? 4);
const CUT = +(process.env.CUT ?? 16);
/** Of so many actions each player takes the best-looking, where nothing is known of them. */
const LOOKS = +(process.env.LOOKS ?? 3);

/** Of so many actions the best-looking are tried first, where the search remembers. */
const WIDE = +(process.env.WIDE ?? 32);

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
	let [known, turns, last] = [true, 1, root.seat];
	for (let depth = 1; depth < CUT && !module.outcome(world.state); depth++) {
		const seat = moverOf(world);
		if (seat !== last) turns++;
		if (seat === null || turns > TURNS) break;
		last = seat;
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
	const view = world.module.view(world.state, seat);
	const node = nodeOf(tree, seat, view, () =>
		ranked(world, seat, some(open(world.module, view, seat), WIDE, world.random))
	);
	const known = node.visits > 0;
	const edge = widen(node) ?? promising(node, seat, tree);
	if (!edge) return null;
	node.visits++;
	for (const one of node.edges) one.offered++;
	return { edge, known };
}

/** What a tie takes from a victory that all share. */
const SHARED = 0.15;
/** A position that is rated is never quite won or lost. */
const RATED = 0.4;

/** What a seat gets in this world, 0 to 1: of a game that is over by who won, else by how much better it stands than before. */
export function valueOf({ module, state }: World, seat: Seat, before: Before): number {
	const outcome = module.outcome(state);
	if (outcome && !module.stakes) {
		return outcome.winners.includes(seat) ? 1 - SHARED * (1 - 1 / outcome.winners.length) : 0;
	}
	return 0.5 + RATED * Math.tanh(worthOf(module, state, seat) - before(seat));
}
