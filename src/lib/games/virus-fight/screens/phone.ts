/** What a phone of Virus Fight shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
