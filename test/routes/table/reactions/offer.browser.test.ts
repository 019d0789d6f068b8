/** Whoever waits can press each of the six signs, on whatever phone. */
import { expect, test } from 'vitest';
import Offer from '../../../../src/routes/table/[table]/reactions/Offer.svelte';
import { show } from '../../../components/mounting.ts';
import { setLetters, visible } from '../../../components/seen.ts';

test.each([
	[320, { size: 'largest', font: 'dyslexic' }],
	[195, {}]
] as const)(
	'at %i px with letters set to %j no sign is beside the screen',
	async (width, letters) => {
		setLetters(letters);
		await show(Offer, { table: 'oak' }, { width, height: 568 });
		const signs = visible('button');
		expect(signs).toHaveLength(6);
		for (const sign of signs) {
			const { left, right } = sign.getBoundingClientRect();
			expect([left >= 0, right <= width, right - left >= 43.5]).toEqual([true, true, true]);
		}
	}
);
