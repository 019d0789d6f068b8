/** What a phone of the biome game shows once play has begun. */
export { default as Between } from './Between.svelte';
export { default as Ending } from './Ending.svelte';
export { default as LastTurn } from './LastTurn.svelte';
export { default as Leftover } from './Leftover.svelte';
export { default as Turn } from './Turn.svelte';
