/** What `refuse` is asked past the schema: a rule judges whatever has a type, and throws at nothing. */
import { isObject } from '../json.ts';
import type { Actor } from '../module.ts';
import { judge, type Position } from '../referee.ts';
import { refusalFlaws } from './answers.ts';
import { firstFlaw, type Exam, type Flaw, type Move } from './flaw.ts';
import type { Attempted } from './tries.ts';

const HOSTILE: readonly unknown[] = [null, -1, 1e9, '', [], {}];

/** Each listed type alone, and with each of its fields spoilt in every way; the first that is not judged. */
export function rawFlaw(exam: Exam, position: Position, listed: readonly Attempted[]): Flaw | null {
	const types = new Map(listed.map((one) => [typeOf(one.action), one]));
	for (const [type, { actor, action }] of types) {
		for (const spoilt of spoiltWays(type, action)) {
			const found = firstFlaw(() => unjudged(exam, position, actor, spoilt));
			const tried: Move = { actor, action: spoilt, dice: 1 };
			if (found) return { ...found, tried };
		}
	}
	return null;
}

/** What is wrong with how this is judged: by a refusal, or by none. */
export function* unjudged(
	exam: Exam,
	{ state }: Position,
	actor: Actor,
	action: { type: string }
): Generator<Flaw> {
	const refused = judge(exam.module, state, actor, action);
	if (refused) yield* refusalFlaws(exam, refused);
}

/** The type of what was sent; empty where it has none. */
export const typeOf = (action: unknown): string => {
	const type = isObject(action) ? action['type'] : null;
	return typeof type === 'string' ? type : '';
};

function* spoiltWays(type: string, action: unknown): Generator<{ type: string }> {
	yield { type };
	if (!isObject(action)) return;
	for (const key of Object.keys(action)) {
		if (key === 'type') continue;
		for (const value of HOSTILE) yield { ...action, type, [key]: value };
	}
}
