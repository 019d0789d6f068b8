/** What the games' computer players say, where people would write something: each lies in its game's folder. */
import type { Seat } from '../engine/module.ts';
import type { Random } from '../engine/random.ts';

/** The action with sentences of its own, in the reader's language. A game's own types are forgotten: view and action are by the same game's rules. */
export type Speech = (
	view: unknown,
	seat: Seat,
	action: { type: string },
	random: Random
) => { type: string };

const speeches = import.meta.glob<Speech>('./*/words/speech.ts', { import: 'speech' });

/** How a game's computer players speak; null where nobody writes anything. */
export const speechOf = async (game: string): Promise<Speech | null> =>
	(await speeches[`./${game}/words/speech.ts`]?.()) ?? null;
