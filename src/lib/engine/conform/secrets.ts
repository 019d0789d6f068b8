/** Nobody learns what only others may know: what is hidden is exchanged, and nothing that an audience gets may change. */
import type { Actor, AnyModule, Audience } from '../module.ts';
import { randomFrom, seededSource, type Random } from '../random.ts';
import { dealing, judge, play, toldTo, type Entry, type Position } from '../referee.ts';
import { flaw, freeze, impure, type Exam, type Flaw } from './flaw.ts';
import { called } from './observed.ts';
import { differences } from './places.ts';
import { noteSeen } from './seen.ts';
import { pick } from './tries.ts';

/** Exchanges what this audience may not know: view, list and refusals stay as they were, and the game goes on. */
export function* keptSecret(
	module: AnyModule,
	state: unknown,
	audience: Audience,
	chance: Random
): Generator<Flaw> {
	const view = freeze(module.view(state, audience));
	if (!module.redeal) {
		const open = view === state || JSON.stringify(view) === JSON.stringify(state);
		if (!open) yield flaw('redeal', `${called(audience)} does not see all, and there is no redeal`);
		return;
	}
	const wrong = impure(view, `view of ${called(audience)}`);
	if (wrong) yield wrong;
	const other = freeze(module.redeal(view, audience, chance));
	const [was, is] = [JSON.stringify(view), JSON.stringify(module.view(other, audience))];
	if (was !== is) yield flaw('secret', `${called(audience)} sees ${differing(was, is)}`);
	yield* goesOn(module, state, other);
	if (audience === 'table') return;
	yield* sameList(module, view, freeze(module.view(other, audience)), audience);
}

/** The parts of two texts where they begin to differ. */
function differing(was: string, is: string): string {
	let start = 0;
	while (start < was.length && was.charAt(start) === is.charAt(start)) start++;
	const part = (text: string) => text.slice(Math.max(0, start - 30), start + 30);
	return `…${part(was)}…, and …${part(is)}… after a redeal`;
}

function* goesOn(module: AnyModule, state: unknown, other: unknown): Generator<Flaw> {
	const waits = module.toAct(freeze(module.view(other, 'table')));
	if (waits.join() !== module.toAct(freeze(module.view(state, 'table'))).join()) {
		yield flaw('redeal', `waits for [${waits.join()}] after a redeal`);
	}
	if ((module.outcome(other) === null) !== (module.outcome(state) === null)) {
		yield flaw('redeal', 'a redeal begins or ends the game');
	}
	for (const seat of waits) {
		const [first] = module.legal(freeze(module.view(other, seat)), seat);
		if (!first)
			yield flaw('redeal', `seat ${seat} has no action after a redeal, and has one before it`);
	}
}

function* sameList(
	module: AnyModule,
	view: unknown,
	other: unknown,
	seat: number
): Generator<Flaw> {
	const [listed, again] = [[...module.legal(view, seat)], [...module.legal(other, seat)]];
	if (JSON.stringify(listed) !== JSON.stringify(again)) {
		yield flaw('secret', `the list of seat ${seat} depends on what is hidden from it`);
	}
}

/** Whether an actor's refusal depends on what is hidden from that actor. */
export function* sameRefusal(
	module: AnyModule,
	state: unknown,
	actor: Actor,
	action: { type: string },
	chance: Random
): Generator<Flaw> {
	if (!module.redeal) return;
	const audience = actor === 'facilitator' ? 'table' : actor;
	const other = freeze(module.redeal(freeze(module.view(state, audience)), audience, chance));
	const was = JSON.stringify(judge(module, state, actor, action));
	const is = JSON.stringify(judge(module, other, actor, action));
	if (was !== is) yield flaw('secret', `${audience} is answered ${was}, and ${is} after a redeal`);
}

interface Done {
	readonly actor: Actor;
	readonly action: { type: string };
	readonly dice: number;
}

/**
 * What is told of an action may not tell an audience what its views hide: neither what lay hidden before
 * and lies hidden still, nor which of two actions it was, when their results differ only where the audience cannot see.
 */
export function* toldInSecret(
	exam: Exam,
	position: Position,
	done: Done,
	instead: { type: string } | undefined,
	audience: Audience
): Generator<Flaw> {
	const { module } = exam;
	if (!module.redeal) return;
	const real = outcomeOf(module, position, done);
	if (!real) return;
	const chance = randomFrom(seededSource(done.dice));
	const view = freeze(module.view(position.state, audience));
	const state = exchanged(position.state, module.redeal(view, audience, chance), chance);
	const others = [outcomeOf(module, { ...position, state }, done)];
	if (instead && audience !== done.actor) {
		const other = outcomeOf(module, position, { ...done, action: instead });
		others.push(other);
		if (other && toldOf(real, audience) === toldOf(other, audience))
			noteSeen(exam, audience, {
				before: position,
				deeds: [done.action, instead],
				after: [real.position, other.position]
			});
	}
	for (const other of others) {
		if (!other || !looksAlike(module, real.position, other.position, audience)) continue;
		const [was, is] = [real, other].map((one) => toldOf(one, audience));
		if (was !== is)
			yield flaw('told', `${called(audience)} is told ${was ?? ''}, else ${is ?? ''}`);
	}
}

const toldOf = ({ entry }: { entry: Entry }, audience: Audience): string =>
	JSON.stringify(toldTo(entry, audience));

/** The state with one of its hidden values exchanged: with all of them, one that comes to light would cover for the others. */
function exchanged(state: unknown, redealt: unknown, chance: Random): unknown {
	const [place, value] = pick(differences(state, redealt), chance) ?? [[], state];
	return freeze(replaced(state, place, value));
}

function replaced(value: unknown, place: readonly string[], part: unknown): unknown {
	const [key, ...rest] = place;
	if (key === undefined) return part;
	const copy = (
		Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
	) as Record<string, unknown>;
	copy[key] = replaced(copy[key], rest, part);
	return copy;
}

/** What comes of an action; null where it is refused, or where a value exchanged by itself does not fit the rules. */
function outcomeOf(module: AnyModule, position: Position, { actor, action, dice }: Done) {
	try {
		const answer = play(module, position, actor, action, dealing(seededSource(dice)));
		return 'refused' in answer ? null : answer;
	} catch {
		return null;
	}
}

/** Whether two different states are one to this audience. */
function looksAlike(module: AnyModule, one: Position, two: Position, audience: Audience): boolean {
	const seen = ({ state }: Position) => JSON.stringify(module.view(state, audience));
	return seen(one) === seen(two) && JSON.stringify(one.state) !== JSON.stringify(two.state);
}
