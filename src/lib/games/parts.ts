/**
 * The parts of each game, found by their names in its folder and fetched when one is asked for: ours lie beside this
 * file, games from elsewhere in `games` in the root. What is needed at once (covers, listings, panels) has a file each:
 * a page that wants one of those must not fetch them all.
 */
import type { Component } from 'svelte';
import type { Seat } from '../engine/module.ts';
import type { Random } from '../engine/random.ts';
import type { End } from '../pieces/ending/ending.ts';
import type { TitleWords } from '../pieces/spoken.ts';
import type { Guide } from './kit/guide.ts';
import type { BoardProps, LedScreens, ViewProps, WallProps } from './kit/pictures.ts';
import type { Prints } from './kit/prints.ts';
import type { Sample } from './kit/sample.ts';
import type { Names, WordMap } from './kit/words.ts';

/** A kind of part, of each game that has it. */
type Found<Part> = Readonly<Record<string, Part>>;

/** A game's part; undefined where it has none. */
export const partOf = <Part>(found: Found<Part>, game: string, file: string): Part | undefined =>
	found[`./${game}/${file}`] ?? found[`../../../games/${game}/${file}`];

const boards = import.meta.glob<Component<BoardProps<unknown, unknown>>>(
	['./*/screens/Board.svelte', '../../../games/*/screens/Board.svelte'],
	{ import: 'default' }
);
const walls = import.meta.glob<Component<WallProps<unknown>>>(
	['./*/screens/Wall.svelte', '../../../games/*/screens/Wall.svelte'],
	{ import: 'default' }
);
const pasts = import.meta.glob<Component<ViewProps<unknown>>>(
	['./*/screens/Past.svelte', '../../../games/*/screens/Past.svelte'],
	{ import: 'default' }
);
const ledScreens = import.meta.glob<LedScreens>([
	'./*/screens/led.ts',
	'../../../games/*/screens/led.ts'
]);
const titles = import.meta.glob<TitleWords<unknown>>(
	['./*/words/status.ts', '../../../games/*/words/status.ts'],
	{ import: 'title' }
);
const ends = import.meta.glob<EndOf>(['./*/words/end.ts', '../../../games/*/words/end.ts'], {
	import: 'endOf'
});
const speeches = import.meta.glob<Speech>(
	['./*/words/speech.ts', '../../../games/*/words/speech.ts'],
	{ import: 'speech' }
);
const worths = import.meta.glob<WordMap>(
	['./*/words/worth.ts', '../../../games/*/words/worth.ts'],
	{
		import: 'worthTerms'
	}
);
const guides = import.meta.glob<Guide>(['./*/guide.ts', '../../../games/*/guide.ts'], {
	import: 'guide'
});
const prints = import.meta.glob<Prints>(['./*/prints.ts', '../../../games/*/prints.ts'], {
	import: 'prints'
});
const samples = import.meta.glob<Sample>(['./*/sample.json', '../../../games/*/sample.json'], {
	import: 'default'
});

/** How a game tells its end. Its own types are forgotten: the view was made by the same game's rules. */
export type EndOf = (view: unknown, names: Names) => End | null;

/** An action with sentences of its own, in the reader's language. A game's own types are forgotten: view and action are by the same game's rules. */
export type Speech = (
	view: unknown,
	seat: Seat,
	action: { type: string },
	random: Random
) => { type: string };

/** A part that is fetched; null where the game has none. */
const reading =
	<Part>(found: Found<() => Promise<Part>>, file: string) =>
	async (game: string): Promise<Part | null> =>
		(await partOf(found, game, file)?.()) ?? null;

/** Whether a game has a part. */
const having = (found: Found<unknown>, file: string) => (game: string) =>
	partOf(found, game, file) !== undefined;

/** Draws a view, and offers what may be done. */
export const boardOf = reading(boards, 'screens/Board.svelte');
/** Whether a game has a board: without one no table can be opened on a screen. */
export const hasBoard = having(boards, 'screens/Board.svelte');
/** The projector. */
export const wallOf = reading(walls, 'screens/Wall.svelte');
/** The table at an earlier moment. */
export const pastOf = reading(pasts, 'screens/Past.svelte');
/** The screens that only a led game has. */
export const ledOf = reading(ledScreens, 'screens/led.ts');
/** What stands above the board. */
export const titleOf = reading(titles, 'words/status.ts');
/** How it tells its end; a game that tells it on its own board has none. */
export const endingOf = reading(ends, 'words/end.ts');
/** What its computer players say where people would write something. */
export const speechOf = reading(speeches, 'words/speech.ts');
/** What the terms of its worth are called, where the kit has no name for them. */
export const worthOf = reading(worths, 'words/worth.ts');
/** How it is led. */
export const ownGuideOf = reading(guides, 'guide.ts');
/** What of it goes on paper. */
export const printsOf = reading(prints, 'prints.ts');
/** Whether it has anything to print. */
export const isPrintable = having(prints, 'prints.ts');
/** A game that computer players have played, to look at before anybody has; made by `npm run sample`. */
export const sampleOf = reading(samples, 'sample.json');
