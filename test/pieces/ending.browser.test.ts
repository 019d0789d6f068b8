/** Who has won is seen on a phone without scrolling, however large its letters are. */
import { createRawSnippet, type Component } from 'svelte';
import { expect, test } from 'vitest';
import EndSheet from '../../src/lib/pieces/ending/EndSheet.svelte';
import type { End } from '../../src/lib/pieces/ending/ending.ts';
import { show } from '../components/mounting.ts';
import { LETTERS, setLetters, visible } from '../components/seen.ts';

const end: End = {
	winners: [1],
	why: 'All four of its pieces are home.',
	places: [0, 1].map((seat) => ({ seat, place: 2 - seat, says: `${String(seat)} points` }))
};
const actions = createRawSnippet(() => ({
	render: () => `<div class="flex flex-1 flex-wrap gap-2">
		<a class="btn quiet flex-1" href="/">Look back together</a>
		<p class="w-full text-center">Would you like to play again? Ask whoever leads the table.</p>
	</div>`
}));

test.each(LETTERS)('with letters set to %j the name stands over the buttons', async (letters) => {
	const props = { end, actions, names: () => 'Turtle King', seat: 0 };
	await show(EndSheet as unknown as Component<Record<string, unknown>>, props);
	setLetters(letters);
	await document.fonts.ready;
	const [name] = visible('h2');
	const [buttons] = visible('.actions');
	const [sheet] = visible('.sheet');
	expect(name?.textContent).toContain('Turtle King');
	const { top = -1, bottom = Infinity } = name?.getBoundingClientRect() ?? {};
	expect(top).toBeGreaterThanOrEqual(0);
	expect(bottom).toBeLessThanOrEqual(buttons?.getBoundingClientRect().top ?? 0);
	expect(bottom).toBeLessThanOrEqual(sheet?.getBoundingClientRect().bottom ?? 0);
});
