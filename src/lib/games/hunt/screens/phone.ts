/** What a phone of Hunt shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
