/** Who is where: a row of emblems on a phone, with a word under each. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { PHONE, until } from '../../components/mounting.ts';
import { visible } from '../../components/seen.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const row = () => visible('ul[aria-label="Who is where"] > li');
const words = () => row().map((one) => one.querySelector('small')?.textContent.trim() ?? '');
const tops = () => new Set(row().map((one) => Math.round(one.getBoundingClientRect().top)));
const NARROW = { width: 320, height: 568 };

test.each([PHONE, NARROW])(
	'at %o four stand in one row: what each prepares, then who plays now, next and later',
	async (size) => {
		const table = await showPhone(anyModule(biome), size, 1, 4, { tempo: 'together' });
		document.documentElement.dataset['motion'] = 'still';
		const step = () => table.game.view(0)['step'];
		const playUntil = async (is: () => boolean) => {
			for (let done = 0; done < 200 && !is(); done++) table.playOn();
			await arrived();
		};
		await playUntil(() => step() === 'prepare');
		await until(words, (all) => all.length === 4 && all.every((one) => one === 'Sphere'));
		expect(tops().size).toBe(1);
		await playUntil(() => step() === 'roll');
		const said = await until(words, (all) => all.includes('now'));
		expect(said.toSorted()).toEqual(['later', 'later', 'next', 'now']);
		expect(tops().size).toBe(1);
	}
);

test('eight stand in two rows of four', async () => {
	const table = await showPhone(anyModule(biome), PHONE, 1, 8, { tempo: 'together' });
	while (table.game.view(0)['step'] !== 'prepare') table.playOn();
	await until(row, (all) => all.length === 8);
	expect(tops().size).toBe(2);
});
