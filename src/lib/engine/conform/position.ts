/** What must hold at every position of every game. */
import { copyJson, sameJson } from '../json.ts';
import type { Audience, Seat, Typed } from '../module.ts';
import { randomFrom, seededSource, type Random } from '../random.ts';
import { judge, play, type Position } from '../referee.ts';
import { flaw, freeze, impure, meet, type Exam, type Flaw } from './flaw.ts';
import { askedFlaws } from './asked.ts';
import { redealFlaws } from './redeals.ts';
import { scoreFlaws } from './scores.ts';
import { keptSecret } from './secrets.ts';
import { shapeFlaws } from './shape.ts';
import { timed } from './sizes.ts';
import { steadyFlaws } from './steady.ts';
import { pick, some } from './tries.ts';
import { noteWall } from './wall.ts';

/** How many actions of a very long list are judged. */
const MOST_JUDGED = 16;

/** The state of a position, its waiting seats, its lists, its secrets. */
export function* standing(exam: Exam, position: Position): Generator<Flaw> {
	const { module } = exam;
	const state = freeze(position.state);
	const wrong = impure(state, 'state');
	if (wrong) yield wrong;
	const audiences = audiencesOf(exam, position);
	// first of all: rules that are given another shape throw, which says less
	const views = audiences.map((one) => [one, freeze(module.view(state, one))] as const);
	for (const [audience, view] of views) yield* shapeFlaws(exam, state, view, audience);
	noteWall(exam, position, views);
	yield* waitingFlaws(exam, position);
	const chance = randomFrom(seededSource(position.log.length));
	for (const seat of waiting(exam, position)) yield* listFlaws(exam, position, seat, chance);
	for (const audience of audiences) yield* keptSecret(module, state, audience, chance);
	const one = pick(audiences, chance) ?? 'table';
	yield* askedFlaws(exam, position, one);
	yield* redealFlaws(exam, position, one, chance);
	const seat = pick(waiting(exam, position), chance);
	if (seat !== undefined) yield* steadyFlaws(exam, position, seat);
}

/** How many seats there are by now. */
export function seatsOf({ module }: Exam, { log, state }: Position): number {
	const deed = log[0]?.deed;
	const atFirst = deed?.kind === 'setup' ? deed.seats : 0;
	return module.seated?.(state) ?? atFirst;
}

/** All who look at this position: the table, then each seat. */
export const audiencesOf = (exam: Exam, position: Position): Audience[] => [
	'table',
	...Array.from({ length: seatsOf(exam, position) }, (_, seat) => seat)
];

/** Whom the game waits for. */
export const waiting = ({ module }: Exam, { state }: Position): readonly Seat[] =>
	module.toAct(freeze(module.view(state, 'table')));

/** What `legal` lists for a seat. */
export const listedFor = ({ module }: Exam, { state }: Position, seat: Seat) => [
	...module.legal(freeze(module.view(state, seat)), seat)
];

function* waitingFlaws(exam: Exam, position: Position): Generator<Flaw> {
	const { module } = exam;
	const { state } = position;
	const seen = waiting(exam, position);
	const seats = seatsOf(exam, position);
	const shown = new Set<unknown>();
	for (const audience of audiencesOf(exam, position)) {
		const view = freeze(module.view(state, audience));
		if (shown.has(view)) continue;
		shown.add(view);
		const other = module.toAct(view);
		if (!sameJson(other, seen)) {
			yield flaw('to-act', `[${seen.join()}] to the table, [${other.join()}] to seat ${audience}`);
		}
	}
	const sound = seen.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
	if (!sound || new Set(seen).size < seen.length) {
		yield flaw('to-act', `waits for [${seen.join()}] of ${seats} seats`);
	}
	yield* outcomeFlaws(exam, position, seen.length > 0, seats);
}

function* outcomeFlaws(
	exam: Exam,
	position: Position,
	waits: boolean,
	seats: number
): Generator<Flaw> {
	const outcome = exam.module.outcome(position.state);
	if (!outcome) {
		if (!waits && !heldBack(exam, position)) yield flaw('outcome', 'nobody to act, and no outcome');
		return;
	}
	if (waits) yield flaw('outcome', `"${outcome.reason}" while seats are to act`);
	const wrong = impure(outcome, 'outcome');
	if (wrong) yield wrong;
	if (outcome.winners.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)) {
		yield flaw('outcome', `winners [${outcome.winners.join()}] of ${seats} seats`);
	}
	meet(exam, { kind: 'end', outcome });
	yield* scoreFlaws(exam.module, position.state, outcome, seats);
}

/** What lets the game go on that waits for the facilitator; undefined where it has no such word. */
export const goOn = ({ module }: Exam, { state }: Position): Typed | undefined =>
	module.facilitate?.resumed?.(module.view(state, 'table'));

/** Whether the game goes on as soon as the facilitator says so: after a pause, or to begin. */
function heldBack(exam: Exam, position: Position): boolean {
	const word = goOn(exam, position);
	if (!word) return false;
	const answer = play(exam.module, position, 'facilitator', word, () => randomFrom(() => 0));
	return 'position' in answer && waiting(exam, answer.position).length > 0;
}

function* listFlaws(exam: Exam, position: Position, seat: Seat, chance: Random): Generator<Flaw> {
	const listed = timed(exam, position, seat, () => listedFor(exam, position, seat));
	if (listed.length === 0) yield flaw('legal-empty', `seat ${seat} is to act and has no action`);
	for (const action of some(listed, MOST_JUDGED, chance)) {
		const shown = `seat ${seat}: ${JSON.stringify(action)}`;
		const parsed = exam.module.action.parse(freeze(action));
		if (!('action' in parsed)) yield flaw('schema', `${shown} is malformed at "${parsed.field}"`);
		else if (!sameJson(parsed.action, action)) yield flaw('schema', `${shown} is parsed otherwise`);
		const wrong = impure(action, 'action');
		if (wrong) yield wrong;
		const refused = judge(exam.module, position.state, seat, action);
		if (refused) yield flaw('legal-refused', `${shown} is refused: ${refused.code}`);
		yield* longerFlaws(exam, action, shown);
	}
}

/** What has one field more than an action is none: else one and the same deed could be sent in many ways. */
function* longerFlaws({ module, observed }: Exam, action: Typed, shown: string): Generator<Flaw> {
	if (observed.longer.has(action.type)) return;
	observed.longer.add(action.type);
	const parsed = module.action.parse(freeze({ ...copyJson(action), another: 1 }));
	if ('action' in parsed)
		yield flaw('schema', `${shown} passes with the field "another" too: make its shape strict`);
}
