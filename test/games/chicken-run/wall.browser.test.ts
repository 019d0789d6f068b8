/** The wall of Chicken Run says of both homes whose they are, whoever acts on a tie. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { chickenRun } from '../../../src/lib/games/chicken-run/index.ts';
import { visible } from '../../components/seen.ts';
import { arrived, showWall } from '../../components/tables.ts';

const homes = () => visible('.homes > p');
const said = () => homes().map(({ textContent }) => textContent);

test('both homes have all their words on the wall', async () => {
	const table = await showWall(anyModule(chickenRun));
	while (!said().join(' ').includes('acts on a tie') && table.playOn()) await arrived();
	expect(said().join(' ')).toContain('acts on a tie');
	for (const home of homes()) {
		const { top, bottom } = home.getBoundingClientRect();
		for (const words of home.children) {
			const box = words.getBoundingClientRect();
			expect([box.top >= top - 1, box.bottom <= bottom + 1]).toEqual([true, true]);
		}
	}
});
