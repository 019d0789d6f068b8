/** What the front door says and offers beside its form: only what a game brings along. */
import type { AnyModule } from '$lib/engine/module.ts';
import { listingOf } from '$lib/games/listings.ts';
import { frontOf, hasPlans, hasSample } from '$lib/games/parts.ts';

export interface FrontDoor {
	/** Empty where the first game has none. */
	readonly tagline: string;
	readonly lead: string;
	/** Empty where the first game has none. */
	readonly credit: string;
	/** Whether a game can be looked at that has been played. */
	readonly sample: boolean;
	/** Whether there are plans of three lessons. */
	readonly plans: boolean;
}

/** The front door of a host with these games, in the words of the first. */
export async function frontWith(games: readonly AnyModule[]): Promise<FrontDoor> {
	const [first] = games;
	const own = first ? await frontOf(first.id) : null;
	const lead = own?.lead ?? (first && listingOf(first.id).lead);
	return {
		tagline: own?.tagline() ?? '',
		lead: lead?.() ?? '',
		credit: own?.credit() ?? '',
		sample: games.some(({ id }) => hasSample(id)),
		plans: games.some(({ id }) => hasPlans(id))
	};
}
