/** §3.1 How every turn begins. Apart from what turns do, so that a phone need not load the rules to know whose it is. */
import type { Current } from '../state.ts';

/** A turn of which nothing is settled. */
export const newTurn = (): Current => ({
	sphereRoll: null,
	sphere: null,
	challenge: null,
	plan: null,
	votes: {},
	roll: null,
	lender: null,
	choice: null,
	changes: []
});
