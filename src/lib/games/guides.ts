/** The guide to each game, loaded when somebody leads a table of it. */
import { plainGuide, type Guide } from './kit/guide.ts';
import { ownGuideOf } from './parts.ts';

/** The guide to a game; a plain one where the game has none of its own. */
export const guideOf = async (game: string): Promise<Guide> =>
	(await ownGuideOf(game)) ?? plainGuide;
