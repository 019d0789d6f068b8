/** All pictures of Tidepool, for the desk and the projector. */
export * from './phone.ts';
export { default as Past } from './Past.svelte';
export { default as Wall } from './Wall.svelte';
export { endOf } from '../words/end.ts';
