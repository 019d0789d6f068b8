/** What a phone of Melting Iceberg shows. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
