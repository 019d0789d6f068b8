/** The biome game's screens beside those that every game has: above and beside its board, and at the desk. */
import type { Tab } from '../../kit/pictures.ts';

export { default as Header } from './phone/Header.svelte';

/** The tabs of the book beside the board. */
export const tabs: readonly Tab[] = ['Sheet', 'World', 'Chronicle'];

/** What a phone fetches when a tab is opened. */
export const book = () => import('./book.ts');

/** For the desk and the projector. */
export const desk = () => import('./desk.ts');
