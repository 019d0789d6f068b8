/** What a phone of the biome game shows once play has begun. */
export { default as Playing } from './phone/Playing.svelte';
export { default as WhoStill } from './phone/WhoStill.svelte';
