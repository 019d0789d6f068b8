/** What a phone of Timelock shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
