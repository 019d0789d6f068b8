/** The pictures of the biome game, loaded together when a table of it is opened. */
export { default as Board } from './Board.svelte';
export { default as Header } from './Header.svelte';
export { default as Screen } from './Screen.svelte';
export { default as Desk } from './Desk.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as World } from './World.svelte';
export { default as Chronicle } from './Chronicle.svelte';
export { default as Digest } from './Digest.svelte';
