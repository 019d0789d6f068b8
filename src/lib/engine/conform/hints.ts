/** What may be meant as it is, and mostly is not: told beside the findings, and keeps no game out. */
import type { Position } from '../referee.ts';
import type { Exam } from './flaw.ts';

/** Notes the first hint of a kind. */
export function hint(
	{ observed }: Exam,
	kind: string,
	detail: string,
	{ log }: Pick<Position, 'log'>
): void {
	if (!observed.hints.has(kind)) observed.hints.set(kind, { detail, log });
}
