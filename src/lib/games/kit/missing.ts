/** What stands for the pictures of a game that is not there. */
export { default as Board } from './MissingBoard.svelte';
