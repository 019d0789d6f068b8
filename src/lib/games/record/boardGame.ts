/** What a board game gives to its record. */
import type { About, GameEvent, Seat, Typed } from '../../engine/module.ts';
import type { Mark } from '../../engine/record.ts';
import type { End } from '../../pieces/ending/ending.ts';
import type { Drawing } from '../../pieces/paper/squares.ts';
import type { Way } from '../../pieces/paper/ways.ts';
import type { Names, Word, Words } from '../kit/words.ts';

/** A die that was thrown: its eyes, or the word on its face. */
export type Die = number | string;

/** Its functions are given views that its own module made. */
export interface BoardGame<State, Event extends Typed> {
	readonly about: About;
	/** How many seats there are. */
	readonly seats: (view: State) => number;
	/** What it says: its words, its end, and the board for those who do not see it. */
	readonly told: {
		readonly words: Words;
		readonly end: (view: State, names: Names) => End | null;
		readonly position: (view: State, names: Names) => readonly string[];
	};
	/** The board; of `told` all that counts, in order. */
	readonly figure: (view: State, told: readonly GameEvent[]) => Drawing;
	/** How the board is to be read; only where that is not plain. */
	readonly key?: Word;
	/** With which events a turn begins. */
	readonly begins: readonly Event['type'][];
	/** Which dice an event threw: the eyes of each, or the word on its face. */
	readonly dice?: (event: Event) => readonly Die[];
	/** Steps of the same kind that follow each other are said in one sentence. */
	readonly steps?: Steps<Event>;
	/** What moved in an event; drawn as an arrow on the small boards. */
	readonly way?: (event: Event) => Way | null;
	/** What it came to beside the board: what each has, or how long each stood. */
	readonly result?: (view: State, told: readonly GameEvent[], names: Names) => Result | null;
	/** Which events say nothing that the next ones do not say. */
	readonly passes?: readonly Event['type'][];
	/** What stands for a seat, a hundred units wide; its own mark where the game has none. */
	readonly emblem?: (view: State, seat: Seat) => readonly Mark[];
}

/** A drawing of what it came to, what that is called, and the same in words. */
export interface Result extends Drawing {
	readonly title: string;
	readonly alt: string;
}

/** How steps are told. */
interface Steps<Event> {
	/** What they are alike in; null for an event that is no step. */
	readonly kind: (event: Event) => string | null;
	/** Several of a kind, the first one first. */
	readonly say: (steps: readonly Event[], names: Names) => string | null;
}
