/** What a phone of Timberland shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
