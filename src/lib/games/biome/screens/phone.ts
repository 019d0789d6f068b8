/** What a phone of the biome game cannot do without. */
export { default as Board } from './phone/Board.svelte';
export { default as Header } from './phone/Header.svelte';
