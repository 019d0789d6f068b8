/** What a phone of the biome game cannot do without. */
import type { Tab } from '../../kit/pictures.ts';

export { default as Board } from './phone/Board.svelte';
export { default as Header } from './phone/Header.svelte';

/** The tabs of the book beside the board. */
export const tabs: readonly Tab[] = ['Sheet', 'World', 'Chronicle'];
