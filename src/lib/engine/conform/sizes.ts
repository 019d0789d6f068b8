/** What makes a game slow or odd without breaking a rule: views that are large or grow, a fraction among whole numbers, long lists. */
import { isObject } from '../json.ts';
import type { Seat } from '../module.ts';
import type { Position } from '../referee.ts';
import type { Exam } from './flaw.ts';
import { hint } from './hints.ts';
import { general } from './observed.ts';

/** A view goes to every phone after every move. */
const MOST_BYTES = 64 * 1024;
/** What it may come to at the bound, in kB; few games last that long. */
const MOST_GROWN = 256;
/** What a list of actions may take, in milliseconds, and how often it may take longer before that is said. */
const MOST_LISTING = 50;
const SLOW = 3;

/** A game that was played: the position before each move and after the last. */
interface Played {
	readonly moves: readonly unknown[];
	readonly positions: readonly [Position, ...Position[]];
}

/** Looks at a game that was played. */
export function noteSizes(exam: Exam, { positions, moves }: Played): void {
	const [last, first] = [positions.at(-1) ?? positions[0], positions[0]];
	const [now, before] = [sizeOf(exam, last), sizeOf(exam, first)];
	const { bound } = exam.module;
	if (now > MOST_BYTES)
		hint(
			exam,
			'view',
			`a view has ${Math.round(now / 1024)} kB after ${moves.length} moves; more than 64 kB are slow on a phone`,
			last
		);
	const each = (now - before) / Math.max(1, moves.length);
	const most = Math.round((before + each * bound) / 1024);
	if (moves.length > 5 && most > MOST_GROWN)
		hint(
			exam,
			'view',
			`a view grows by ${Math.round(each)} bytes a move: after ${bound} it would have ${most} kB`,
			last
		);
	const odd = positions.find((position) => fractionIn(position) !== null);
	if (odd) hint(exam, 'fraction', fractionIn(odd) ?? '', odd);
}

const sizeOf = ({ module }: Exam, { state }: Position): number =>
	JSON.stringify(module.view(state, 'table')).length;

/** The only place of a state with a fraction; null where there is none, or where the game has more of them. */
function fractionIn({ state }: Position): string | null {
	const found = [...numbersIn(state, [])];
	const broken = found.filter(({ value }) => !Number.isInteger(value));
	const places = new Set(broken.map(({ place }) => general(place)));
	const whole = found.length - broken.length;
	const [one] = broken;
	if (!one || places.size > 1 || whole < 3) return null;
	return `${one.place.join('.')} is ${one.value}, where all other numbers are whole: meant?`;
}

function* numbersIn(
	value: unknown,
	place: readonly string[]
): Generator<{ place: readonly string[]; value: number }> {
	if (typeof value === 'number') yield { place, value };
	if (!Array.isArray(value) && !isObject(value)) return;
	for (const [key, part] of Object.entries(value)) yield* numbersIn(part, [...place, key]);
}

/** What `legal` lists, with a hint where that takes long again and again. */
export function timed<List>(exam: Exam, position: Position, seat: Seat, list: () => List): List {
	const { clock, observed } = exam;
	if (!clock) return list();
	const began = clock();
	const listed = list();
	const took = clock() - began;
	if (took > MOST_LISTING && ++observed.slow >= SLOW)
		hint(
			exam,
			'slow',
			`legal took ${Math.round(took)} ms for seat ${seat}; people wait for it at every move`,
			position
		);
	return listed;
}
