/** The root of a search: what looks good at once is looked at longer, half as many each time (sequential halving). */
import type { Seat, Terms } from '../module.ts';
import { randomFrom, seededSource } from '../random.ts';
import { worthOf } from '../worth.ts';
import type { Line, Question } from './question.ts';
import { simulate, valueOf, type Before } from './simulate.ts';
import { meanOf, newEdge, newTree, type Edge } from './tree.ts';
import { advance, dealt, some, type Action, type World } from './world.ts';

/** Of very many actions no more than this are looked at. */
const MOST = 400;
/** How many actions are simulated at most, and how often each of them at first. */
const SIMULATED = 16;
const FIRST = 4;

interface Candidate {
	readonly edge: Edge;
	/** What the seat gets by it at first sight. */
	readonly glance: number;
	readonly after: Terms;
}

/** What the search thinks of the actions, the best first; of very many, of some. */
export function halved(question: Question, actions: readonly Action[]): Line[] {
	const { module, view, seat, budget, random } = question;
	const before = beforeOf(question);
	const looked = some(actions, Math.min(MOST, budget), random);
	const worldSeed = random.die(2 ** 31);
	const rated = looked.map((action) => rate(question, action, worldSeed, before));
	rated.sort((a, b) => b.glance - a.glance);
	if (rated.length > 1) race(question, rated, before);
	const now = module.worth?.(view, seat) ?? {};
	return rated.map(({ edge, glance, after }) => ({
		action: edge.action,
		value: edge.visits > 0 ? meanOf(edge) : glance,
		visits: edge.visits,
		before: now,
		after
	}));
}

/** How every seat stands now, as far as this one can guess: each worked out when it is first asked for. */
function beforeOf(question: Question): Before {
	const { module, state } = worldFrom(question, 1);
	const known = new Map<Seat, number>();
	return (seat) => {
		const worth = known.get(seat) ?? worthOf(module, state, seat);
		known.set(seat, worth);
		return worth;
	};
}

const worldFrom = (question: Question, seed: number): World =>
	dealt(question, randomFrom(seededSource(seed)));

/** How an action looks right after it, in the same world for all. */
function rate(question: Question, action: Action, seed: number, before: Before): Candidate {
	const { module, seat } = question;
	const world = worldFrom(question, seed);
	advance(world, seat, action);
	const after = module.worth?.(module.view(world.state, seat), seat) ?? {};
	return { edge: newEdge(action), glance: valueOf(world, seat, before), after };
}

/** How many simulations are made even where a game makes less effort. */
const LEAST = 6;
const withEffort = ({ module, view, budget }: Question): number =>
	Math.max(Math.min(budget, LEAST), Math.round((module.effort?.(view) ?? 1) * budget));

/** Spends the simulations on ever fewer of the candidates, and puts them in order: who came further stands before. */
function race(question: Question, rated: Candidate[], before: Before): void {
	const { random } = question;
	const budget = withEffort(question);
	const tree = newTree();
	let field = Math.max(2, Math.min(SIMULATED, rated.length, Math.floor(budget / FIRST)));
	const rounds = Math.ceil(Math.log2(field));
	const seeds: number[] = [];
	for (let round = 0, spent = 0; round < rounds; round++) {
		const each = Math.max(1, Math.floor((budget - spent) / (rounds - round) / field));
		const from = rated[0]?.edge.visits ?? 0;
		for (let time = from; time < from + each; time++) {
			const seed = (seeds[time] ??= random.die(2 ** 31));
			for (const { edge } of rated.slice(0, field)) {
				if (spent >= budget) break;
				simulate(tree, worldFrom(question, seed), { seat: question.seat, edge }, before);
				spent++;
			}
		}
		const best = rated.slice(0, field).sort((a, b) => meanOf(b.edge) - meanOf(a.edge));
		rated.splice(0, field, ...best);
		field = Math.max(2, Math.ceil(field / 2));
	}
}
