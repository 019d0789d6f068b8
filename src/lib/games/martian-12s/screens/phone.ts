/** What a phone of Martian 12s cannot do without. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
