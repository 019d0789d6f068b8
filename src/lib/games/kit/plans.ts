/** Plans of three lessons that a game brings along: one table goes on from each to the next. */
import type { Part } from './guide.ts';
import type { Word } from './words.ts';

/** One of the lessons. */
export interface LessonPlan {
	readonly title: Word;
	/** The question that the class talks about. */
	readonly ask: Word;
	/** Something for home. */
	readonly home: Word;
	/** What is done in 45 minutes; `beside` is what the other game is called. */
	readonly parts: (beside: string) => readonly Part[];
}

export interface LessonsPlan {
	readonly name: Word;
	/** What is learned, in the words of curricula. */
	readonly aims: readonly Word[];
	/** What of the game's pack comes first, by its ids. */
	readonly ready: Readonly<Record<string, Word>>;
	/** The id of another game that fits beside it. */
	readonly beside: string;
	readonly why: Word;
	readonly lessons: readonly LessonPlan[];
}

export interface GamePlans {
	/** How its tables are set up, by the preset's id. */
	readonly preset: string;
	/** A lesson that has about as much play as all of them, in minutes for each minute of one. */
	readonly play: number;
	readonly plans: Readonly<Record<string, LessonsPlan>>;
}
