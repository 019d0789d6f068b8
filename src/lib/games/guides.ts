/** The guide to each game, loaded when somebody leads a table of it. */
import { plainGuide, type Guide } from './kit/guide.ts';
import { fileOf } from './places.ts';

const guides = import.meta.glob<Guide>(['./*/guide.ts', '../../../games/*/guide.ts'], {
	import: 'guide'
});

/** The guide to a game; a plain one where the game has none of its own. */
export const guideOf = async (game: string): Promise<Guide> =>
	(await fileOf(guides, game, 'guide.ts')?.()) ?? plainGuide;
