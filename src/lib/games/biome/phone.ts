/** What a phone of the biome game cannot do without. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
