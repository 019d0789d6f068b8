/** The last RP of phase 1: a choice that is good is made already, and what is missing is said. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import { statOf } from '../../../src/lib/games/biome/rules/dice.ts';
import { STATS, type State } from '../../../src/lib/games/biome/rules/state.ts';
import { until } from '../../components/mounting.ts';
import { showPhone } from '../../components/tables.ts';

test('the best stat is chosen, and the button says that a name is missing', async () => {
	const table = await showPhone(anyModule(biome));
	while (table.game.view('table')['phase'] === 'setup') table.playOn();
	table.game.act('facilitator', { type: 'endPhase' });
	while (!table.game.toAct.includes(0)) table.playOn();
	const checked = () => document.querySelector<HTMLInputElement>('input[type="radio"]:checked');
	const chosen = await until(checked, (one) => one !== null);
	const view = table.view as unknown as State;
	const best = Math.max(...STATS.map((stat) => statOf(view, 0, stat)));
	expect(statOf(view, 0, (chosen?.value ?? '') as (typeof STATS)[number])).toBe(best);
	expect(document.querySelector('.why')?.textContent).toContain('Name the new Resource first');
	expect(document.querySelector('[data-act]')?.getAttribute('aria-disabled')).toBe('true');
});
