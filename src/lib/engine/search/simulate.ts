/** One simulation: an action of the root, then what each player would rather do, then a short guess at how it goes on. */
import type { Seat } from '../module.ts';
import { worthOf } from '../worth.ts';
import { likely } from './glance.ts';
import { learn, nodeOf, promising, widen, type Edge, type Tree } from './tree.ts';
import { advance, moverOf, choices, ranked, some, type Action, type World } from './world.ts';

/** After how many turns of different players a position is rated; those who have no choice do not count. */
const TURNS = 4;
/** After how many actions it is rated, however turns go. */
const CUT = 16;
/** Of how many actions the best-looking are tried first, where the search remembers. */
const WIDE = 64;
/** Of how many actions each player takes the best-looking, further on. */
const LOOKS = 4;

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
		if (seat === null) break;
		const next: Next = known ? inside(tree, world, seat) : outside(world, seat);
		if (!next.action) break;
		if (next.free && seat !== last) {
			if (++turns > TURNS) break;
			last = seat;
		}
		if (next.edge) path.push({ seat, edge: next.edge });
		({ known } = next);
		advance(world, seat, next.action);
	}
	const values = new Map<Seat, number>();
	for (const { seat, edge } of path) {
		const value = values.get(seat) ?? valueOf(world, seat, before);
		values.set(seat, value);
		learn(tree, seat, edge, value);
	}
}

/** What somebody does next. */
interface Next {
	readonly action: Action | undefined;
	/** Whether there was a choice. */
	readonly free: boolean;
	/** Where the search remembers it. */
	readonly edge?: Edge;
	/** Whether the search had been at this node before. */
	readonly known: boolean;
}

/** A step inside the tree. */
function inside(tree: Tree, world: World, seat: Seat): Next {
	const view = world.module.view(world.state, seat);
	const node = nodeOf(tree, seat, view, () =>
		ranked(world, seat, some(choices(world.module, view, seat), WIDE, world.random))
	);
	const free = node.edges.length + node.untried.length > 1;
	const known = node.visits > 0;
	const edge = widen(node) ?? promising(node, seat, tree);
	node.visits++;
	for (const one of node.edges) one.offered++;
	return { action: edge?.action, free, known, ...(edge ? { edge } : {}) };
}

/** A step beyond it: the best-looking of a few. */
function outside(world: World, seat: Seat): Next {
	const actions = choices(world.module, world.module.view(world.state, seat), seat);
	const action = likely(world, seat, actions, LOOKS);
	return { action, free: actions.length > 1, known: false };
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
