/** What the library says of each game. */
import type { Listing } from './kit/listing.ts';
import { partOf } from './parts.ts';

const listings = import.meta.glob<Listing>(
	['./*/words/listing.ts', '../../../games/*/words/listing.ts'],
	{ eager: true, import: 'listing' }
);

/** A game's listing. Throws for a game that has none. */
export function listingOf(game: string): Listing {
	const listing = partOf(listings, game, 'words/listing.ts');
	if (!listing) throw new Error(`the library does not know the game "${game}"`);
	return listing;
}
