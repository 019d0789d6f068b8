/** Random legal play of one module, for speed, lengths and the properties of its rules. */
import type { Actor, AnyModule, Outcome, Seat, Typed } from './module.ts';
import { randomFrom, seededSource, type Random } from './random.ts';
import { dealing, open, play, type Position } from './referee.ts';
import { glance } from './search/glance.ts';
import { choices, pick } from './search/world.ts';

/** Somebody's next action. */
export interface Chosen {
	readonly actor: Actor;
	readonly action: Typed;
}

/** Says what happens next in one game; null where that is left to chance. */
export type Chooser = (position: Position) => Chosen | null;

/** How a game is to be played out. */
export interface Playing {
	readonly seats: number;
	readonly options: unknown;
	readonly seed: number;
	/** Without it all is left to chance. */
	readonly next?: Chooser | undefined;
	/** Called after every action, before the next, which writes to the position's state. */
	readonly watch?: (position: Position) => void;
}

/** What came of it: no outcome where play was cut off at the module's bound. */
export interface Played {
	readonly moves: number;
	readonly outcome: Outcome | null;
	readonly position: Position;
}

const LOOKED_AT = 8;

/**
 * Plays one game to its end by random legal actions; with `worth`, games of odd seed take the best-looking of a few.
 * Throws when options are refused, `legal` is empty or lists what is refused, or the bound is reached where the rules force an end.
 */
export function playOut(module: AnyModule, playing: Playing): Played {
	const steps = playedOut(module, playing);
	let step = steps.next(); // the set-up, which is no action
	for (;;) {
		if (!step.done) step = steps.next();
		if (step.done) return step.value;
		playing.watch?.(step.value);
	}
}

/** The same action by action, for whoever has others to answer meanwhile: the position at set-up and after each action, before the next one writes to its state. */
export function* playedOut(
	module: AnyModule,
	{ seats, options, seed, next }: Playing
): Generator<Position, Played> {
	const chance = randomFrom(seededSource(seed));
	const source = seededSource(seed + 1e9);
	const begun = open(module, seats, options, dealing(source));
	if ('refused' in begun) throw new Error(`set-up refused: ${JSON.stringify(begun.refused)}`);
	let { position } = begun;
	yield position;
	for (let moves = 0; ; moves++) {
		const outcome = module.outcome(position.state);
		if (outcome) return { moves, outcome, position };
		if (moves >= module.bound) {
			if (module.ends) throw new Error(`no end after ${String(moves)} moves`);
			return { moves, outcome: null, position };
		}
		const { actor, action } = next?.(position) ?? chosen(module, position, chance, seed % 2 === 1);
		const answer = play(module, position, actor, action, dealing(source), { spent: true });
		if ('refused' in answer) {
			throw new Error(`legal lists ${JSON.stringify(action)}, refused as ${answer.refused.code}`);
		}
		position = answer.position;
		yield position;
	}
}

function chosen(...asked: Parameters<typeof choose>): Chosen {
	const { seat, action } = choose(...asked);
	return { actor: seat, action };
}

/** A random legal action of a seat that is to act; with `worth` and on purpose, the best-looking of a few, as far as that seat can know. */
export function choose(
	module: AnyModule,
	position: Position,
	chance: Random,
	purposeful: boolean
): { seat: Seat; action: Typed } {
	const waiting = module.toAct(module.view(position.state, 'table'));
	const seat = pick(waiting, chance);
	if (seat === undefined) throw new Error('nobody is to act and the game has no outcome');
	const action = chooseFor(module, position, seat, chance, purposeful);
	if (!action) throw new Error(`seat ${String(seat)} is to act and has no legal action`);
	return { seat, action };
}

/** The same for one seat; nothing where it has no legal action. */
export function chooseFor(
	module: AnyModule,
	{ state }: Position,
	seat: Seat,
	chance: Random,
	purposeful: boolean
): Typed | undefined {
	const view = module.view(state, seat);
	const aims = purposeful && module.worth !== undefined;
	const actions = aims ? choices(module, view, seat) : [...module.legal(view, seat)];
	return glance({ module, view, seat }, actions, aims ? LOOKED_AT : 1, chance);
}
