/** What of a game goes on paper: a game's `prints.ts` names each print and makes its record. */
import type { Block, Picture, RecordDocument } from '../../engine/record.ts';
import type { Seat } from '../../engine/module.ts';
import type { Ink } from './canvas.ts';
import type { LogLine, Measure } from './guide.ts';
import type { Word } from './words.ts';

/** What stands on a sheet that no rule knows: co-edited, never in the log. */
export interface Written {
	readonly notes: string;
	/** Of the sheet's picture. */
	readonly caption: string;
}

/** What was said when the game had ended. */
export interface Talk {
	readonly log: readonly LogLine[];
	/** The group's answers by the fields of the story. */
	readonly answers: Readonly<Record<string, string>>;
	/** What the table saw after these entries of the log; only where the game can be looked back on. */
	readonly viewsAfter?: (seqs: readonly number[]) => readonly unknown[];
}

/** What a print says that the game does not know. */
export interface Occasion {
	/** Who sits where: a seat's name, or the names of its team. A seat without one is called by its number. */
	readonly names: Readonly<Record<string, string>>;
	/** The seats that computers play. */
	readonly computers?: readonly Seat[];
	readonly table: string;
	/** As it is to be printed; none is printed when there is none. */
	readonly date?: string;
	/** By seat. */
	readonly written?: Readonly<Record<string, Written>>;
	/** By seat, the drawing or photo on its sheet. */
	readonly pictures?: Readonly<Record<string, Picture>>;
	readonly talk?: Talk;
	/** What the class brought along, where the game has a pack. */
	readonly pack?: unknown;
}

/** A print of the whole table. */
export interface TablePrint {
	/** What the desk calls it. */
	readonly name: Word;
	/** What its file is called, without its ending. */
	readonly file: (inputs: { table: string }) => string;
	/** Whether it is what play on paper needs, the same at every table. */
	readonly paper?: true;
	readonly record: (view: unknown, occasion: Occasion) => RecordDocument;
	/** Whether its pages are set for half a sheet too, to be folded. */
	readonly folds?: true;
	/** The same on paper, where the game sets its pages itself; people's names only where they are asked for. */
	readonly paged?: (view: unknown, occasion: Occasion) => RecordDocument;
}

/** A print that every seat has of its own. */
export interface SeatPrint {
	/** What the desk calls all of them. */
	readonly name: Word;
	/** `seat` counts from 1, as people do. */
	readonly file: (inputs: { table: string; seat: number }) => string;
	/** Null for a seat that is not there. */
	readonly record: (view: unknown, occasion: Occasion, seat: Seat) => RecordDocument | null;
	/** The same on paper, where the game sets its pages itself. */
	readonly paged?: SeatPrint['record'];
}

/** A table as the atlas of its class has it. */
export interface AtlasTable {
	readonly view: unknown;
	readonly occasion: Occasion;
}

/** All tables of a class that play a game, set together. */
export interface AtlasPrint {
	/** Whether its first page is the cover of the whole atlas. */
	readonly cover?: true;
	/** `title` is what the class is called; none of the tables has not begun. */
	readonly record: (title: string, tables: readonly AtlasTable[]) => RecordDocument;
}

/** What somebody brought to a table, in their own words. */
export interface Part {
	/** What it is: a question, an answer. */
	readonly what: string;
	/** What all of its kind are called. */
	readonly under: string;
	readonly when: string;
	readonly text: string;
	/** Of what was told: the colour in which it stands on paper. */
	readonly told?: Ink;
}

/** What a seat brought to a table: how many of what, and the words themselves. No marks. */
export interface Contribution {
	readonly seat: Seat;
	readonly counts: readonly Measure[];
	readonly parts: readonly Part[];
}

/** The same for the person who leads: who it was, and where. */
export interface ContributionSheet extends Omit<Contribution, 'seat'> {
	readonly who: string;
	readonly table: string;
	readonly game: string;
	/** What is said of each person of the seat: points by the lines of the rubric, null where none were given, and a sentence. */
	readonly pupils: readonly {
		readonly name: string;
		readonly points: readonly (number | null)[];
		readonly sentence: string;
	}[];
}

/** All prints of a game, by the last part of their address. */
export interface Prints {
	readonly table: Readonly<Record<string, TablePrint>>;
	readonly seat: Readonly<Record<string, SeatPrint>>;
	/** Its part of the atlas of a class. */
	readonly atlas?: AtlasPrint;
	/** What each seat has brought to the table so far. */
	readonly contributions?: (view: unknown) => readonly Contribution[];
	/** What a seat takes home on paper: what waits for it, what it has to answer with, and room to write. Nothing for one that is not in the game. */
	readonly home?: (
		view: unknown,
		occasion: Pick<Occasion, 'names' | 'pack'>,
		seat: Seat
	) => readonly Block[];
	/** Which a link shows without an account: one of the table, and one of a seat that says nothing of other seats. */
	readonly given?: { readonly table: string; readonly seat: string };
}
