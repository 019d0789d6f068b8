/** What a phone of Martian Gunslinger shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
