/** How well a seat stands, as one number: what computer players compare. */
import type { AnyModule, Seat, Terms } from './module.ts';

/** The weighted sum of terms; a term without a weight counts nothing. */
function weighed(terms: Terms, weights: Terms = {}): number {
	let sum = 0;
	for (const term in terms) sum += (terms[term] ?? 0) * (weights[term] ?? 0);
	return sum;
}

/** How well a seat stands in a state, by what it may know of it; 0 where the module cannot say. */
export const worthOf = (module: AnyModule, state: unknown, seat: Seat): number =>
	weighed(module.worth?.(module.view(state, seat), seat) ?? {}, module.weights);
