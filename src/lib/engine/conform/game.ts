/** One random game under examination. */
import { WORDS, type Seat, type Typed } from '../module.ts';
import { choose } from '../playout.ts';
import { randomFrom, seededSource, type Random } from '../random.ts';
import type { Position } from '../referee.ts';
import { attempt } from './attempt.ts';
import { fairFlaws } from './fair.ts';
import { firstFlaw, flaw, type Exam, type Flaw, type Move } from './flaw.ts';
import { begin, latest, played, retraced, type Line, type Start } from './line.ts';
import { goOn, listedFor, seatsOf, standing, waiting } from './position.ts';
import { rawFlaw } from './raw.ts';
import { noteSizes } from './sizes.ts';
import { noteTies } from './ties.ts';
import { oneTry, pick, some, type Attempted } from './tries.ts';

/** Aimless: any listed action. Purposeful: the best-looking. Wild: now and then whatever else is accepted. */
export type Manner = 'aimless' | 'purposeful' | 'wild';

/** What came of a game: `flaw` stands at the end of the line; no line where the set-up failed. */
export interface Game {
	readonly start: Start;
	readonly manner: Manner;
	readonly line: Line | null;
	readonly flaw: Flaw | null;
	readonly finished: boolean;
}

/** Tried beside the action that is played. */
const TRIES = 2;
/** How many of a long list are altered and tried again later. */
const STOCKED = 8;
/** To how many of its entries a whole game is retraced. */
const RETRACED = 5;

/** Of a game's first moves each is examined, of later ones ever fewer: some 30 of a thousand. */
const DENSE = 5;

/** Plays one game to its end, its bound or its first flaw. */
export function playGame(
	exam: Exam,
	start: Start,
	manner: Manner,
	examples: readonly Attempted[]
): Game {
	const begun = begin(exam, start);
	if (!('line' in begun)) return { start, manner, line: null, flaw: begun, finished: false };
	const { line } = begun;
	exam.observed.counted.clear();
	const chance = randomFrom(seededSource(start.seed + 1e6));
	const earlier = [...examples, ...exam.observed.listed];
	let found = firstFlaw(() => standing(exam, latest(line)));
	while (!found && !isOver(exam, line, manner)) {
		const examined = chance.die(1 + Math.floor(line.moves.length / DENSE)) === 1;
		const onward = examined ? step : stride;
		found =
			firstFlaw(() => fairFlaws(exam, latest(line), line.moves.length)) ??
			guarded(() => onward(exam, line, manner, chance, earlier));
	}
	found ??= firstFlaw(() =>
		retraced(exam, line, some([...line.positions.keys()], RETRACED, chance))
	);
	const finished = !found && exam.module.outcome(latest(line).state) !== null;
	if (!found) noteSizes(exam, line);
	if (finished) noteTies(exam, latest(line));
	if (!found && !finished && exam.module.ends && manner !== 'wild') {
		found = flaw('bound', `no end after ${line.moves.length} actions`);
	}
	return { start, manner, line, flaw: found, finished };
}

/** What a check finds; a module that throws in it is wrong too. */
const guarded = (check: () => Flaw | null): Flaw | null =>
	firstFlaw(() => {
		const found = check();
		return found ? [found] : [];
	});

/** How many moves show what there is to see, where play without aim need not end. */
const ENOUGH = 150;

/** Whether the game has ended, or been played for long enough. */
function isOver({ module }: Exam, line: Line, manner: Manner): boolean {
	const most = module.ends || manner === 'purposeful' ? module.bound : ENOUGH;
	return (
		line.moves.length >= Math.min(most, module.bound) || module.outcome(latest(line).state) !== null
	);
}

/** Tries a few moves and plays one. */
function step(
	exam: Exam,
	line: Line,
	manner: Manner,
	chance: Random,
	earlier: Attempted[]
): Flaw | null {
	const position = latest(line);
	const waits = waiting(exam, position);
	const listed = waits.flatMap((seat) => stocked(exam, position, seat, chance));
	const hosts = (seat: Seat, action: unknown) => hostsWords(exam, position, seat, action);
	const stock = { listed, earlier, waiting: waits, seats: seatsOf(exam, position), hosts };
	const raw = rawFlaw(exam, position, listed);
	if (raw) return raw;
	for (let tries = 0; tries < TRIES; tries++) {
		const move = oneTry(stock, chance);
		const answer = attempt(exam, position, move);
		if (answer.flaw) return answer.flaw;
		if (manner === 'wild' && answer.position && chance.die(2) === 1) {
			return extend(line, move, answer.position);
		}
	}
	const remembered = pick(listed, chance);
	if (remembered) earlier.push(remembered);
	// some go on to the next games: what is listed there may be missing under other options
	if (remembered && chance.die(4) === 1) keep(exam, remembered);
	const move = { ...next(exam, position, manner, waits, chance), dice: chance.die(2 ** 31) };
	const answer = attempt(exam, position, move);
	if (answer.flaw) return answer.flaw;
	if (!answer.position) return stuck(move);
	return extend(line, move, answer.position);
}

/** How many actions of earlier games are tried in later ones. */
const KEPT = 60;

/** Keeps an action for later games, the oldest making room. */
function keep({ observed: { listed } }: Exam, action: Attempted): void {
	listed.push(action);
	if (listed.length > KEPT) listed.shift();
}

/** Plays a move without a closer look, which only what is refused gets. */
function stride(exam: Exam, line: Line, manner: Manner, chance: Random): Flaw | null {
	const position = latest(line);
	const waits = exam.module.toAct(exam.module.view(position.state, 'table'));
	const move = { ...next(exam, position, manner, waits, chance), dice: chance.die(2 ** 31) };
	const after = played(exam, position, move);
	if (after) return extend(line, move, after);
	const answer = attempt(exam, position, move);
	return answer.flaw ?? stuck(move);
}

/** What was offered to a seat is refused when it is played; or the facilitator has no word that lets the table go on. */
function stuck(move: Move): Flaw {
	const { actor, action } = move;
	const detail =
		actor === 'facilitator'
			? 'nobody is to act, and no word of the facilitator lets the game go on'
			: `seat ${actor} is offered ${JSON.stringify(action)}, and it is refused: does legal or refuse read something outside the view?`;
	return { ...flaw('legal-refused', detail), tried: move };
}

const stocked = (exam: Exam, position: Position, seat: Seat, chance: Random): Attempted[] =>
	some(listedFor(exam, position, seat), STOCKED, chance).map((action) => ({ actor: seat, action }));

/** What the host plays in the facilitator's voice, and examples of what else that voice may do. */
function hostsWords({ module }: Exam, { state }: Position, seat: Seat, action: unknown): unknown[] {
	const { facilitate: host } = module;
	return [
		host?.paused?.(),
		host?.resumed?.(module.view(state, 'table')),
		host?.undone?.('a roll'),
		host?.takenOver?.(seat, 'Robin'),
		host?.leftOut?.(module.view(state, 'table'), seat) ?? undefined,
		...WORDS.flatMap((word) =>
			[undefined, 'round' as const, { minutes: 5 }].flatMap(
				(later) => host?.spoken?.(word, module.view(state, 'table'), [seat], later) ?? []
			)
		),
		...(host?.tried?.(seat, action as Typed) ?? [])
	].filter((word) => word !== undefined);
}

/** A listed action; where nobody is to act before the end, the facilitator lets the table go on. */
function next(
	exam: Exam,
	position: Position,
	manner: Manner,
	waits: readonly Seat[],
	chance: Random
): Attempted {
	const chosen = exam.next?.(position);
	if (chosen) return chosen;
	if (waits.length === 0) return { actor: 'facilitator', action: goOn(exam, position) };
	const { seat, action } = choose(exam.module, position, chance, manner === 'purposeful');
	return { actor: seat, action };
}

function extend(line: Line, move: Move, position: Position): null {
	line.moves.push(move);
	line.positions.push(position);
	return null;
}
