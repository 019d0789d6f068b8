/** The prints of each game, loaded when one is asked for. */
import type { Seat } from '../engine/module.ts';
import type { Prints } from './kit/prints.ts';
import { printsOf } from './parts.ts';

/** Which prints of a game a link may show, for the table and for a seat; null for a game that has none. */
export const givenPrints = async (game: string): Promise<Prints['given'] | null> =>
	(await printsOf(game))?.given ?? null;

/** The seats that have brought words of their own to a game. */
export const contributionSeats = async (game: string, view: unknown): Promise<Seat[]> =>
	((await printsOf(game))?.contributions?.(view) ?? [])
		.filter(({ parts }) => parts.length > 0)
		.map(({ seat }) => seat);

/** The prints of a game as the desk offers them: by address, with what they are called. */
export interface PrintOffer {
	readonly table: readonly {
		readonly of: string;
		readonly name: string;
		/** Whether play on paper needs it. */
		readonly paper: boolean;
		/** Whether it can be folded into a booklet. */
		readonly foldable: boolean;
	}[];
	/** Those that every seat has of its own. */
	readonly seat: readonly { readonly of: string; readonly name: string }[];
	/** Whether links may show some of them. */
	readonly given: boolean;
}

/** What the desk can print of a game's table. */
export async function printOffer(game: string): Promise<PrintOffer> {
	const { table, seat, given }: Prints = (await printsOf(game)) ?? { table: {}, seat: {} };
	return {
		table: Object.entries(table).map(([of, { name, paper = false, folds = false }]) => ({
			of,
			name: name(),
			paper,
			foldable: folds
		})),
		seat: Object.entries(seat).map(([of, { name }]) => ({ of, name: name() })),
		given: given !== undefined
	};
}
