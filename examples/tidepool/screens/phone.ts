/** What a phone of Tidepool cannot do without. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
