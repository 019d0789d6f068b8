/** What the biome game shows at the desk and on the projector, beside its board, wall and past. */
import * as m from '../../../paraglide/messages.js';
import ChallengeAlone from './wall/ChallengeAlone.svelte';

export * from './book.ts';
export { default as WallWorld } from './wall/World.svelte';
export { default as Bell } from './desk/Bell.svelte';
export { default as Changes } from './desk/Changes.svelte';
export { default as Desk } from './desk/Desk.svelte';
export { default as Ends } from './desk/Ends.svelte';
export { default as Powers } from './desk/Powers.svelte';
export { default as Sheets } from './desk/Figures.svelte';
export { default as Stage } from './desk/Stage.svelte';
export { default as Word } from './desk/Word.svelte';
export { default as Glance } from './wall/Glance.svelte';
export { default as Scenery } from './wall/Scenery.svelte';
export { default as Digest } from './desk/Digest.svelte';

/** What is to be met at this moment. */
export const alone = {
	challenge: { name: m.biome_wall_challenge, Wall: ChallengeAlone }
};
