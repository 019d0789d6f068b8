/** What the library says of each game, beside what its module tells about itself. */
import type * as m from '../paraglide/messages.js';
import { shelf as biome } from './biome/words/listing.ts';
import { shelf as chickenRun } from './chicken-run/words/listing.ts';
import { shelf as globalWarming } from './global-warming/words/listing.ts';
import { shelf as hunt } from './hunt/words/listing.ts';
import { shelf as martian12s } from './martian-12s/words/listing.ts';
import { shelf as martianGunslinger } from './martian-gunslinger/words/listing.ts';
import { shelf as meltingIceberg } from './melting-iceberg/words/listing.ts';
import { shelf as scavengerHunt } from './scavenger-hunt/words/listing.ts';
import { shelf as timberland } from './timberland/words/listing.ts';
import { shelf as timelock } from './timelock/words/listing.ts';
import { shelf as virusFight } from './virus-fight/words/listing.ts';
import { shelf as wrecktangle } from './wrecktangle/words/listing.ts';

/** A game as it stands on the shelf. */
export interface Shelf {
	/** What it is about, in a sentence or two. */
	readonly lead: typeof m.app_name;
	/** What one can learn by it. */
	readonly teaches: typeof m.app_name;
	/** How much there is to explain: 1 played at once, 2 after a round, 3 with the rules at hand. */
	readonly complexity: 1 | 2 | 3;
	/** Whether people roll dice that they might as well roll by hand. */
	readonly dice: boolean;
	/** What to know before the number of players is chosen. */
	readonly players?: typeof m.app_name;
}

const shelves: Readonly<Record<string, Shelf>> = {
	biome,
	'chicken-run': chickenRun,
	'global-warming': globalWarming,
	hunt,
	'martian-12s': martian12s,
	'martian-gunslinger': martianGunslinger,
	'melting-iceberg': meltingIceberg,
	'scavenger-hunt': scavengerHunt,
	timberland,
	timelock,
	'virus-fight': virusFight,
	wrecktangle
};

/** A game's place on the shelf. Throws for a game that has none. */
export function shelfOf(game: string): Shelf {
	const shelf = Object.hasOwn(shelves, game) ? shelves[game] : undefined;
	if (!shelf) throw new Error(`the library does not know the game "${game}"`);
	return shelf;
}
