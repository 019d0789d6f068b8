/** A game goes the same way whether others were played before it or not: nothing is kept but in its state. */
import type { AnyModule } from '../module.ts';
import { choose } from '../playout.ts';
import { randomFrom, seededSource } from '../random.ts';
import { dealing, open, play, type Entry, type Position } from '../referee.ts';
import { flaw, type Flaw, type Watch } from './flaw.ts';

/** How many games are played, and how far. */
const GAMES = 3;
const MOVES = 40;
/** Of a very long list this much is compared. */
const LISTED = 50;

/** What a module said at one moment of a game. */
export interface Saying {
	readonly what: string;
	readonly said: number;
	readonly seed: number;
	readonly log: readonly Entry[];
}

/**
 * What the module says in a few games, by the games' seeds; as much as can be asked before something is wrong. Two processes
 * that play them forth and back have each played others before all but their first. `watch` is told what is tried next.
 */
export function sayingsOf(
	module: AnyModule,
	from: number,
	order: 'forth' | 'back',
	watch?: Watch
): Saying[] {
	const seeds = Array.from({ length: GAMES }, (_, game) => from + game);
	const played = order === 'forth' ? seeds : seeds.toReversed();
	return played
		.flatMap((seed) => [...sayingsIn(module, seed, watch)])
		.toSorted((one, other) => one.seed - other.seed);
}

/** Where a module says something else than it did in the same games elsewhere. */
export function otherwise(here: readonly Saying[], there: readonly Saying[]): Flaw | null {
	for (const [index, { what, said, seed, log }] of here.entries()) {
		const other = there[index];
		if (other?.what === what && other.said === said) continue;
		const last = log.at(-1)?.deed;
		const did = last?.kind === 'action' ? `after ${JSON.stringify(last.action)}` : 'at the set-up';
		const detail = `where other games were played before, ${what} is another ${did}: something is kept in a variable of the module (seed ${seed})`;
		return { ...flaw('replay', detail), log };
	}
	return null;
}

function* sayingsIn(module: AnyModule, seed: number, watch?: Watch): Generator<Saying> {
	const seats = module.about.seats[seed % module.about.seats.length] ?? 0;
	try {
		yield* sayingsOfOne(module, seats, seed, watch);
	} catch {
		// another flaw, found where it is looked for
	}
}

function* sayingsOfOne(
	module: AnyModule,
	seats: number,
	seed: number,
	watch?: Watch
): Generator<Saying> {
	const chance = randomFrom(seededSource(seed));
	watch?.({ start: { seats, options: {}, seed } });
	const opened = open(module, seats, {}, dealing(seededSource(seed)));
	if ('refused' in opened) return;
	let { position } = opened;
	for (let moves = 0; moves < MOVES; moves++) {
		for (const [what, said] of saidOf(module, position, seats))
			yield { what, said: hashOf(said), seed, log: position.log };
		const waits = module.toAct(module.view(position.state, 'table'));
		if (waits.length === 0) return;
		const { seat, action } = choose(module, position, chance, false);
		const dice = chance.die(2 ** 31);
		watch?.({ move: { actor: seat, action, dice }, after: position.log.length });
		const answer = play(module, position, seat, action, dealing(seededSource(dice)));
		if ('refused' in answer) return;
		position = answer.position;
	}
}

function* saidOf(
	module: AnyModule,
	{ state, log }: Position,
	seats: number
): Generator<readonly [string, unknown]> {
	yield ['the state', state];
	yield ['what is told', log.at(-1)?.told];
	yield ['the outcome', module.outcome(state)];
	yield ['the score', module.score?.(state)];
	yield ['the view of the table', module.view(state, 'table')];
	const waits = module.toAct(module.view(state, 'table'));
	for (let seat = 0; seat < seats; seat++) {
		const view = module.view(state, seat);
		yield [`the view of seat ${seat}`, view];
		yield [`the worth of seat ${seat}`, module.worth?.(view, seat)];
		if (waits.includes(seat)) yield [`the list of seat ${seat}`, firstOf(module.legal(view, seat))];
	}
}

/** The beginning of a list; the rest of a very long one is not even asked for. */
function firstOf<Item>(list: Iterable<Item>): Item[] {
	const first: Item[] = [];
	for (const item of list) {
		if (first.push(item) === LISTED) break;
	}
	return first;
}

/** A number that stands for a value, so that many need not be kept (FNV-1a). */
function hashOf(value: unknown): number {
	let hash = 0x811c9dc5;
	const text = JSON.stringify([value]);
	for (let at = 0; at < text.length; at++)
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
	return hash;
}
