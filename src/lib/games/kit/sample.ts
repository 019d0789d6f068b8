/** A game that computer players have played, without their sentences: these are put in anew, in the reader's language. */
import type { Seat } from '../../engine/module.ts';
import type { Random } from '../../engine/random.ts';
import type { LogLine } from './guide.ts';

export interface Sample {
	readonly seats: number;
	readonly options: object;
	/** What the set-up drew. */
	readonly draws: readonly number[];
	readonly actions: readonly {
		readonly seat: Seat;
		readonly action: { readonly type: string };
		readonly draws: readonly number[];
	}[];
}

/** An action with sentences of its own, in the reader's language. A game's own types are forgotten: view and action are by the same game's rules. */
export type Speech = (
	view: unknown,
	seat: Seat,
	action: { readonly type: string },
	random: Random
) => { type: string };

/** What a player drew on their sheet, as a PNG in base64, with its words. */
export interface Drawn {
	readonly seat: Seat;
	readonly png: string;
	readonly words: string;
}

/** What was written while the sample was played, in the reader's language. */
export interface SampleWords {
	/** An action with what its player wrote. */
	readonly speech: Speech;
	/** The fields of the table's story, as they stand at that moment. */
	readonly story: (view: unknown) => Readonly<Record<string, string>>;
	/** What they answered when they looked back, by the fields of the story; nothing while it goes on. */
	readonly answers?: (view: unknown, log: readonly LogLine[]) => Readonly<Record<string, string>>;
	readonly drawn?: () => readonly Drawn[];
	/** What is written before the first action, which computer players do not do. */
	readonly first?: () => readonly { readonly seat: Seat; readonly action: { type: string } }[];
}
