/** What must hold of a refusal. */
import type { Refusal } from '../module.ts';
import { flaw, meet, type Exam, type Flaw } from './flaw.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** A refusal has a code, and params that a sentence can hold. */
export function* refusalFlaws(exam: Exam, refused: Refusal): Generator<Flaw> {
	meet(exam, { kind: 'refusal', refusal: refused });
	if (!KEBAB.test(refused.code)) yield flaw('refusal', `the code "${refused.code}"`);
	const params = Object.values(refused.params ?? {});
	const plain = params.every((value) => typeof value === 'string' || Number.isFinite(value));
	if (!plain) yield flaw('refusal', `the params ${JSON.stringify(refused.params)}`);
}
