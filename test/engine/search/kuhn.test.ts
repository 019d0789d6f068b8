import { expect, test } from 'vitest';
import { exploitability, kuhn, policyOf } from './kuhn.ts';
import { conform } from '../../../src/lib/engine/conform.ts';

test('Kuhn poker is a game like any other', () => {
	expect(conform(kuhn, { games: 20 })).toEqual([]);
});

test('what cannot be exploited is known: the jack bluffs once in three, the queen calls as often', () => {
	const best = {
		...{ '0': 1 / 3, '1': 0, '2': 1, '0pb': 0, '1pb': 2 / 3, '2pb': 1 },
		...{ '0p': 1 / 3, '1p': 0, '2p': 1, '0b': 0, '1b': 1 / 3, '2b': 1 }
	};
	expect(exploitability(best)).toBeCloseTo(0, 10);
	expect(exploitability({})).toBeGreaterThan(0.3);
});

test('with more simulations there is less to exploit', () => {
	const [none, some, many] = [1, 8, 128].map((budget) => exploitability(policyOf(budget, 30)));
	expect(some).toBeLessThan(none ?? 0);
	expect(many).toBeLessThan(some ?? 0);
});
