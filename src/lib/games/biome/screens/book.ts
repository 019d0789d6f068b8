/** What a phone of the biome game shows beside the board, and the board's own parts of later. */
export * from './play.ts';
export { default as Sheet } from './phone/book/Sheet.svelte';
export { default as World } from './phone/book/World.svelte';
export { default as Chronicle } from './phone/book/Chronicle.svelte';
