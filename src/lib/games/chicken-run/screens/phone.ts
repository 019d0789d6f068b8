/** What a phone of Chicken Run shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
