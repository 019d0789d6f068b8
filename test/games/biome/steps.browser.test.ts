/** A plan of phase 2 asks one thing after the other, and its task says which. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import type { BuildPlan, State } from '../../../src/lib/games/biome/rules/state.ts';
import { PHONE, speak, until } from '../../components/mounting.ts';
import { linesOf, visible } from '../../components/seen.ts';
import type { PlayedTable } from '../../components/table.svelte.ts';
import { arrived, showPhone } from '../../components/tables.ts';

const sentence = () => visible('.sentence')[0]?.textContent.trim() ?? '';
const stepOf = ({ game }: PlayedTable) =>
	game.view(0) as { phase: string; step: string; active: number };

/** What one of the others says to a plan. */
const NOT_YET = { type: 'agree', ok: false, because: 'How?' };

/** Plays on until it is so. */
async function playUntil(table: PlayedTable, is: (at: ReturnType<typeof stepOf>) => boolean) {
	const { game } = table;
	for (let done = 0; done < 300 && !is(stepOf(table)); done++) {
		const word = game.module.facilitate?.resumed?.(game.view('table'));
		if (!table.playOn() && word) game.act('facilitator', word);
	}
	await arrived();
}

test('§13 what to use, what to borrow, how it is met; and once all agree, to roll', async () => {
	const table = await showPhone(anyModule(biome));
	document.documentElement.dataset['motion'] = 'still';
	const mine = (step: string) => (at: ReturnType<typeof stepOf>) =>
		at.phase === 'society' && at.step === step && at.active === 0;
	await playUntil(table, mine('plan'));
	for (const [at, asks] of ['Choose what to use', 'Choose what to borrow', 'Say how'].entries()) {
		await until(sentence, (said) => said.startsWith(asks));
		expect(visible('[aria-current="step"]')[0]?.textContent).toContain(String(at + 1));
		if (at < 2) visible('[data-act]')[0]?.click();
	}
	// one of the others sends it back: then that is said, whichever step is shown
	await playUntil(table, mine('agree'));
	expect(table.game.act(1, NOT_YET)).toBe(true);
	await until(sentence, (said) => said.startsWith('Think again'));
	await playUntil(table, mine('roll'));
	await until(sentence, (said) => said.startsWith('Roll'));
});

test('§3.5 what each price takes is drawn: the points before and after', async () => {
	const priced = (at: ReturnType<typeof stepOf>) =>
		at.phase === 'build' && at.step === 'mixed' && at.active === 0;
	let table = await showPhone(anyModule(biome));
	for (let seed = 2; seed < 12 && !priced(stepOf(table)); seed++) {
		await playUntil(table, priced);
		if (!priced(stepOf(table))) table = await showPhone(anyModule(biome), PHONE, seed);
	}
	document.documentElement.dataset['motion'] = 'still';
	const rows = await until(
		() => visible('.falls')[0]?.querySelectorAll('span:has(> i)') ?? [],
		(found) => found.length === 2
	);
	const { sheets, current } = table.game.view(0) as unknown as State;
	const [{ pool = 0 } = {}, rp = 0] = [sheets['0'], (current?.plan as BuildPlan | null)?.rp];
	expect(rp).toBeGreaterThan(0);
	const drawn = [...rows].map((row) => ({
		of: row.querySelectorAll('i').length,
		on: row.querySelectorAll('i.on').length
	}));
	expect(drawn).toEqual([
		{ of: pool, on: pool },
		{ of: pool, on: pool - rp }
	]);
});

test('beside a wide page no word of what is put at risk is parted, and its line is no column of words', async () => {
	speak('de');
	const table = await showPhone(anyModule(biome), { width: 1440, height: 900 });
	await playUntil(table, (at) => at.phase === 'build' && at.step === 'plan' && at.active === 0);
	const label = await until(
		() => visible('[role="group"] .caps').find((one) => /einsetzen/i.test(one.textContent)),
		(found) => found !== undefined
	);
	expect(label && linesOf(label)).toEqual([1, 1]);
	expect(label?.parentElement?.clientHeight).toBeLessThan(60);
	speak('en');
});
