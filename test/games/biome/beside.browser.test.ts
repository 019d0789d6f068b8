/** Where there is room, the parts of the wheel open what the others have planned. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { until } from '../../components/mounting.ts';
import { inView, visible } from '../../components/seen.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const DESK = { width: 1440, height: 900 };
const arcs = () => [...document.querySelectorAll<SVGPathElement>('.world path[role="button"]')];
const headings = () => visible('main .card .caps').map((one) => one.textContent.trim());

test('§13.2 an arc opens its plan in the middle, by finger and by keys, and closes it again', async () => {
	const table = await showPhone(anyModule(biome), DESK, 1, 4, { tempo: 'together' });
	document.documentElement.dataset['motion'] = 'still';
	const { game } = table;
	for (let done = 0; done < 200 && arcs().length === 0; done++) {
		if (!table.playOn()) game.act('facilitator', { type: 'begin' });
		await arrived();
	}
	const [arc] = arcs();
	if (!arc) throw new Error('nobody planned');
	const whose = arc.getAttribute('aria-label') ?? '';
	expect(whose).toMatch(/^Player \d’s answer$/);
	const times = () => headings().filter((one) => one === whose).length;

	await userEvent.click(arc);
	await until(
		() => document.querySelectorAll('.opened').length,
		(count) => count === 1
	);
	expect(arc.getAttribute('aria-pressed')).toBe('true');
	const plan = visible('.opened .card .caps').find((one) => one.textContent.trim() === whose);
	expect(plan && inView(plan)).toBe(true);
	await arrived();
	const open = times();

	arc.focus();
	await userEvent.keyboard('{Enter}');
	expect(arc.getAttribute('aria-pressed')).toBe('false');
	await until(
		() => document.querySelectorAll('.opened').length,
		(count) => count === 0
	);
	await arrived();
	// told once, wherever it stands without that
	expect(open).toBe(Math.max(1, times()));
});
