/** Winners are those whom the module's own score puts first. */
import type { AnyModule, Outcome } from '../module.ts';
import { flaw, type Flaw } from './flaw.ts';

/** Holds an outcome to the score that the module declares; nothing where it declares none. */
export function* scoreFlaws(
	{ score, order }: Pick<AnyModule, 'score' | 'order'>,
	state: unknown,
	{ winners }: Outcome,
	seats: number
): Generator<Flaw> {
	if (!score || !order || order === 'none') return;
	const points = score(state);
	if (points.length !== seats || points.some((one) => !Number.isFinite(one))) {
		yield flaw('outcome', `the score is [${points.join()}] for ${seats} seats`);
		return;
	}
	const best = order === 'most' ? Math.max(...points) : Math.min(...points);
	if (winners.length === 0)
		yield flaw('outcome', `nobody wins, with the scores [${points.join()}]`);
	const worse = winners.find((seat) => points[seat] !== best);
	if (worse !== undefined) {
		const than = points.indexOf(best);
		yield flaw(
			'outcome',
			`seat ${worse} wins with ${points[worse]}, while seat ${than} has ${best}`
		);
	}
}
