/** The biome game's screens beside those that every game has: above and beside its board, and at the desk. */
import type { Tab } from '../../kit/pictures.ts';
import type { State } from '../rules/state.ts';
import { fetchPlay } from './fetched.ts';

export { default as Header } from './phone/Header.svelte';

/** The tabs of the book beside the board. */
export const tabs: readonly Tab[] = ['Sheet', 'World', 'Chronicle'];

/** What a page needs that is opened in play. */
export const begun = async (view: unknown): Promise<void> => {
	if ((view as State).phase !== 'setup') await fetchPlay();
};

/** What a phone fetches when a tab is opened. */
export const book = () => import('./book.ts');

/** For the desk and the projector. */
export const desk = () => import('./desk.ts');
