/** The picture on each game's box, for the library. */
import type { Component } from 'svelte';
import Biome from './biome/Cover.svelte';
import ChickenRun from './chicken-run/Cover.svelte';
import GlobalWarming from './global-warming/Cover.svelte';
import Martian12s from './martian-12s/Cover.svelte';

const covers: Readonly<Record<string, Component>> = {
	biome: Biome,
	'chicken-run': ChickenRun,
	'global-warming': GlobalWarming,
	'martian-12s': Martian12s
};

/** The picture on a game's box; null where it has none. */
export const coverOf = (game: string): Component | null =>
	Object.hasOwn(covers, game) ? (covers[game] ?? null) : null;
