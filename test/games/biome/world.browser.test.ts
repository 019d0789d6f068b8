/** The world on a phone, with as many biomes as can play. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import World from '../../../src/lib/games/biome/screens/phone/book/World.svelte';
import { drawn, show, speak, until } from '../../components/mounting.ts';
import { PlayedTable } from '../../components/table.svelte.ts';

const NAMES = ['Lucky Moss', 'Quiet Heron', 'Bright Otter', 'Sandy Wren', 'TurtleKing', 'Bo'];

test('at the end no table of it is wider than the card it stands in', async () => {
	const table = new PlayedTable(anyModule(biome), 0, 1, 6);
	while (!table.game.over) {
		if (!table.playOn()) table.game.act('facilitator', { type: 'advance' });
	}
	const names = (seat: number) => NAMES[seat] ?? '';
	await show(World as never, { view: table.view, names });
	// as much room as a phone's page leaves
	document.body.style.paddingInline = '16px';
	for (const fold of document.querySelectorAll('details')) fold.open = true;
	await drawn();
	const regions = Array.from(
		document.querySelectorAll('[role="region"]'),
		({ scrollWidth, clientWidth }) => scrollWidth - clientWidth
	);
	document.body.style.paddingInline = '';
	expect(regions.length).toBeGreaterThan(2);
	expect(Math.max(...regions)).toBeLessThanOrEqual(0);
});

const CALLED = {
	uk: ['Щасливий Мох', 'Комп’ютер 2', 'Болотна Видра', 'Сагра'],
	ar: ['طحلب محظوظ', 'ملك السلاحف', 'ثعلب الماء', 'سارة']
};

test.each(['uk', 'ar'] as const)(
	'%s: no name and no count of points is wider than the tab it stands on',
	async (language) => {
		speak(language);
		const table = new PlayedTable(anyModule(biome), 0, 1, 4);
		for (let done = 0; done < 60; done++) table.playOn();
		const names = (seat: number) => CALLED[language][seat] ?? '';
		await show(World as never, { view: table.view, names });
		const tabs = await until(
			() => [...document.querySelectorAll('[data-part^="tab "]')],
			(all) => all.length === 4
		);
		for (const tab of tabs) {
			const paper = tab.querySelector(':scope > path')?.getBoundingClientRect();
			for (const words of tab.querySelectorAll(':scope > text')) {
				const { left, right } = words.getBoundingClientRect();
				expect(right, words.textContent).toBeLessThan(paper?.right ?? 0);
				expect(left, words.textContent).toBeGreaterThan(paper?.left ?? Infinity);
			}
		}
		speak('en');
	}
);
