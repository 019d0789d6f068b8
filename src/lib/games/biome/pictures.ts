/** All pictures of the biome game, for the desk and the projector. */
export * from './phone.ts';
export * from './book.ts';
export { default as Screen } from './Screen.svelte';
export { default as ScreenWorld } from './ScreenWorld.svelte';
export { default as Challenge } from './ScreenAlone.svelte';
export { default as Bell } from './DeskBell.svelte';
export { default as Changes } from './DeskChanges.svelte';
export { default as Desk } from './Desk.svelte';
export { default as Glance } from './Glance.svelte';
export { default as Digest } from './Digest.svelte';
