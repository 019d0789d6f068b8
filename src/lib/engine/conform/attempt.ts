/** One move tried as a player's device would send it, and what must hold of the answer. */
import { copyJson, isObject, sameJson } from '../json.ts';
import type { Actor } from '../module.ts';
import { randomFrom, replaying, seededSource } from '../random.ts';
import { dealing, play, type Entry, type Position, type Told } from '../referee.ts';
import { refusalFlaws } from './answers.ts';
import { firstFlaw, flaw, freeze, impure, meet, type Exam, type Flaw, type Move } from './flaw.ts';
import { audiencesOf, listedFor, seatsOf, standing, waiting } from './position.ts';
import { sameRefusal, toldInSecret } from './secrets.ts';
import { withPlaces } from './shared.ts';
import { typeOf, unjudged } from './raw.ts';
import { noteReveals } from './seen.ts';
import { pick } from './tries.ts';

/** What came of a move: a flaw, a new position, or neither where it was refused. */
export interface Answered {
	readonly flaw: Flaw | null;
	readonly position: Position | null;
}

/** Tries a move on a frozen position. */
export function attempt(exam: Exam, position: Position, move: Move): Answered {
	exam.watch?.({ move, after: position.log.length });
	let next: Position | null = null;
	freeze(position.state);
	const found = firstFlaw(function* () {
		const parsed = exam.module.action.parse(freeze(copyJson(move.action)));
		if (!('action' in parsed)) {
			if (typeof parsed.field !== 'string')
				yield flaw('schema', 'malformed, and no field is named');
			const type = typeOf(move.action);
			if (isObject(move.action))
				yield* unjudged(exam, position, move.actor, freeze({ ...copyJson(move.action), type }));
			return;
		}
		const action = freeze(parsed.action);
		const dice = dealing(seededSource(move.dice));
		const answer = play(exam.module, position, move.actor, action, dice);
		if ('refused' in answer) {
			yield* refusalFlaws(exam, answer.refused);
		} else {
			next = { ...answer.position, state: freeze(answer.position.state) };
			yield* entryFlaws(exam, position, next, freeze(answer.entry));
			noteReveals(exam, [position, next], answer.entry, audiencesOf(exam, next));
			yield* unlistedFlaws(exam, position, move.actor, action);
			yield* standing(exam, next);
		}
		const chance = randomFrom(seededSource(move.dice));
		yield* sameRefusal(exam.module, position.state, move.actor, action, chance);
		yield* toldFlaws(exam, position, { ...move, action });
	});
	const shown = found && withPlaces(exam.module, position, found);
	return { flaw: shown && { ...shown, tried: move }, position: next };
}

/** What is written into the log, and that it leads to the same state again. */
function* entryFlaws(exam: Exam, before: Position, after: Position, entry: Entry): Generator<Flaw> {
	const { module } = exam;
	if (entry.deed.kind !== 'action') return;
	const { actor, action } = entry.deed;
	// said first: what is no JSON is not the same as itself either
	const wrongState = impure(after.state, 'state');
	if (wrongState) yield wrongState;
	meet(exam, { kind: 'action', type: action.type });
	const told: Told[] = [];
	const odd = [impure(action, 'action')];
	const state = copyJson(before.state);
	module.apply(state, actor, action, {
		random: replaying(entry.draws),
		tell(event, seats) {
			odd.push(impure(event, 'event'));
			told.push(copyJson(seats ? { event, seats } : { event }));
		}
	});
	for (const wrong of odd) if (wrong) yield wrong;
	const seats = seatsOf(exam, after);
	for (const { event, seats: only = [] } of told) {
		meet(exam, { kind: 'event', event });
		const strangers = only.filter((seat) => !(seat >= 0 && seat < seats));
		if (strangers.length > 0) yield flaw('told', `told to seats [${strangers.join()}]`);
	}
	if (!sameJson(state, after.state)) yield flaw('replay', 'the same action leads elsewhere');
	if (!sameJson(told, entry.told)) yield flaw('replay', 'the same action tells something else');
}

/** What `legal` lacks is refused to whom the game waits for, unless it lists only examples. */
function* unlistedFlaws(
	exam: Exam,
	position: Position,
	actor: Actor,
	action: { type: string }
): Generator<Flaw> {
	if (actor === 'facilitator' || !waiting(exam, position).includes(actor)) return;
	if (exam.module.sampled?.includes(action.type)) return;
	const listed = listedFor(exam, position, actor);
	if (!listed.some((one) => sameJson(one, action))) {
		yield flaw('unlisted', `seat ${actor} may do ${JSON.stringify(action)}`);
	}
}

function* toldFlaws(
	exam: Exam,
	position: Position,
	done: Move & { action: { type: string } }
): Generator<Flaw> {
	if (!exam.module.redeal) return;
	const chance = randomFrom(seededSource(done.dice));
	const listed = done.actor === 'facilitator' ? [] : listedFor(exam, position, done.actor);
	const others = listed.filter((action) => !sameJson(action, done.action));
	const alike = others.filter(({ type }) => type === done.action.type);
	const instead = pick(alike.length > 0 && chance.die(4) > 1 ? alike : others, chance);
	const some = pick(audiencesOf(exam, position), chance) ?? 'table';
	yield* toldInSecret(exam, position, done, instead, some);
}
