/** What the library alone says of each game: its kind and its drawn moments. */
import type { Panels } from './kit/panels.ts';
import { partOf } from './parts.ts';

const panels = import.meta.glob<Panels>(
	['./*/words/panels.ts', '../../../games/*/words/panels.ts'],
	{ eager: true, import: 'panels' }
);

/** The drawn moments of a game; null where it has none. */
export const panelsOf = (game: string): Panels | null =>
	partOf(panels, game, 'words/panels.ts') ?? null;
