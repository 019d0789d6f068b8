/** A game that a seat cannot tell from the real one, played on in place: what a computer player thinks with. */
import { copyJson } from '../json.ts';
import type { AnyModule, Seat } from '../module.ts';
import type { Random } from '../random.ts';
import { worthOf } from '../worth.ts';

export interface World {
	readonly module: AnyModule;
	readonly random: Random;
	/** Written to by whatever is played. */
	readonly state: unknown;
}

/** What a player knows, and where chance comes from. */
export interface Known {
	readonly module: AnyModule;
	readonly view: unknown;
	readonly seat: Seat;
}

/** A world in which everything that the seat cannot see is dealt anew. */
export const dealt = ({ module, view, seat }: Known, random: Random): World => ({
	module,
	random,
	state: copyJson(module.redeal ? module.redeal(view, seat, random) : view)
});

/** The same world once more, to try something in. */
const copyOf = ({ module, random, state }: World): World => ({
	module,
	random,
	state: copyJson(state)
});

/** Plays an action that `legal` lists. */
export function advance({ module, random, state }: World, seat: Seat, action: Action): void {
	module.apply(state, seat, copyJson(action), { random, tell: () => undefined });
}

export interface Action {
	readonly type: string;
}

/** Whom the game waits for, one of them by chance where there are several; null for nobody. */
export function moverOf({ module, random, state }: World): Seat | null {
	const waiting = module.toAct(module.view(state, 'table'));
	return (waiting.length > 1 ? pick(waiting, random) : waiting[0]) ?? null;
}

/** What a seat looks at: what is legal, without what leads nowhere where there is anything else. */
export function choices(module: AnyModule, view: unknown, seat: Seat): readonly Action[] {
	const listed = [...module.legal(view, seat)];
	if (!module.idles) return listed;
	const useful = listed.filter((action) => !module.idles?.(view, seat, action));
	return useful.length > 0 ? useful : listed;
}

/** The one of the actions after which the seat stands best in this world; the first of equals. */
export function bestOf(world: World, seat: Seat, actions: readonly Action[]): Action | undefined {
	let [best, most] = [actions[0], -Infinity];
	if (actions.length < 2) return best;
	for (const action of actions) {
		const worth = worthAfter(world, seat, action);
		if (worth > most) [best, most] = [action, worth];
	}
	return best;
}

/** The actions by how the seat stands after each, the best last. */
export function ranked(world: World, seat: Seat, actions: readonly Action[]): Action[] {
	if (actions.length < 2) return [...actions];
	return actions
		.map((action) => ({ action, worth: worthAfter(world, seat, action) }))
		.sort((a, b) => a.worth - b.worth)
		.map(({ action }) => action);
}

/** How well a seat stands once it has done this; the world stays as it is, but for its dice. */
function worthAfter(world: World, seat: Seat, action: Action): number {
	const tried = copyOf(world);
	advance(tried, seat, action);
	return worthOf(tried.module, tried.state, seat);
}

/** One of the items; undefined where there are none. */
export const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
	items[random.die(Math.max(1, items.length)) - 1];

/** At most `most` different items, in a random order. */
export function some<Item>(items: readonly Item[], most: number, random: Random): Item[] {
	const left = [...items];
	const taken: Item[] = [];
	while (taken.length < most && left.length > 0) {
		const index = random.die(left.length) - 1;
		const [item] = left.splice(index, 1);
		if (item !== undefined) taken.push(item);
	}
	return taken;
}
