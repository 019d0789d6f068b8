/** The drawn moments of each game, and the board alone that draws them: loaded when its rules are read, or looked back at. */
import type { Component } from 'svelte';
import type { Panels } from './kit/panels.ts';
import type { ViewProps } from './kit/pictures.ts';

const panels = import.meta.glob<Panels>('./*/words/panels.ts', { import: 'panels' });
const boards = import.meta.glob<Component<ViewProps<unknown>>>('./*/screens/Past.svelte', {
	import: 'default'
});

/** The drawn moments of a game; null where it has none. */
export const panelsOf = async (game: string): Promise<Panels | null> =>
	(await panels[`./${game}/words/panels.ts`]?.()) ?? null;

/** A game's board at a moment, with nothing round it; null where it has none. */
export const pastOf = async (game: string): Promise<Component<ViewProps<unknown>> | null> =>
	(await boards[`./${game}/screens/Past.svelte`]?.()) ?? null;
