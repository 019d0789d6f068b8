/** A sentence that is being told has the act bar, and its field stays while others play on. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { until } from '../../components/mounting.ts';
import { inView, visible } from '../../components/seen.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const words = (selector: string) => visible(selector).map((one) => one.textContent.trim());
/** The buttons that can be seen over the navigation. */
const barred = () =>
	visible('.act .btn')
		.filter((one) => getComputedStyle(one).visibility === 'visible' && inView(one))
		.map((one) => one.textContent.trim());
const field = () =>
	visible('textarea').find((one) =>
		one.closest('section')?.getAttribute('aria-label')?.startsWith('The sentence for')
	);

test('§13.4 Done stands in the act bar; what comes to be done waits until it is pressed', async () => {
	const table = await showPhone(anyModule(biome));
	document.documentElement.dataset['motion'] = 'still';
	const { game } = table;
	const waits = () => !game.toAct.includes(0) && field() !== undefined;
	for (let done = 0; done < 200 && !waits(); done++) {
		if (!table.playOn()) game.act('facilitator', { type: 'begin' });
		await arrived();
	}
	const here = field();
	// who is where stands below it: it is there without scrolling, over the act bar that may come
	const { bottom = Infinity } = here?.getBoundingClientRect() ?? {};
	const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
	expect(bottom).toBeLessThanOrEqual(top - 65);
	await userEvent.type(here ?? document.body, 'The sea glowed.');
	await until(barred, (all) => all.includes('Done'));

	for (let done = 0; done < 40 && !game.toAct.includes(0); done++) table.playOn(true);
	await arrived();
	await until(
		() => words('footer button')[0] ?? '',
		(said) => said.startsWith('Your turn')
	);
	expect(document.activeElement).toBe(here);
	// above the act bar, not below it
	const strip = visible('footer button')[0]?.getBoundingClientRect();
	const bar = visible('.telling .bar')[0]?.getBoundingClientRect();
	expect(strip && bar && strip.bottom <= bar.top + 1).toBe(true);
	expect(barred()).toEqual(['Done']);

	const [done] = visible('.telling .btn');
	await userEvent.click(done ?? document.body);
	await until(barred, (all) => all.length > 0 && !all.includes('Done'));
});
