/** One moment of a game, played on to the end many times by computer players: what became of each world. */
import { sameJson } from '../../engine/json.ts';
import type { AnyModule, Seat } from '../../engine/module.ts';
import { randomFrom, seededSource, type Random } from '../../engine/random.ts';
import { ahead } from '../../engine/referee.ts';
import { decide } from '../../engine/search/decide.ts';

/** Simulations before each action: few, since many worlds are played to their ends. */
const BUDGET = 6;

/** The moment before an action, and the action: what is asked of the thread. */
export interface Moment {
	readonly game: string;
	/** Before the action. */
	readonly state: unknown;
	readonly seat: Seat;
	readonly action: { readonly type: string };
	/** A field of the action: the other worlds go without it; null where they only take another action. */
	readonly without: string | null;
	/** Whether what is hidden is dealt anew for each world, since the real game still goes on. */
	readonly hidden: boolean;
	/** How many worlds are played each way. */
	readonly times: number;
	readonly seed: number;
}

/** How one world ended: by the outcome's reason; null where it came to no end. */
export interface World {
	readonly way: 'played' | 'otherwise';
	readonly end: string | null;
}

/** How many actions until a world is left: some games may go on for ever. */
const LONGEST = 600;

/** Plays the worlds one by one, both ways in turn. */
export function* worldsFrom(module: AnyModule, moment: Moment): Generator<World> {
	const random = randomFrom(seededSource(moment.seed));
	for (let world = 0; world < moment.times; world++) {
		for (const way of ['played', 'otherwise'] as const) {
			const end = endOf(module, moment, way, random);
			if (end !== undefined) yield { way, end };
		}
	}
}

/** How it ends this way; undefined where there is no other way. */
function endOf(
	module: AnyModule,
	moment: Moment,
	way: World['way'],
	random: Random
): string | null | undefined {
	const { seat, state, hidden } = moment;
	const world = hidden
		? (module.redeal?.(module.view(state, 'table'), 'table', random) ?? state)
		: state;
	const first = way === 'played' ? moment.action : otherAction(module, world, moment, random);
	if (!first) return undefined;
	if (module.refuse(module.view(world, seat), seat, first)) return undefined;
	return playedOn(module, ahead(module, world, seat, first, random), random);
}

/** What the seat would do instead: the same kind of action where that can be, without what it goes without. */
function otherAction(
	module: AnyModule,
	world: unknown,
	{ seat, action, without }: Moment,
	random: Random
): { type: string } | null {
	const isOther = (one: { type: string }) =>
		without === null
			? !sameJson(one, action)
			: ((one as Record<string, unknown>)[without] ?? null) === null;
	const view = module.view(world, seat);
	const others = [...module.legal(view, seat)].filter(isOther);
	const alike = others.filter(({ type }) => type === action.type);
	const open = alike.length > 0 ? alike : others;
	if (open.length === 0) return null;
	const narrow: AnyModule = { ...module, legal: () => open };
	return decide({ module: narrow, view, seat, told: [], budget: BUDGET, random }).action;
}

function playedOn(module: AnyModule, from: unknown, random: Random): string | null {
	let state = from;
	for (let actions = 0; actions < LONGEST; actions++) {
		const outcome = module.outcome(state);
		if (outcome) return outcome.reason;
		const [seat] = random.shuffle(module.toAct(module.view(state, 'table')));
		if (seat === undefined) return null;
		const view = module.view(state, seat);
		const { action } = decide({ module, view, seat, told: [], budget: BUDGET, random });
		state = ahead(module, state, seat, action, random);
	}
	return null;
}
