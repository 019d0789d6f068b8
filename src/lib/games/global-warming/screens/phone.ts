/** What a phone of Global Warming shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
