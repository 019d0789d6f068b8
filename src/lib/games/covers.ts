/** The picture on each game's box, for the library. */
import type { Component } from 'svelte';
import Biome from './biome/screens/Cover.svelte';
import ChickenRun from './chicken-run/screens/Cover.svelte';
import GlobalWarming from './global-warming/screens/Cover.svelte';
import Hunt from './hunt/screens/Cover.svelte';
import Martian12s from './martian-12s/screens/Cover.svelte';
import MartianGunslinger from './martian-gunslinger/screens/Cover.svelte';
import MeltingIceberg from './melting-iceberg/screens/Cover.svelte';
import ScavengerHunt from './scavenger-hunt/screens/Cover.svelte';
import Timberland from './timberland/screens/Cover.svelte';
import Timelock from './timelock/screens/Cover.svelte';
import VirusFight from './virus-fight/screens/Cover.svelte';
import Wrecktangle from './wrecktangle/screens/Cover.svelte';

const covers: Readonly<Record<string, Component>> = {
	biome: Biome,
	'chicken-run': ChickenRun,
	'global-warming': GlobalWarming,
	hunt: Hunt,
	'martian-12s': Martian12s,
	'martian-gunslinger': MartianGunslinger,
	'melting-iceberg': MeltingIceberg,
	'scavenger-hunt': ScavengerHunt,
	timberland: Timberland,
	timelock: Timelock,
	'virus-fight': VirusFight,
	wrecktangle: Wrecktangle
};

/** The picture on a game's box; null where it has none. */
export const coverOf = (game: string): Component | null =>
	Object.hasOwn(covers, game) ? (covers[game] ?? null) : null;
