/** Who loads the paper theatre: a wall at once, phones and desks only where somebody looks at it. */
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptOf } from '../../../../scripts/testing/picture.mjs';

const SCREENS = 'src/lib/games/biome/screens/';
/** What a file loads with itself: neither types nor what it fetches later. */
const WITH = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/g;

function loadedWith(file: string, found = new Set<string>()): Set<string> {
	if (found.has(file) || file.includes('paraglide')) return found;
	found.add(file);
	for (const [, name = ''] of scriptOf(file).matchAll(WITH)) {
		if (name.startsWith('.')) loadedWith(join(dirname(file), name), found);
		else if (name.startsWith('$lib/')) loadedWith(join('src/lib', name.slice(5)), found);
	}
	return found;
}

const theatre = (file: string) =>
	[...loadedWith(`${SCREENS}${file}`)].filter((one) => one.includes('/biome/world/'));

test.each(['Board.svelte', 'play.ts', 'book.ts', 'desk.ts', 'Past.svelte', 'Cover.svelte'])(
	'%s loads nothing of it',
	(file) => {
		expect(theatre(file)).toEqual([]);
	}
);

test('a wall has it from its first picture on', () => {
	expect(theatre('Wall.svelte').length).toBeGreaterThan(10);
});
