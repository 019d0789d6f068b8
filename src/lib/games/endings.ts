/** How the games tell their end, for the server: each lies in its game's folder. A game that tells it on its own board has none. */
import type { Seat } from '../engine/module.ts';
import type { End } from '../pieces/ending/ending.ts';
import { fileOf } from './places.ts';

/** A game's own types are forgotten: the view was made by the same game's rules. */
type EndOf = (view: unknown, names: (seat: Seat) => string) => End | null;

const ends = import.meta.glob<{ readonly endOf: EndOf }>([
	'./*/words/end.ts',
	'../../../games/*/words/end.ts'
]);

/** How a game ended; null while it goes on, and for a game that tells it itself. */
export const endOf = async (game: string, ...shown: Parameters<EndOf>): Promise<End | null> =>
	(await fileOf(ends, game, 'words/end.ts')?.())?.endOf(...shown) ?? null;
