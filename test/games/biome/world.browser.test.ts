/** The world on a phone, with as many biomes as can play. */
import { expect, test } from 'vitest';
import { anyModule } from '../../../src/lib/engine/module.ts';
import { biome } from '../../../src/lib/games/biome/index.ts';
import World from '../../../src/lib/games/biome/screens/phone/book/World.svelte';
import { drawn, show } from '../../components/mounting.ts';
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
