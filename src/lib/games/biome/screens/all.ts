/** All pictures of the biome game, for the desk and the projector. */
import * as m from '../../../paraglide/messages.js';
import ChallengeAlone from './wall/ChallengeAlone.svelte';

export * from './phone.ts';
export * from './book.ts';
export { default as Wall } from './wall/Wall.svelte';
export { default as WallWorld } from './wall/World.svelte';
export { default as Past } from './Past.svelte';
export { default as Bell } from './desk/Bell.svelte';
export { default as Changes } from './desk/Changes.svelte';
export { default as Desk } from './desk/Desk.svelte';
export { default as Ends } from './desk/Ends.svelte';
export { default as Powers } from './desk/Powers.svelte';
export { default as Sheets } from './desk/Figures.svelte';
export { default as Stage } from './desk/Stage.svelte';
export { default as Glance } from './wall/Glance.svelte';
export { default as Digest } from './desk/Digest.svelte';

/** What is to be met at this moment. */
export const alone = {
	challenge: { name: m.biome_wall_challenge, Wall: ChallengeAlone }
};
