/** What may be meant as it is, and mostly is not: told beside the findings, and keeps no game out. */
import type { Entry, Position } from '../referee.ts';
import type { Exam } from './flaw.ts';

/** A hint, and the game that shows it: `log` replays. */
export interface Hint {
	readonly detail: string;
	readonly log: readonly Entry[];
}

/** Notes the first hint of a kind. */
export function hint(
	{ observed }: Exam,
	kind: string,
	detail: string,
	{ log }: Pick<Position, 'log'>
): void {
	if (!observed.hints.has(kind)) observed.hints.set(kind, { detail, log });
}
