/** What one may do in a turn, on a phone. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { timelock } from '../../../src/lib/games/timelock/index.ts';
import { drawn, speak } from '../../components/mounting.ts';
import { linesOf, visible } from '../../components/seen.ts';
import { showPhone } from '../../components/tables.ts';

test('in Ukrainian no word on three buttons beside each other is parted', async () => {
	speak('uk');
	const table = await showPhone(anyModule(timelock));
	const many = () => visible('.many > .btn');
	for (let done = 0; done < 120 && many().length < 3; done++) {
		table.playOn();
		await drawn();
	}
	expect(many().length).toBeGreaterThan(2);
	for (const button of many()) {
		expect(Math.max(...linesOf(button)), button.textContent).toBe(1);
	}
	speak('en');
});
