/** The prints of each game, loaded when one is asked for. */
import type { Prints } from './kit/prints.ts';

const prints = import.meta.glob<Prints>('./*/prints.ts', { import: 'prints' });

/** Whether a game has anything to print. */
export const isPrintable = (game: string): boolean => `./${game}/prints.ts` in prints;

/** What of a game goes on paper; null for a game that has no prints. */
export const printsOf = async (game: string): Promise<Prints | null> =>
	(await prints[`./${game}/prints.ts`]?.()) ?? null;

/** The prints of a game as the desk offers them: by address, with what they are called. */
export interface PrintOffer {
	readonly table: readonly { readonly of: string; readonly name: string }[];
	/** Those that every seat has of its own. */
	readonly seat: readonly string[];
}

/** What the desk can print of a game's table. */
export async function printOffer(game: string): Promise<PrintOffer> {
	const { table, seat } = (await printsOf(game)) ?? { table: {}, seat: {} };
	return {
		table: Object.entries(table).map(([of, { name }]) => ({ of, name: name() })),
		seat: Object.keys(seat)
	};
}
