/** A game as it was played under examination, and the shortest one that shows the same flaw. */
import { sameJson } from '../json.ts';
import type { AnyModule } from '../module.ts';
import { randomFrom, seededSource } from '../random.ts';
import { dealing, open, play, replay, rewind, type Position } from '../referee.ts';
import { attempt } from './attempt.ts';
import { firstFlaw, flaw, freeze, type Exam, type Flaw, type Move } from './flaw.ts';
import { standing } from './position.ts';

/** How a game is set up. */
export interface Start {
	readonly seats: number;
	readonly options: unknown;
	readonly seed: number;
}

/** A game so far: the position before each move and after the last. */
export interface Line {
	readonly moves: Move[];
	readonly positions: [Position, ...Position[]];
}

/** The position now. */
export const latest = ({ positions }: Line): Position => positions.at(-1) ?? positions[0];

/** A line without moves, or what is wrong with the set-up. */
export function begin(exam: Exam, { seats, options, seed }: Start): { line: Line } | Flaw {
	exam.watch?.({ start: { seats, options, seed } });
	const begun: { line?: Line } = {};
	const found = firstFlaw(function* () {
		const opened = open(exam.module, seats, options, dealing(seededSource(seed)));
		if ('refused' in opened) {
			yield flaw('set-up', `refused: ${JSON.stringify(opened.refused)}`);
			return;
		}
		const { log, head, state } = opened.position;
		begun.line = { moves: [], positions: [{ log: freeze(log), head, state: freeze(state) }] };
	});
	return found ?? (begun.line ? { line: begun.line } : flaw('set-up', 'nothing was set up'));
}

/** The log gives the same states again, and each of these entries can be returned to. */
export function* retraced(
	exam: Exam,
	{ positions }: Line,
	places: readonly number[]
): Generator<Flaw> {
	const last = positions.at(-1) ?? positions[0];
	yield* sameSetUp(exam.module, positions[0]);
	const again = replay(exam.module, last.log);
	if (!sameJson(again.state, last.state)) yield flaw('replay', 'the log leads elsewhere');
	for (const to of places) {
		const answer = rewind(exam.module, last, to, 'to see it again');
		if ('refused' in answer) yield flaw('rewind', `no way back to entry ${to}`);
		else if (!sameJson(answer.position.state, positions[to]?.state)) {
			yield flaw('rewind', `entry ${to} is not as it was`);
		} else if (!sameJson(replay(exam.module, answer.position.log), answer.position)) {
			yield flaw('rewind', `the log does not end at entry ${to}`);
		}
	}
}

/** Set-up leaves frozen options as they are. */
function* sameSetUp(module: AnyModule, { log, state }: Position): Generator<Flaw> {
	const [entry] = log;
	if (entry?.deed.kind !== 'setup') return;
	const { seats, options } = entry.deed;
	let next = 0;
	const random = randomFrom(() => entry.draws[next++] ?? 0);
	const again: unknown = module.setup(seats, freeze(options), random);
	if (!sameJson(again, state)) yield flaw('replay', 'the same set-up gives another state');
}

/** A shorter line that shows the same flaw, and the flaw as it shows it. */
export function shortest(exam: Exam, start: Start, line: Line, shown: Flaw): [Line, Flaw] {
	let best: [Line, Flaw] = [line, shown];
	let left = MOST_REPLAYS;
	for (let size = Math.ceil(line.moves.length / 2); size >= 1; size = Math.floor(size / 2)) {
		for (let from = 0; from < best[0].moves.length && left > 0; left--) {
			const fewer = best[0].moves.toSpliced(from, size);
			const found = shows(exam, start, fewer, shown);
			if (found) best = found;
			else from += size;
		}
	}
	return best;
}

const MOST_REPLAYS = 400;

/** Plays what of these moves is accepted; null where that does not show the flaw. */
function shows(exam: Exam, start: Start, moves: readonly Move[], shown: Flaw): [Line, Flaw] | null {
	const begun = begin(exam, start);
	if (!('line' in begun)) return null;
	const { line } = begun;
	for (const move of moves) {
		const position = played(exam, latest(line), move);
		if (!position) continue;
		line.moves.push(move);
		line.positions.push(position);
	}
	const found = atTheEnd(exam, line, shown);
	return found?.clause === shown.clause ? [line, found] : null;
}

/** The position after a move, unexamined; null where it is refused. */
export function played({ module, watch }: Exam, position: Position, move: Move): Position | null {
	watch?.({ move, after: position.log.length });
	try {
		const parsed = module.action.parse(move.action);
		if (!('action' in parsed)) return null;
		const dice = dealing(seededSource(move.dice));
		const answer = play(module, position, move.actor, parsed.action, dice);
		return 'refused' in answer ? null : answer.position;
	} catch {
		// a shorter line may break elsewhere, which is another flaw
		return null;
	}
}

function atTheEnd(exam: Exam, line: Line, { clause, tried }: Flaw): Flaw | null {
	if (tried) return attempt(exam, latest(line), tried).flaw;
	return firstFlaw(function* () {
		if (clause === 'replay' || clause === 'rewind') {
			yield* retraced(exam, line, [...line.positions.keys()]);
		} else yield* standing(exam, latest(line));
	});
}
