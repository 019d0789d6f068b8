/** What a phone of Scavenger Hunt shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
