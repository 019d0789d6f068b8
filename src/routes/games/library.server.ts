/** The games as the library shows them. */
import type { About, AnyModule } from '$lib/engine/module.ts';
import type { Kind } from '$lib/games/kit/kinds.ts';
import { listingOf } from '$lib/games/listings.ts';
import { panelsOf } from '$lib/games/panels.ts';

export interface Listed extends Pick<About, 'title' | 'designers' | 'year' | 'licence' | 'source'> {
	readonly id: string;
	readonly seats: readonly number[];
	readonly minutes: readonly [number, number];
	readonly lead: string;
	/** What one plays for. */
	readonly goal: string;
	readonly teaches: string;
	readonly complexity: 1 | 2 | 3;
	readonly kinds: readonly Kind[];
}

/** A game with what the library says of it. */
export function listed({ id, about }: AnyModule): Listed {
	const { lead, goal, teaches, complexity } = listingOf(id);
	const kinds = panelsOf(id)?.kinds ?? [];
	const words = { lead: lead(), goal: goal(), teaches: teaches() };
	return { id, ...about, ...words, complexity, kinds };
}
