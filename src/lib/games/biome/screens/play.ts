/** What a phone of the biome game shows once play has begun. */
export { default as Between } from './phone/Between.svelte';
export { default as Ending } from './phone/Ending.svelte';
export { default as LastTurn } from './phone/LastTurn.svelte';
export { default as Leftover } from './phone/Leftover.svelte';
export { default as Prepare } from './phone/Prepare.svelte';
export { default as Turn } from './phone/Turn.svelte';
