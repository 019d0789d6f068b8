/** What a phone of the biome game shows beside the board, and the board's own parts of later. */
export * from './play.ts';
export { default as Sheet } from './phone/book/Sheet.svelte';
export { default as World } from './phone/book/World.svelte';
export { default as BookTexts } from './shared/BookTexts.svelte';
export { default as Chronicle } from './phone/book/Chronicle.svelte';
export { default as Primer } from './phone/primer/PrimerButton.svelte';

/** What the board and the book fetch when it is first asked for. */
export const ahead = () =>
	Promise.all([
		import('./phone/Corner.svelte'),
		import('./phone/challenge/Offered.svelte'),
		import('./phone/primer/Primer.svelte'),
		import('./phone/book/Definitions.svelte'),
		import('../challenges/catalogue.ts'),
		import('../challenges/facts.ts')
	]);
