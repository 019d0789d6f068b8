/** What a computer player is asked, and what it thinks of its actions. */
import type { AnyModule, GameEvent, Seat, Terms } from '../module.ts';
import type { Random } from '../random.ts';
import type { Action } from './world.ts';

export interface Question {
	readonly module: AnyModule;
	/** What the seat sees. */
	readonly view: unknown;
	readonly seat: Seat;
	/** What the seat was told so far, the oldest first. */
	readonly told: readonly GameEvent[];
	/** Simulations, 1 or more; as many of them are made as the module's `effort` says. */
	readonly budget: number;
	readonly random: Random;
}

/** What the search thought of an action of the root. */
export interface Line {
	readonly action: Action;
	/** What the seat may expect, 0 lost to 1 won; half where nothing gets better or worse. */
	readonly value: number;
	readonly visits: number;
	/** The terms of `worth` as the seat stands, and right after the action, in one world that may be the real one. */
	readonly before: Terms;
	readonly after: Terms;
}
