/** What the library says of a game, beside what its module tells about itself. */
import type { Word } from './words.ts';

/** A game as the library lists it. */
export interface Listing {
	/** What it is about, in a sentence or two. */
	readonly lead: Word;
	/** What one plays for, in a sentence. */
	readonly goal: Word;
	/** What one can learn by it. */
	readonly teaches: Word;
	/** How much there is to explain: 1 played at once, 2 after a round, 3 with the rules at hand. */
	readonly complexity: 1 | 2 | 3;
	/** Whether people roll dice that they might as well roll by hand. */
	readonly dice: boolean;
	/** What to know before the number of players is chosen. */
	readonly players?: Word;
}

/** What the front door says where the game is the first of all. */
export interface Front {
	readonly tagline: Word;
	/** What one plays, in a few sentences. */
	readonly lead: Word;
	/** Who made it, and whose it is. */
	readonly credit: Word;
}
