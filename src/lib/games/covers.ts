/** The picture on each game's box, for the library. */
import type { Component } from 'svelte';
import { partOf } from './parts.ts';

const covers = import.meta.glob<Component>(
	['./*/screens/Cover.svelte', '../../../games/*/screens/Cover.svelte'],
	{ eager: true, import: 'default' }
);

/** The picture on a game's box; null where it has none. */
export const coverOf = (game: string): Component | null =>
	partOf(covers, game, 'screens/Cover.svelte') ?? null;
