/** What the host asks of a module beside play has the shape that the host takes: stage, gist, what is faded. */
import { isObject } from '../json.ts';
import type { Audience, GameEvent } from '../module.ts';
import type { Position } from '../referee.ts';
import { flaw, freeze, impure, meet, type Exam, type Flaw } from './flaw.ts';
import { called } from './observed.ts';
import { shapeFlaws } from './shape.ts';

/** Asks with the view of one audience. */
export function* askedFlaws(exam: Exam, position: Position, audience: Audience): Generator<Flaw> {
	const { module } = exam;
	const view = freeze(module.view(position.state, audience));
	yield* stageFlaws(exam, position, view, audience);
	yield* gistFlaws(exam, view, audience);
	yield* fadedFlaws(exam, position, view, audience);
}

function* stageFlaws(
	exam: Exam,
	position: Position,
	view: unknown,
	audience: Audience
): Generator<Flaw> {
	const stage = exam.module.stage?.(view);
	if (stage === undefined) return;
	const wrong = impure(stage, `stage for ${called(audience)}`);
	if (wrong) yield wrong;
	const { step, phase, round } = stage;
	for (const name of [step, phase]) {
		if (name !== undefined && typeof name !== 'string')
			yield flaw('asked', `stage for ${called(audience)} names ${JSON.stringify(name)}`);
	}
	if (round !== undefined && !Number.isInteger(round))
		yield flaw('asked', `stage for ${called(audience)} has the round ${round}`);
	// once it is over nobody waits for anything
	const over = exam.module.outcome(position.state) !== null;
	if (step !== undefined && !over) meet(exam, { kind: 'step', step });
}

function* gistFlaws(exam: Exam, view: unknown, audience: Audience): Generator<Flaw> {
	const gist: unknown = exam.module.gist?.(view) ?? null;
	if (gist === null) return;
	const wrong = impure(gist, `gist for ${called(audience)}`);
	if (wrong) yield wrong;
	if (isObject(gist) && typeof gist['type'] === 'string' && typeof gist['near'] === 'boolean')
		meet(exam, { kind: 'gist', gist: { ...gist, type: gist['type'], near: gist['near'] } });
	else
		yield flaw('asked', `gist for ${called(audience)} has no type, or does not say if it is near`);
}

/** What is left of a view is a view, and what is left of something told is of the same type. */
function* fadedFlaws(
	exam: Exam,
	{ log }: Position,
	view: unknown,
	audience: Audience
): Generator<Flaw> {
	const { faded } = exam.module;
	if (!faded) return;
	yield* shapeFlaws(exam, view, faded.view(view), audience, 'what is left of the view');
	for (const { event } of log.at(-1)?.told ?? []) {
		const left: GameEvent = faded.event(freeze(event));
		const wrong = impure(left, 'faded event');
		if (wrong) yield wrong;
		if (left.type !== event.type)
			yield flaw('asked', `what is left of "${event.type}" is called "${left.type}"`);
		else meet(exam, { kind: 'event', event: left });
	}
}
