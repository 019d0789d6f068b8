/** Play at a glance: the best-looking of a few actions in one world. What random play with a purpose does, and what search expects of others. */
import type { Seat } from '../module.ts';
import type { Random } from '../random.ts';
import { bestOf, dealt, some, type Action, type Known, type World } from './world.ts';

/** The best of at most `most` actions; Infinity looks at all. */
export function glance(known: Known, actions: readonly Action[], most: number, random: Random) {
	const few = some(actions, most, random);
	return few.length === 1 ? few[0] : bestOf(dealt(known, random), known.seat, few);
}

/** What somebody does in a world that is played on. */
export const likely = (world: World, seat: Seat, actions: readonly Action[], most: number) =>
	bestOf(world, seat, some(actions, most, world.random));
