/** What a computer player does: decided from what its seat may know, and from nothing else. */
import { type AnyModule, type GameEvent, type Seat } from '../module.ts';
import type { Random } from '../random.ts';
import { ahead } from '../referee.ts';

/** How well a computer plays. */
export type Level = 'learns' | 'plays' | 'strong';

/** Simulations before an action. */
export const BUDGET: Readonly<Record<Level, number>> = { learns: 8, plays: 32, strong: 96 };

/** A seat's view, what it was told so far, and how much it may think about it. */
export interface Question {
	readonly module: AnyModule;
	readonly view: unknown;
	readonly seat: Seat;
	readonly told: readonly GameEvent[];
	/** Simulations, at least 1. */
	readonly budget: number;
	readonly random: Random;
}

/** What was thought of one action. */
export interface Line {
	readonly action: { type: string };
	/** How well the seat stands after it, on average: higher is better. */
	readonly value: number;
	readonly visits: number;
	/** The terms of worth as the seat stands, and after the action. */
	readonly before: Readonly<Record<string, number>>;
	readonly after: Readonly<Record<string, number>>;
}

export interface Decision {
	readonly action: { type: string };
	/** The best first. */
	readonly lines: readonly Line[];
}

/** Tries a few legal actions in worlds that the seat cannot tell from the real one. Throws where it has no legal action. */
export function decide({ module, view, seat, budget, random }: Question): Decision {
	const actions = random.shuffle([...module.legal(view, seat)]);
	const [first] = actions;
	if (!first) throw new Error(`seat ${String(seat)} has no legal action`);
	const kinds = random.shuffle([...new Set(actions.map(({ type }) => type))]);
	const [kind] = kinds;
	const worth = module.worth?.bind(module);
	// who may choose among many small things would never be ready: a kind of action first
	if (!worth) return { action: actions.find(({ type }) => type === kind) ?? first, lines: [] };
	const tried = actions.slice(0, Math.max(1, Math.ceil(budget / 4)));
	const before = worth(view, seat);
	const lines = tried.map((action): Line => {
		const visits = Math.max(1, Math.floor(budget / tried.length));
		const ends = Array.from({ length: visits }, () => {
			const world = module.redeal?.(view, seat, random) ?? view;
			return worth(module.view(ahead(module, world, seat, action, random), seat), seat);
		});
		const value = ends.reduce((sum, one) => sum + one, 0) / visits;
		return { action, value, visits, before: { worth: before }, after: { worth: value } };
	});
	const ranked = lines.toSorted((a, b) => b.value - a.value);
	return { action: ranked[0]?.action ?? first, lines: ranked };
}
