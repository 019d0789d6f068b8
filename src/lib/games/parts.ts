/**
 * The parts of each game, found by their names in its folder and fetched when one is asked for: ours lie beside this
 * file, games from elsewhere in `games` in the root. Screens come by the lists that `npm run sync` writes: each by
 * itself would be twenty small files for a phone. What is needed at once (covers, listings, panels) has a file of its
 * own: a page that wants one of those must not fetch them all.
 */
import type { AnyModule, GameEvent } from '../engine/module.ts';
import type { Guide } from './kit/guide.ts';
import type { AllScreens, PhoneScreens } from './kit/pictures.ts';
import type { Front } from './kit/listing.ts';
import type { GamePlans } from './kit/plans.ts';
import type { Prints } from './kit/prints.ts';
import type { Sample, SampleWords, Speech } from './kit/sample.ts';
import type { WordMap, Words } from './kit/words.ts';
import type { Drawing } from '../pieces/paper/squares.ts';

/** A kind of part, of each game that has it. */
type Found<Part> = Readonly<Record<string, Part>>;

/** A game's part; undefined where it has none. */
export const partOf = <Part>(found: Found<Part>, game: string, file: string): Part | undefined =>
	found[`./${game}/${file}`] ?? found[`../../../games/${game}/${file}`];

const phones = import.meta.glob<PhoneScreens>('./lists/phone/*.ts');
const screens = import.meta.glob<AllScreens>('./lists/all/*.ts');
// a page for authors alone asks for these two: in what is built they would only be parts more
const modules = import.meta.env.DEV
	? import.meta.glob<Readonly<Record<string, AnyModule>>>([
			'./*/index.ts',
			'../../../games/*/index.ts'
		])
	: {};
const words = import.meta.env.DEV
	? import.meta.glob<Words>(['./*/words/index.ts', '../../../games/*/words/index.ts'], {
			import: 'words'
		})
	: {};
const ends = import.meta.glob<NonNullable<AllScreens['endOf']>>(
	['./*/words/end.ts', '../../../games/*/words/end.ts'],
	{
		import: 'endOf'
	}
);
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
const samplesWords = import.meta.glob<SampleWords>(
	['./*/sample.ts', '../../../games/*/sample.ts'],
	{ import: 'sampleWords' }
);
const plans = import.meta.glob<GamePlans>(['./*/plans.ts', '../../../games/*/plans.ts'], {
	import: 'plans'
});
const fronts = import.meta.glob<Front>(['./*/words/front.ts', '../../../games/*/words/front.ts'], {
	import: 'front'
});

const figures = import.meta.glob<(view: unknown, told: readonly GameEvent[]) => Drawing>(
	['./*/figure.ts', '../../../games/*/figure.ts'],
	{ import: 'figure' }
);

/** A game's part, fetched; null where it has none. */
const read = async <Part>(found: Found<() => Promise<Part>>, game: string, file: string) =>
	(await partOf(found, game, file)?.()) ?? null;

/** A game's screens. Which of them it has is found by their names; what is fetched together stands in one list. */
const listed = <Part>(found: Found<Part>, list: string, game: string): Part | undefined =>
	found[`./lists/${list}/${game}.ts`];

// each reader is a function of its own: those that a page does not use are left out of it, with all that they find

/** Whether a game has a board: without one no table can be opened on a screen. */
export const hasBoard = (game: string): boolean => listed(phones, 'phone', game) !== undefined;
/** What a phone needs first: the board, and what stands above it. */
export const phoneScreensOf = async (game: string): Promise<PhoneScreens | null> =>
	(await listed(phones, 'phone', game)?.()) ?? null;
/** All screens of a game. */
export const screensOf = async (game: string): Promise<AllScreens | null> =>
	(await listed(screens, 'all', game)?.()) ?? null;
/** Its rules without those of all other games beside them, for a page that is loaded anew at each change; null where it is not there. */
export const moduleOf = async (game: string): Promise<AnyModule | null> =>
	Object.values((await read(modules, game, 'index.ts')) ?? {}).find(({ id }) => id === game) ??
	null;
/** Its words in the same way. */
export const ownWordsOf = (game: string) => read(words, game, 'words/index.ts');
/** How it tells its end; a game that tells it on its own board has none. */
export const endingOf = (game: string) => read(ends, game, 'words/end.ts');
/** What its computer players say where people would write something. */
export const speechOf = (game: string) => read(speeches, game, 'words/speech.ts');
/** What the terms of its worth are called, where the kit has no name for them. */
export const worthOf = (game: string) => read(worths, game, 'words/worth.ts');
/** How it is led. */
export const ownGuideOf = (game: string) => read(guides, game, 'guide.ts');
/** Its plans of three lessons; null where it has none. */
export const plansOf = (game: string) => read(plans, game, 'plans.ts');
/** Whether it has any. */
export const hasPlans = (game: string) => partOf(plans, game, 'plans.ts') !== undefined;
/** What the front door says of it; null where it has no words for that. */
export const frontOf = (game: string) => read(fronts, game, 'words/front.ts');
/** What of it goes on paper. */
export const printsOf = (game: string) => read(prints, game, 'prints.ts');
/** Whether it has anything to print. */
export const isPrintable = (game: string) => partOf(prints, game, 'prints.ts') !== undefined;
/** Its board as its record has it; null for a game without one. */
export const figureOf = (game: string) => read(figures, game, 'figure.ts');
/** A game that computer players have played, to look at before anybody has; made by `npm run lab -- sample`. */
export const sampleOf = (game: string) => read(samples, game, 'sample.json');
/** Whether it has such a game. */
export const hasSample = (game: string) => partOf(samples, game, 'sample.json') !== undefined;
/** What its players wrote in it; null where the game has no such words. */
export const sampleWordsOf = (game: string) => read(samplesWords, game, 'sample.ts');
