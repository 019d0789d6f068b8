/** Three servers on PostgreSQL behind a balancer that picks at random. `npm run cluster -- --prove` does more of it. */
import { expect, test } from 'vitest';
import { BOUNDED, PROOFS } from '../../scripts/cluster/proofs/proofs.ts';

for (const { number, title, run } of PROOFS) {
	test(`servers ${number}: ${title}`, async () => {
		const shown = await run(BOUNDED);
		console.log(shown);
		expect(shown).not.toBe('');
	});
}
